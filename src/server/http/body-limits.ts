import type { Context, MiddlewareHandler, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Call } from '#catalogues/calls/call.ts';
import { calls } from '#catalogues/calls/index.ts';
import { UPLOAD_MOST } from '#catalogues/uploads.ts';
import type { Person } from '../person.ts';
import type { ServerEnv } from './context.ts';
import { refuse } from './refusals.ts';

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

/**
 * Large bodies that one server holds at once, and of one sender to one call; each is read into memory before it is looked at.
 * Visitors are counted apart, by their network address, so that they never keep those who are signed in waiting.
 */
const MOST = { signedIn: { atOnce: 24, each: 1 }, visitors: { atOnce: 6, each: 3 } } as const;
/** When to try again, seconds. */
const RETRY_AFTER = 15;

/** Who sends a large body, and to which call. */
export interface Sender {
  readonly person: Pick<Person, 'id'> | null;
  readonly address: string;
  readonly call: string;
}

/** Lets somebody send a call one large body at a time, and a server hold only so many. */
export interface Turns {
  /** Take a turn; answers when to try again where there is none to be had. */
  take(sender: Sender): { retryAfter: number } | null;
  giveBack(sender: Sender): void;
}

/** Turns of this process, because it is its memory that they spare. */
export function largeBodies(): Turns {
  const signedIn = queueOf(MOST.signedIn);
  const visitors = queueOf(MOST.visitors);
  const of = ({ person }: Sender) => (person === null ? visitors : signedIn);
  return {
    take: (sender) => (of(sender).take(keyOf(sender)) ? null : { retryAfter: RETRY_AFTER }),
    giveBack: (sender) => of(sender).giveBack(keyOf(sender)),
  };
}

// A conversation that is kept at this moment is no reason to refuse an upload, so each call has turns of its own.
const keyOf = ({ person, address, call }: Sender) => `${call} ${person?.id ?? address}`;

function queueOf({ atOnce, each }: { readonly atOnce: number; readonly each: number }) {
  const busy = new Map<string, number>();
  let all = 0;
  return {
    take(key: string): boolean {
      const own = busy.get(key) ?? 0;
      if (own >= each || all >= atOnce) return false;
      busy.set(key, own + 1);
      all += 1;
      return true;
    },
    giveBack(key: string): void {
      const left = (busy.get(key) ?? 0) - 1;
      if (left > 0) busy.set(key, left);
      else busy.delete(key);
      all -= 1;
    },
  };
}

/** Several for each row of the longest list there is. */
const VALUES = 4 * UPLOAD_MOST.rows;
/** More than any form of the portal has. */
const PARTS = 20;
/** The signs that RFC 2046 has for it, without the blank. */
const BOUNDARY = /^multipart\/form-data *;(?:.*;)? *boundary=("?)([\w'()+,./:=?-]{1,70})\1 *(?:;|$)/i;

/**
 * True for a JSON text of more objects, lists or members than any call takes. Millions of them in a body that is small enough
 * take seconds to be read, in which nobody else is served; counting them takes none.
 */
export function hasManyValues(text: string): boolean {
  return ['{', '[', '":'].some((sign) => comesMoreThan(VALUES, (from) => text.indexOf(sign, from)));
}

/** What stands between the parts of a form, as its content type says; null for anything but a multipart form. */
export function boundaryIn(contentType: string): string | null {
  return BOUNDARY.exec(contentType)?.[2] ?? null;
}

/** True for a multipart form of more parts than any call takes, for the same reason. */
export function hasManyParts(bytes: Buffer, boundary: string): boolean {
  return comesMoreThan(PARTS, (from) => bytes.indexOf(`--${boundary}`, from));
}

function comesMoreThan(most: number, next: (from: number) => number): boolean {
  let at = next(0);
  for (let count = 0; at >= 0; at = next(at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
