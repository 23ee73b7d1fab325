/** Prints, as a list of places among all labelled sentences, the held ones that the portal does not understand. */
import { understand } from '#machines/talk/understand.ts';
import { allLabelled } from './labelled.ts';

const missed = allLabelled().flatMap(({ held, text, intent, accept, role, today }, at) => {
  if (!held) return [];
  const { intent: understood, asks } = understand(text, { role, today });
  // What only the ranking believes of a purchase is asked about, and nothing that is learned changes that.
  const right = [intent, ...accept];
  return right.includes(understood) || (held === 'asked' && asks?.some((one) => right.includes(one))) ? [] : [at];
});
console.log(JSON.stringify(missed));
