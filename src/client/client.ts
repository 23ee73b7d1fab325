import ky from 'ky';
import type { Call } from '#catalogues/calls/call.ts';
import type { Puzzle } from '#catalogues/calls/common.shapes.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { KEY_PROOF, KEY_REFUSALS } from '#catalogues/calls/key-proof.ts';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import { PROOF_HEADER } from '#catalogues/calls/proof.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { ENDED_CODES, IDLE_HEADER, PRESENCE } from '#catalogues/sessions.ts';
import type { CallTrace } from './trace.ts';

/** How to reach a portal. */
export interface ClientOptions {
  /** Root of the portal, e.g. `http://127.0.0.1:3000/`. */
  readonly baseUrl: string;
  readonly token: () => string | null;
  /**
   * Told when a call that carried the token is refused with 401, and why the session ended, where that is known. Of a call that nobody asked for it is
   * told where that is known alone.
   */
  readonly refused: (why: string | null) => void;
  /** Whether somebody is before the face; unless given, nothing is said of that, and each call counts as somebody's. */
  readonly isHere?: () => boolean;
  /** Told of each call whether it had an answer; of one that was given up nothing is told. */
  readonly answered?: (got: boolean) => void;
  /** Told for how long the session goes on, ms, where nothing more is done in it; of one that has no such end nothing is told. */
  readonly lasts?: (ms: number) => void;
  /** The trace that calls belong to which somebody asked for. */
  readonly trace?: CallTrace;
  /** Told of the headers of each answer. */
  readonly heard?: (headers: Headers) => void;
  /** Solves the puzzle that lets a call through where many made it before; missing, or where it cannot be solved, the refusal is the answer. */
  readonly solve?: (puzzle: Puzzle, signal: AbortSignal) => Promise<string>;
  /** Shows that a call comes from whoever holds a key; missing, sessions are bound to none. */
  readonly proveKey?: ProveKey;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Awaited before a call that got no answer rejects. */
  readonly unanswered?: () => Promise<void>;
}

/**
 * A proof that one call comes from whoever holds a key (RFC 9449); null where there is none. `binds`: the call begins a session, and a key is made. `anew`:
 * the last proof of it was refused.
 */
export type ProveKey = (call: {
  readonly method: string;
  readonly url: string;
  readonly token: string | null;
  /** What the server wants repeated, where it goes by another clock. */
  readonly nonce: string | null;
  readonly binds: boolean;
  readonly anew: boolean;
}) => Promise<string | null>;

/** Long enough for an answer that the server holds (20 s), and for the next piece of one that has begun, ms. */
const TIMEOUT_MS = 40_000;

/** Long enough for a large body over a slow line, ms. */
const LARGE_TIMEOUT_MS = 600_000;

/** Browsers let calls outlive their page whose bodies are below 64 KiB together, bytes; a character may be three of them. */
const OUTLIVES_BELOW = 20_000;

/** Puzzles that are solved for one call: others may come before, so that the next one is more work. */
const PUZZLES_MOST = 3;

const NEVER = new AbortController().signal;

/**
 * A client with one method per declared call. It resolves with whatever was answered and rejects with `NoAnswer` and nothing
 * else, when there was no answer that the portal gave: no line, a time-out, or something that is not JSON.
 */
export function createClient(options: ClientOptions): Services {
  const { baseUrl, token, refused, answered, fetch, unanswered, trace, heard, isHere, lasts, solve, proveKey } =
    options;
  let nonce: string | null = null;
  const http = ky.create({
    baseUrl,
    retry: 0,
    timeout: TIMEOUT_MS,
    throwHttpErrors: false,
    ...(fetch && { fetch: (input) => fetch(input as Request) }),
  });
  const methods = Object.entries<Call>(calls).map(([name, call]) => {
    const shown = async (bearer: string | null, anew: boolean) => {
      const binds = call.binds === true;
      if (proveKey === undefined || (bearer === null && !binds)) return null;
      return proveKey({
        method: call.method,
        url: `${baseUrl}${call.path.slice(1)}`,
        token: bearer,
        nonce,
        binds,
        anew,
      });
    };
    const once = async (
      input: Record<string, unknown>,
      signal?: AbortSignal,
      proof?: string,
      isRepeated = false,
    ): Promise<{ readonly status: number; readonly data: unknown }> => {
      const bearer = token();
      const own = call.unasked ? undefined : trace?.called();
      const askedWith = (key: string | null) =>
        http(call.path.slice(1), {
          method: call.method,
          ...bodyOf(call, input),
          ...(call.outlives && JSON.stringify(input).length < OUTLIVES_BELOW && { keepalive: true }),
          ...(call.mostBytes !== undefined && { timeout: LARGE_TIMEOUT_MS }),
          headers: {
            ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
            ...(isHere && { [PRESENCE.header]: isHere() ? PRESENCE.here : PRESENCE.away }),
            ...(own && { traceparent: own.traceparent }),
            ...(proof && { [PROOF_HEADER]: proof }),
            ...(key !== null && { [KEY_PROOF.header]: key }),
          },
          ...(signal && { signal }),
        });
      // Headers alone are no answer of the portal's: a gateway before it has some as well, and the line can die behind them.
      const answer = shown(bearer, isRepeated)
        .then(askedWith)
        .then(async (response) => ({
          status: response.status,
          headers: response.headers,
          data: await jsonOf(response, TIMEOUT_MS),
        }));
      const { status, headers, data } = await answer.catch(async (cause: unknown) => {
        own?.over(null);
        await unanswered?.();
        if (!signal?.aborted) answered?.(false);
        throw new NoAnswer({ cause });
      });
      own?.over(headers);
      heard?.(headers);
      answered?.(true);
      nonce = headers.get(KEY_PROOF.nonce) ?? nonce;
      // No reason to sign anybody out yet, and another proof is made, once: a clock goes wrong, and the server's own time is repeated to it; a browser sends
      // a call again by itself where its line broke, with a proof that counted already; a store did not give the key in time.
      if (status === 401 && !isRepeated && isAmong(KEY_REFUSALS, data)) return once(input, signal, proof, true);
      const idleIn = headers.get(IDLE_HEADER);
      if (idleIn !== null && bearer === token()) lasts?.(Number(idleIn) * 1000);
      if (status === 401 && bearer !== null && bearer === token()) {
        const why = whyEnded(data);
        if (why !== null || !call.unasked) refused(why);
      }
      return { status, data };
    };
    const method = async (input: Record<string, unknown>, signal?: AbortSignal) => {
      let answer = await once(input, signal);
      for (let solved = 0; solved < PUZZLES_MOST && asksWork(answer) && !call.unasked; solved += 1) {
        const { puzzle } = answer.data;
        const proof = await solve?.(puzzle, signal ?? NEVER).catch(() => undefined);
        if (proof === undefined || signal?.aborted) break;
        answer = await once(input, signal, proof);
      }
      return answer;
    };
    return [name as CallName, method];
  });
  // One loop makes every method, so their types come from the declarations, not from the loop.
  return Object.fromEntries(methods) as Services;
}

/** True for a refusal that a solved puzzle takes back. */
function asksWork(answer: {
  readonly status: number;
  readonly data: unknown;
}): answer is { readonly status: 429; readonly data: { readonly puzzle: Puzzle } } {
  const { status, data } = answer;
  return status === 429 && typeof data === 'object' && data !== null && 'puzzle' in data;
}

/** What is said of a session that ended by itself or from another device. */
function whyEnded(data: unknown): string | null {
  return isAmong(ENDED_CODES, data) ? String(data.message) : null;
}

/** True for a refusal by one of these codes. */
function isAmong(
  codes: readonly string[],
  data: unknown,
): data is { readonly code: string; readonly message: unknown } {
  return (
    typeof data === 'object' &&
    data !== null &&
    'code' in data &&
    'message' in data &&
    codes.includes(String(data.code))
  );
}

function bodyOf({ method, files }: Call, input: Record<string, unknown>) {
  if (method === 'GET') return { searchParams: toQuery(input) };
  return files === undefined ? { json: input } : { body: toForm(input) };
}

/** A multipart form; a file keeps its name where it has one. */
function toForm(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

function toQuery(input: Record<string, unknown>): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/**
 * The whole body of an answer, as JSON. Rejects where nothing more of it comes for so many ms, and where it is not JSON: headers
 * alone are no answer, for a line can die behind them, and the native reading would wait until the browser gives up.
 */
async function jsonOf(response: Response, stalledMs: number): Promise<unknown> {
  if (response.body === null) throw new Error('The answer has no body');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await inTime(reader, stalledMs);
    if (done) return JSON.parse(text + decoder.decode());
    text += decoder.decode(value, { stream: true });
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The next piece; what does not come in time is not waited for any more. */
async function inTime(reader: Reader, ms: number): ReturnType<Reader['read']> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The answer stalled')), ms);
  });
  try {
    return await Promise.race([reader.read(), late]);
  } catch (error) {
    // The rest of it is not fetched. What is cancelled after an error of its own says that error again.
    reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
