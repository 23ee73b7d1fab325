import { factsOf, type Reading } from '../reading.ts';

const PAYS = /\b(?:pay|paying|settle|clear|offset)\b/;
/** What such a sentence may say besides without naming anything of its own. */
const NAMES_NOTHING =
  /\b(?:pay|paying|settle|clear|offset|it|am|them|that|this|those|the|a|my|our|all|everything|both|charges?|bills?|debts?|dues|outstanding|payments?|balance|arrears|money|what|wetin|which|i|we|me|us|you|owe|owing|dey|is|am|be|let|lemme|make|want|wan|wanna|like|need|to|for|of|first|now|then|go|ahead|and|so|ok|okay|oya|yes|yeah|yep|sure|alright|fine|please|pls|plz|abeg|biko|can|could|may|ready|months?|naira)\b/g;
const REFUSES = /\b(?:no|not|never|dont|wont|cant|cannot|why|how|when|if|after|already|don|paid)\b|n['’]t\b/;

/** 'Pay it', 'ok let me pay', 'settle the charges': whatever is owed is to be paid, and nothing else is named. */
export function paysUp(reading: Reading): boolean {
  const said = reading.text.toLowerCase();
  if (!PAYS.test(said) || REFUSES.test(said) || /\?\s*$/.test(said)) return false;
  return !/\p{L}{2,}/u.test(said.replace(NAMES_NOTHING, ' ').replace(/\d+k?\b/g, ' '));
}

/** For how many months, where a sentence says that and hardly anything else: '2 months'. */
export function monthsAlone(reading: Reading): string | undefined {
  const said = factsOf(reading, 'months').at(-1)?.value;
  return said === undefined || reading.unknown.length > 0 || reading.list.length > 7 ? undefined : String(said);
}
