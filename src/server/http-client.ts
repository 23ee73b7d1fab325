import type { Logger } from 'pino';
import { z } from 'zod';

/** What another service answered: its status, its JSON, null where it was none, and the text of it byte by byte. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Headers;
}

/** How to reach another service. */
export interface Line {
  readonly fetch: typeof fetch;
  /** Read at each call: the portal's own address is known only once it listens. */
  readonly baseUrl: () => string;
  readonly key: string;
  readonly timeoutMs: number;
  /** Who we are, where a bearer's key does not say it. */
  readonly signIn?: (method: 'GET' | 'POST') => Readonly<Record<string, string>>;
}

/** So long one reason of one host is not logged again, ms: a provider that is down is asked at every purchase. */
const TOLD_FOR_MS = 600_000;

/**
 * The same `fetch`, which logs why another service could not be reached: its host and the reason, as `CERT_HAS_EXPIRED` or that it
 * redirects. Nothing of what was asked stands there. A certificate that is none would look like a provider that is silent.
 */
export function tellingWhy(log: Pick<Logger, 'warn'>, clock: () => Date, fetch = globalThis.fetch): typeof fetch {
  const told = new Map<string, number>();
  return async (...asked) => {
    try {
      return await fetch(...asked);
    } catch (cause) {
      const [{ host }, reason, now] = [new URL(String(asked[0])), whyUnreached(cause), clock().getTime()];
      const key = `${host} ${reason}`;
      if (now - (told.get(key) ?? Number.NEGATIVE_INFINITY) >= TOLD_FOR_MS) {
        told.set(key, now);
        log.warn({ host, reason }, 'a service could not be reached');
      }
      throw cause;
    }
  };
}

/** A code, as Node and its TLS have them; `fetch` says only in words that it was redirected. */
function whyUnreached(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (!(inner instanceof Error)) return 'unknown';
  if ('code' in inner && typeof inner.code === 'string') return inner.code;
  return inner.message === 'unexpected redirect' ? inner.message : inner.name;
}

/** Ask another service; null when there was no answer in time, whatever the reason. Follows no redirect. */
export async function askJson(
  line: Line,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answered | null> {
  const address = addressOf(line.baseUrl(), path);
  if (address === null) return null;
  try {
    const response = await line.fetch(address, {
      method,
      redirect: 'error',
      headers: {
        ...(line.signIn?.(method) ?? { authorization: `Bearer ${line.key}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(line.timeoutMs),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text), text, headers: response.headers };
  } catch {
    return null;
  }
}

/**
 * Where a path leads below an address; null where it leads anywhere else than it says. An id of '..' stays one however it is encoded, and would ask
 * for something else by our key.
 */
function addressOf(base: string, path: string): string | null {
  const address = `${base}${path}`;
  if (!URL.canParse(address)) return null;
  const [said = ''] = path.split(/[?#]/);
  const { pathname, origin, hash } = new URL(address);
  return origin === new URL(base).origin && hash === '' && pathname.endsWith(said) ? address : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, wholeIds);
  } catch {
    return null;
  }
}

/** An integer that a number would round, as some ids are, stays as it was written. */
function wholeIds(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  const rounded = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return rounded && /^-?\d+$/.test(context?.source ?? '') ? context?.source : value;
}

/** A line of another service's books that could not be read. */
export interface UnreadableLine {
  /** What it is about, by the name that a record of it would have; its own number, or nothing, where that cannot be read either. */
  readonly about: string;
  /** Null: its time cannot be read. */
  readonly at: Date | null;
  /** Which field, and why; it holds nothing of what stood there. */
  readonly reason: string;
}

/** Lines of a list: those that were read, and those that nobody may take for missing. */
export interface ReadLines<T> {
  readonly rows: readonly T[];
  readonly unreadable: readonly UnreadableLine[];
}

/** Read the lines of a list one by one; `named`: by what one is known that cannot be read. */
export function readLines<T>(
  lines: readonly unknown[],
  row: z.ZodType<T>,
  named: (line: unknown) => Pick<UnreadableLine, 'about' | 'at'>,
): ReadLines<T> {
  const rows: T[] = [];
  const unreadable: UnreadableLine[] = [];
  for (const line of lines) {
    const read = row.safeParse(line);
    if (read.success) rows.push(read.data);
    else unreadable.push({ ...named(line), reason: whyUnread(read.error) });
  }
  return { rows, unreadable };
}

/** Which field cannot be read, and why. */
function whyUnread({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') || 'the line'}: ${issue?.code ?? 'unread'}`;
}

/**
 * Some of another service's books. `unread` is the last: they could not be read to their end, so that nothing may be concluded
 * from what came before.
 */
type BookPage<R> =
  /** `unreadable`: lines that stand there and say nothing that we understand; the others are read all the same. */
  | { readonly kind: 'page'; readonly records: readonly R[]; readonly unreadable?: readonly UnreadableLine[] }
  /** `never`: the service keeps no such books, or hands them to nobody, so that asking again is no use. */
  | { readonly kind: 'unread'; readonly reason: string; readonly never?: true };

/** Another service's books, read a page at a time. */
export type Book<R> = AsyncIterable<BookPage<R>>;

/** The books of a service that has none to read; `reason` says so. */
export async function* noBook(reason: string): AsyncGenerator<{ kind: 'unread'; reason: string; never: true }> {
  yield { kind: 'unread', reason, never: true };
}

/** Read books that are answered in pages, each with where the `next` begins; null after the last. */
export async function* askBook<R>(
  line: Line,
  path: string,
  { from, to }: { readonly from: Date; readonly to: Date },
  record: z.ZodType<R>,
): AsyncGenerator<BookPage<R>> {
  const page = z.object({ records: z.array(record), next: z.string().nullable() });
  let after: string | null = '';
  while (after !== null) {
    const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), after });
    const answer = await askJson(line, 'GET', `${path}?${query}`);
    const read = page.safeParse(answer?.status === 200 ? answer.body : null);
    // A page that is followed by itself would be read for ever.
    if (!read.success || read.data.next === after) {
      yield { kind: 'unread', reason: answer === null ? 'no answer' : `answered ${answer.status}` };
      return;
    }
    yield { kind: 'page', records: read.data.records };
    after = read.data.next;
  }
}
