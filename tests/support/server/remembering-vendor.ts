import type { VendAnswer, VendingPort, VendRequest } from '#src/server/vending/port.ts';
import { NO_PARTICULARS } from '#src/server/vending/port.ts';

/** What became of a send there, and whether its answer was lost. */
export type Verdict = 'delivered' | 'refused' | 'unheard' | 'refused unheard';

/** A vendor that keeps a book of its own outside of our data base, and takes each reference once. */
export function rememberingVendor(name: string, like: VendingPort, verdict: () => Verdict = () => 'delivered') {
  const book = new Map<string, VendAnswer>();
  const sends: VendRequest[] = [];
  const questions: string[] = [];
  const port: VendingPort = {
    ...like,
    name,
    settleMs: 5_000,
    firstRequeryMs: 0,
    reference: (orderId) => `${name}-${orderId}`,
    sells: () => true,
    findMeter: async (meter) => ({ kind: 'found', name: `${name} knows ${meter}` }),
    async vend(request) {
      sends.push(request);
      const known = book.get(request.reference);
      if (known !== undefined) return { kind: 'unknown', reason: 'the reference was used' };
      const is = verdict();
      const token = String(book.size).padStart(20, '1');
      const answer: VendAnswer =
        is === 'refused' || is === 'refused unheard'
          ? { kind: 'refused', reason: `${name} says no` }
          : { kind: 'delivered', token, units: '10.00', ...NO_PARTICULARS };
      book.set(request.reference, answer);
      return is === 'unheard' || is === 'refused unheard' ? { kind: 'unknown', reason: 'no answer' } : answer;
    },
    async query(reference) {
      questions.push(reference);
      return book.get(reference) ?? { kind: 'not-found' };
    },
  };
  /** References that something was vended under. */
  const vended = () => [...book].flatMap(([reference, { kind }]) => (kind === 'delivered' ? [reference] : []));
  return { port, sends, questions, vended };
}
