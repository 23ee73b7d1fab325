import { type IncomingHttpHeaders, request } from 'node:http';

/** What is sent, as it goes over the wire: no path is put right, as `fetch` would. */
export interface Sent {
  readonly method?: string;
  /** From the slash on. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came back. */
export interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** How long it took, ms. */
  readonly ms: number;
}

/** A portal that is attacked. */
export interface Target {
  readonly host: string;
  readonly port: number;
  /** Sends one request. Rejects where the connection broke off before an answer. */
  send(sent: Sent): Promise<Heard>;
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** What keeps an answer back for longer is not waited for, ms. */
export const PATIENCE_MS = 20_000;

/** A portal of this machine; nobody else's is attacked. Throws for any other address. */
export function targetAt(address: string): Target {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'http:' || !LOOPBACK.has(hostname))
    throw new Error(`${address} is not on this machine: only a portal on 127.0.0.1 is attacked.`);
  const host = hostname.replace(/[[\]]/g, '');
  const at = Number(port || 80);
  return { host, port: at, send: (sent) => send({ host, port: at }, sent) };
}

function send({ host, port }: Pick<Target, 'host' | 'port'>, { method = 'GET', path, headers = {}, body }: Sent) {
  return new Promise<Heard>((resolve, reject) => {
    const began = performance.now();
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    // A connection for each: one that the portal has closed behind a refusal is not taken once more.
    const all = { ...length, ...headers };
    const asked = request({ host, port, method, path, headers: all, timeout: PATIENCE_MS, agent: false });
    asked.on('timeout', () => asked.destroy(new Error(`No answer within ${PATIENCE_MS} ms.`)));
    asked.on('error', reject);
    asked.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString('utf8'),
          ms: performance.now() - began,
        }),
      );
    });
    asked.end(body);
  });
}
