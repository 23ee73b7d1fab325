import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { ProveHuman } from '#machines/kit/flow.ts';

/**
 * Solve a robot check by computing: well under a second on a slow phone, without the page standing still. Runs in
 * browsers and in Node; rejects when the signal fires, and with `NoAnswer` where it cannot be solved in time.
 */
export const proveHuman: ProveHuman = async (challenge, signal) => {
  signal.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const solution = await solveChallenge({ challenge, deriveKey, controller });
    signal.throwIfAborted();
    // Too slow a device, or a browser without the means: no fault of ours, and it can be tried again.
    if (solution === null) throw new NoAnswer();
    const { counter, derivedKey } = solution;
    return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
