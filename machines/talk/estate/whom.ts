import { personName, personNamed } from '../names/names.ts';
import { factsOf, type Reading } from '../reading.ts';
import { longNumber } from '../values.ts';

const METER = /^\d{10,14}$/;

/** The meter of a sentence that speaks of one. */
export function meterSaid(reading: Reading): string | undefined {
  const found = longNumber(reading);
  return found !== undefined && METER.test(found) ? found : undefined;
}

/** Whom a sentence is about, by e-mail address, meter number or name: only who is surely named, never a word left over. */
export function whomSaid(reading: Reading): string | undefined {
  return factsOf(reading, 'email')[0]?.value ?? meterSaid(reading) ?? personNamed(reading);
}

/** The same where it is something that is done to somebody: there a word that is left over is a name. */
export function someoneSaid(reading: Reading): string | undefined {
  return whomSaid(reading) ?? (personName(reading) || undefined);
}

/** True where a meter, an address or a whole name is all that is said. */
export function isAlone(reading: Reading): boolean {
  const whom = whomSaid(reading);
  if (whom === undefined) return false;
  const whole = reading.text.replace(/[\s.,!?-]+/g, '').toLowerCase() === whom.replace(/[\s.,!?-]+/g, '').toLowerCase();
  return whole && (/[\d@]/.test(whom) || /^\p{Lu}\S* \p{Lu}/u.test(whom));
}

const ALL =
  /\b(?:everybody|everyone|every (?:one|body|resident|tenant|meter|flat|apartment|house|person)|(?:for|to|on) all|all (?:of )?(?:the |our |my |them|residents?|tenants?|meters?|flats?|apartments?|houses?|fines?|lev(?:y|ies)|service charges?|debts?|balances?)|all of them)\b/;

/** True where all of the estate is meant at once. */
export const isEverybody = ({ words }: Reading): boolean => ALL.test(words.join(' '));
