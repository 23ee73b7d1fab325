import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Call } from '#catalogues/calls/call.ts';
import { calls } from '#catalogues/calls/index.ts';
import { refuse } from '../answering/refuse.ts';
import type { ServerEnv } from '../context.ts';

/** The largest body of a call that does not say otherwise, bytes. */
const USUAL_BYTES = 64 * 1024;

/** The limit of a call that does not say otherwise. */
export const usual: BodyLimit = limitOf(USUAL_BYTES);
const LARGE: ReadonlySet<string> = new Set(
  Object.values<Call>(calls)
    .filter(({ mostBytes }) => mostBytes !== undefined)
    .map(({ method, path }) => `${method} ${path}`),
);

/** Bounds every body but those of calls that take larger ones: their own limit comes after who asks is known. */
export const limitBodies: MiddlewareHandler<ServerEnv> = (c, next) =>
  LARGE.has(`${c.req.method} ${c.req.path}`) ? next() : usual(c, next);

/** True for a body that says that it is no larger than other calls take: a large one's turn is not needed for it. */
export function saysUsual(c: Context<ServerEnv>): boolean {
  const length = c.req.header('content-length') ?? '';
  return /^\d{1,9}$/.test(length) && Number(length) <= USUAL_BYTES && !c.req.header('transfer-encoding');
}

/** Refuses a body that is too large, or lets what follows read it. */
export type BodyLimit = (c: Context<ServerEnv>, next: Next) => Promise<Response | undefined>;

/** The limit of so many bytes. */
export function limitOf(maxSize: number): BodyLimit {
  const limit = bodyLimit({ maxSize, onError: (c) => refuse(c, 'too-large') });
  return async (c, next) => (await limit(c, next)) ?? undefined;
}
