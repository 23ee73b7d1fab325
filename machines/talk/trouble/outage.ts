import type { Reading } from '../reading.ts';

const LIGHT = '(?:light|nepa|power|electricity|current)';
const GOES = new RegExp(
  `\\b${LIGHT} (?:(?:has|don|just|suddenly|again|has just|now|is|dey|still|all) )*(?:go|gone|went|going|off|out|cut|trip|tripped|quench|quenched|comot|seize|seized)\\b|\\b(?:take|took|taken|seize|cut)(?: my| the| our)* ${LIGHT}\\b|\\bno ${LIGHT}\\b|\\b(?:in|inside) (?:the )?(?:dark|darkness)\\b`,
);
/** What was bought, or is to be, is told of by those who look into it. */
const ELSE = ['past', 'buy', 'pay', 'recharge', 'load', 'debit', 'token', 'unit', 'notice'];

/** True for 'my light just went off': what is wrong is not known yet, and nothing is asked to be bought. */
export function isOutage({ text, concepts }: Reading): boolean {
  if (ELSE.some((concept) => concepts.has(concept))) return false;
  return concepts.has('outage') || concepts.has('dark') || GOES.test(text.toLowerCase());
}
