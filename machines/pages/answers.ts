import type { CallName } from '#catalogues/calls/index.ts';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { codeOf, SAYS_WHAT_TO_DO } from '#machines/kit/door.ts';
import type { Say } from '#machines/kit/view.ts';

/** What a good answer of a call carries. */
export type Good<N extends CallName> = Extract<CallAnswer<N>, { status: 200 }>['data'];

/** What reading something comes to. `ended`: the session is over, and who draws the portal sees to that. */
export type Read<T> =
  | { readonly kind: 'good'; readonly data: T }
  | { readonly kind: 'empty' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly problem: string };

/** What was read, where it was seen before that it could be. */
export function goodOf<T>(read: Read<T>): T {
  if (read.kind !== 'good') throw new Error(`Nothing was read: ${read.kind}.`);
  return read.data;
}

interface Answered {
  readonly status: number;
  readonly data: unknown;
}

/** What is said of an answer that is neither good nor empty, and where there was none. */
export interface FailureWords {
  readonly refused: string;
  readonly unanswered: string;
}

/**
 * Ask for something and read what is answered (S1 sections 4 and 7): 200 and 304 are good, 400 is empty, and anything else,
 * no answer too, is a failure in words. A refusal says its own, unless what is asked has `words` for it.
 */
export async function read<A extends Answered>(
  asked: Promise<A>,
  signal: AbortSignal,
  words?: FailureWords,
): Promise<Read<Extract<A, { status: 200 }>['data']>> {
  const answer = await asked.catch(unanswered);
  signal.throwIfAborted();
  if (answer === null) return { kind: 'failed', problem: words?.unanswered ?? MESSAGES.networkFailure };
  if (isGood(answer)) return { kind: 'good', data: answer.data };
  if (answer.status === 400) return { kind: 'empty' };
  if (answer.status === 401) return { kind: 'ended' };
  return { kind: 'failed', problem: (asksFirst(answer) ? undefined : words?.refused) ?? refusal(answer) };
}

/** Ask for a change: 200 is made, and a refusal says why. */
export async function made<A extends Answered>(
  asked: Promise<A>,
  signal: AbortSignal,
): Promise<Read<Extract<A, { status: 200 }>['data']>> {
  const answer = await asked.catch(unanswered);
  signal.throwIfAborted();
  if (answer === null) return { kind: 'failed', problem: MESSAGES.networkFailure };
  if (isGood(answer)) return { kind: 'good', data: answer.data };
  return answer.status === 401 ? { kind: 'ended' } : { kind: 'failed', problem: refusal(answer) };
}

/** What was made, in the words of its answer. */
export const saying = (came: Read<{ readonly message: string }>): Read<Say> =>
  came.kind === 'good' ? { kind: 'good', data: { tone: 'success', text: came.data.message } } : came;

/** True for the answers that count as success (S1 section 4); a 304 carries what a 200 would. */
export function isGood<A extends Answered>(answer: A): answer is Extract<A, { status: 200 }> {
  return answer.status === 200 || answer.status === 304;
}

/** Something cannot be done just now, and the portal says what. */
const BUSY = 503;

/** True where something has to be done first, which nobody finds out from other words. */
const asksFirst = ({ status, data }: Answered): boolean =>
  status === 403 && SAYS_WHAT_TO_DO.includes(codeOf(data) ?? '');

/** A refusal's own words; a server that broke has none that a person could use. */
function refusal({ status, data }: Answered): string {
  const message = typeof data === 'object' && data !== null && 'message' in data ? data.message : null;
  const words = status < 500 || status === BUSY;
  return words && typeof message === 'string' ? message : MESSAGES.networkFailure;
}
