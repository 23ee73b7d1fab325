import { isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { MAILED_PAGE } from '#catalogues/mailed-pages.ts';
import { withoutSensitive } from '#machines/kit/sensitive/without-sensitive.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Random } from '../random.ts';
import type { ServerEnv } from './context.ts';

/** Asked every few seconds by whoever watches: no line of the log each. */
const PROBES = ['/healthz', '/readyz', '/metrics'];
/** Files of the portal, forty a page. */
const FILES = /^\/(?!api\/).*\.\w{2,11}$/;
/** What the sandbox is asked as a provider, whose 'unknown' is an answer like any other; no real portal has it. */
const SANDBOX = /^\/sandbox\//;

/** What no face of the portal sends: somebody else made it, or it was changed on its way. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['invalid-input', 'not-json', 'not-a-form', 'too-large']);

/** Gives each request an id (that of a proxy in front, where there is one), an address and a log of its own, counts it, and writes one line when it has been answered. */
export function asRequest(deps: {
  log: Logger;
  random: Random;
  trustProxy: number;
  metrics: Pick<Metrics, 'request'>;
}): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    // From anybody, many requests could be given the id of another one's lines.
    const given = deps.trustProxy > 0 ? (c.req.header('x-request-id') ?? '') : '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : deps.random.uuid();
    const log = deps.log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('address', networkOf(callerAddress(c, deps.trustProxy)));
    const began = performance.now();
    await next();
    c.header('X-Request-Id', requestId);
    const elapsed = performance.now() - began;
    deps.metrics.request(c.get('call') ?? 'other', c.res.status, elapsed / 1000);
    const ms = Math.round(elapsed);
    const why = c.get('refusal');
    const isRefused = [401, 403, 429].includes(c.res.status) || (why !== undefined && NOT_TAKEN.has(why));
    const refused = isRefused ? { event: 'refused', why, address: c.get('address') } : {};
    const level = isNoise(c) ? 'debug' : 'info';
    const asked = {
      method: c.req.method,
      path: maskedPath(c.req.path),
      account: c.get('account'),
      program: c.get('program'),
    };
    log[level]({ ...asked, status: c.res.status, ms, ...refused }, 'request');
  };
}

/** A request that nobody made of their own accord, where all went well: the log has a line for each that somebody did. */
function isNoise(c: Context<ServerEnv>): boolean {
  const { path } = c.req;
  if (PROBES.includes(path)) return true;
  if (SANDBOX.test(path)) return c.res.status < 500;
  return c.res.status < 400 && (FILES.test(path) || c.get('unasked') === true);
}

/** The caller's network address: the peer's, or what the outermost believed proxy wrote. */
function callerAddress(c: Context<ServerEnv>, trustProxy: number): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustProxy === 0) return peer;
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-trustProxy) || peer;
}

/** The page of a mailed link, also with a hyphen that it does not have. */
const LINKED = new RegExp(`^(/+(?:${MAILED_PAGE}|confirm-email)/+).+`, 'i');

/**
 * A path without the secret of a mailed link, which stands in it when somebody opens the link as a path, and without a card or a
 * code that somebody put there, spaces and all.
 */
function maskedPath(path: string): string {
  const linkless = path.replace(LINKED, '$1[masked]');
  const typed = linkless.replace(/%20|\+/g, ' ');
  const harmless = withoutSensitive(typed, { meters: true });
  return harmless === typed ? linkless : harmless;
}

/**
 * The network that limits count an address under. A subscriber of IPv6 has a /64 to choose addresses from, so one address
 * of it says nothing; an IPv4 address that came over IPv6 counts as itself. Some proxies write the caller's port behind it,
 * which is another one for each connection.
 */
export function networkOf(address: string): string {
  const bare = address
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '');
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  if (head === '') return bare.replace(/^::ffff:(?=\d+\.)/i, '');
  const groups = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const [first = [], last = []] = groups;
  const whole = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
