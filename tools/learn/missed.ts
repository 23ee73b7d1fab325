/** Prints, as a list of places among all labelled sentences, the held ones that the portal neither understands nor asks about. */
import { understand } from '#machines/talk/understand.ts';
import { allLabelled } from './labelled.ts';

const missed = allLabelled().flatMap(({ held, text, intent, accept, role, today }, at) => {
  if (!held) return [];
  const { intent: understood, asks = [] } = understand(text, { role, today });
  return [understood, ...asks].some((one) => [intent, ...accept].includes(one)) ? [] : [at];
});
console.log(JSON.stringify(missed));
