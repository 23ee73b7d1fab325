import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { CannotStart } from '../cannot-start.ts';
import type { Config } from '../config.ts';
import { everyAnswer } from '../http/headers.ts';
import { refusal, statusOf } from '../http/refusals.ts';

/** An open port. Until `serve` is called everything is answered 503: a call with JSON, somebody at a browser with a page that asks again. */
export interface Listener {
  /** The address on this machine, without a slash at the end. */
  readonly localUrl: string;
  readonly server: Server;
  serve(listener: RequestListener): void;
  /** Take no more connections and resolve when the last answer is out, or after `patienceMs`. */
  close(patienceMs: number): Promise<void>;
}

const IDLE_SWEEP_MS = 20;

/** So long somebody at a browser waits for the next look, in seconds. */
const AGAIN_S = 1;

const STYLE =
  'body { margin: 20vh auto; max-width: 32ch; padding: 0 16px; font: 18px/1.5 system-ui, sans-serif; text-align: center }';

/** Nothing of it comes from a file: what is being started serves none yet. */
const STARTING_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${AGAIN_S}">
<title>Wattchat</title>
<style>${STYLE}</style>
<h1>Wattchat</h1>
<p role="status">The portal is starting. This page opens by itself in a moment.</p>
</html>
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function starting(config: Pick<Config, 'publicUrl'>): RequestListener {
  const always = { ...everyAnswer(config), 'Content-Security-Policy': POLICY, 'X-Frame-Options': 'DENY' };
  return ({ headers: { accept = '' } }, response) => {
    const isBrowser = accept.includes('text/html');
    response.writeHead(statusOf('starting'), {
      ...always,
      'Content-Type': isBrowser ? 'text/html; charset=utf-8' : 'application/json',
      'Cache-Control': 'no-store',
      'Retry-After': `${AGAIN_S}`,
    });
    response.end(isBrowser ? STARTING_PAGE : JSON.stringify(refusal('starting')));
  };
}

/** Listen on the configured address; throws a plain message when that cannot be had. */
export async function listen(config: Pick<Config, 'host' | 'port' | 'publicUrl'>): Promise<Listener> {
  let serve = starting(config);
  const server = createServer((request, response) => serve(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new CannotStart(whyNot(cause, config), { cause })));
    server.listen(config.port, config.host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const anywhere = config.host === '0.0.0.0' || config.host === '::';
  const host = anywhere ? '127.0.0.1' : config.host;
  return {
    localUrl: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    server,
    serve: (listener) => {
      serve = listener;
    },
    close: async (patienceMs) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A kept-alive connection counts as open after its answer is out, and nobody else ends it.
      const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
      const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(impatience);
    },
  };
}

function whyNot(cause: Error, { host, port }: Pick<Config, 'host' | 'port'>): string {
  const code = 'code' in cause ? cause.code : '';
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} needs more rights than this process has. Set PORT to another one.`;
  return `Cannot listen on ${host}, port ${port}: ${cause.message}`;
}
