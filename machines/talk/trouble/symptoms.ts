import { METER_CODES } from '#catalogues/trouble/meters.ts';
import { METER_SYMPTOMS } from '#catalogues/trouble/no-meter-number.ts';
import { PAYMENT_SYMPTOMS } from '#catalogues/trouble/payment-issues.ts';
import type { Symptom } from '#catalogues/trouble/symptom.ts';
import { TOKEN_SYMPTOMS } from '#catalogues/trouble/token-issues.ts';
import type { Reading } from '../reading.ts';
import { phrases, wordsOf } from './phrases.ts';

interface Heard {
  readonly value: string;
  readonly said: (words: string) => boolean;
  readonly vaguely: (words: string) => boolean;
}

const heardAs = (list: readonly Symptom[]): readonly Heard[] =>
  list.map(({ value, says, vaguely = '' }) => ({ value, said: phrases(says), vaguely: phrases(vaguely) }));

/** What can be said of each troubleshooting flow that asks what is wrong, by its intent. */
const HEARD: Readonly<Record<string, readonly Heard[]>> = {
  'token-issues': heardAs(TOKEN_SYMPTOMS),
  'payment-issues': heardAs(PAYMENT_SYMPTOMS),
  'no-meter-number': heardAs(METER_SYMPTOMS),
};

/** More words than that speak of something. */
const MOST_WORDS = 8;
const CODE = /\b(?:error|err|code|fault|e)(?: code| number| no)? 0?(\d{1,2})\b/;

/** What a meter showed, of a sentence that names its code: 'error 30'. */
function codeIn(words: string): string | undefined {
  const [, shown] = CODE.exec(words) ?? [];
  return METER_CODES.find((code) => Number(code.shown) === Number(shown ?? Number.NaN))?.symptom;
}

/** 'Error 30' and hardly anything else: a meter shows it, and nothing else here does. */
export const showsCode = (reading: Pick<Reading, 'text'>): boolean => {
  const words = wordsOf(reading);
  return codeIn(words) !== undefined && words.split(' ').length <= MOST_WORDS;
};

/** What is wrong, as a sentence says it; undefined where it says none of it, or several things. */
export function symptomSaid(reading: Pick<Reading, 'text'>, intent: string): string | undefined {
  const heard = HEARD[intent];
  if (heard === undefined) return undefined;
  const words = wordsOf(reading);
  const code = intent === 'token-issues' ? codeIn(words) : undefined;
  if (code !== undefined) return code;
  const [first, ...others] = heard.filter(({ said }) => said(words));
  if (first !== undefined) return others.length === 0 ? first.value : undefined;
  return heard.find(({ vaguely }) => vaguely(words))?.value;
}
