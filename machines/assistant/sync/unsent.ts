import { sameFromStart } from '../kept-up.ts';
import type { Message } from '../transcript.ts';
import type { Withdrawn } from './log.ts';
import { type Numbers, partsOf } from './numbers.ts';

/** What of a log its account does not know yet. */
export interface Unsent {
  /** The turns that have no number, as they were said. */
  readonly turns: readonly Message[];
  /** The turns that have a number and stand here no more. */
  readonly withdrawn: Withdrawn;
}

/**
 * Knows what of a log has no number, and what of the numbers has no turn. A log changes at its end and numbers come a few at a time, so
 * what was known at the last look is gone on from; only of numbers that were written anew all is looked at.
 */
export function createUnsent(
  uidOf: (message: Message) => string,
): (log: readonly Message[], numbers: Numbers) => Unsent {
  let last: { readonly log: readonly Message[]; readonly before: Numbers } = { log: [], before: new Map() };
  const standing = new Set<string>();
  let turns: readonly Message[] = [];
  /** The ids of turns that have a number and stand here no more. */
  let gone = new Set<string>();

  return (log, numbers) => {
    const { before, since } = partsOf(numbers);
    if (before !== last.before) {
      standing.clear();
      turns = [];
      gone = new Set(before.keys());
      last = { log: [], before };
    }
    const same = sameFromStart(last.log, log);
    const left = new Set(last.log.slice(same));
    for (const one of left) {
      standing.delete(uidOf(one));
      gone.add(uidOf(one));
    }
    const come = log.slice(same);
    for (const one of come) standing.add(uidOf(one));
    turns = [...turns.filter((one) => !left.has(one)), ...come].filter((one) => !numbers.has(uidOf(one)));
    // One that left while it was on its way has a number since.
    for (const uid of since.keys()) gone.add(uid);
    for (const uid of gone) if (standing.has(uid) || !numbers.has(uid)) gone.delete(uid);
    last = { log, before };
    return { turns, withdrawn: withNumbers(gone, numbers) };
  };
}

/** Those of some turns that have a number, in the order of the numbers. */
const withNumbers = (uids: Iterable<string>, numbers: Numbers): Withdrawn =>
  [...uids]
    .flatMap((uid) => {
      const seq = numbers.get(uid);
      return seq === undefined ? [] : [{ uid, seq }];
    })
    .sort((one, other) => one.seq - other.seq);
