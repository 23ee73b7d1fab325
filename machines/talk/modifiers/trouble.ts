import { METER_CODES } from '#catalogues/trouble/meters.ts';
import { METER_SYMPTOMS } from '#catalogues/trouble/no-meter-number.ts';
import { PAYMENT_SYMPTOMS } from '#catalogues/trouble/payment-issues.ts';
import type { Symptom } from '#catalogues/trouble/symptom.ts';
import { TOKEN_SYMPTOMS } from '#catalogues/trouble/token-issues.ts';
import { phrases } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';

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

/** A report of what became of a step is said in a few words; more is something else. */
const FEW_WORDS = 9;

const NOT = '(?:no|not|never|nor|neva|cant|cannot|couldnt|didnt|doesnt|dont|isnt|wont|hasnt|havent)';
const DOES =
  '(?:work|works|worked|working|enter|enters|entered|entering|load|loads|loaded|loading|accept|accepts|accepted|come|came|show|showing|see|seen|receive|received|arrive|arrived|solve|solved|fixed|settle|settled|help|helped|gree|change|changed)';

const STILL_NOT = [
  new RegExp(`^(?:.* )?${NOT} (?:\\p{L}+ ){0,2}${DOES}\\b`, 'u'),
  /^(?:e |it |im |i am |am )?still (?!(?:\p{L}+ )*(?:want|wan|buy|pay|need|like)\b)(?:\p{L}+ ?){1,4}$/u,
  /^(?:e |it |its |na |still )*(?:the )?same (?:thing|error|message|problem|result|story)\b/,
  /^(?:nothing|no change|no luck|not yet|nope nothing|nothing yet|nothing changed|nothing happened|no way)$/,
];

const WORKED =
  /^(?:(?:yes|yeah|ok|okay|oya|ah|oh|great|good|perfect|thanks|thank|you|god|it|e|that|this|i|we|now|finally|the|token|light|am|has|have|don|just|is|dey) )*(?:work|works|worked|working|enter|entered|load|loaded|accepted|solved|fixed|settled|sorted|resolved|received|seen|see|found|arrived|landed|come|came|came in|went through|gone through)(?: (?:am|it|now|o|oh|oo|well|fine|perfectly|finally|already|thanks|thank|you|god|sir|ma|in|back|the|token|light|my|abeg|jare))*$/;

/** What became of what was tried: 'e don enter' is worked, 'e no work' still not; null where a sentence tells neither. */
export function settledSaid(reading: Pick<Reading, 'text'>): 'worked' | 'still not' | null {
  const words = wordsOf(reading);
  if (words === '' || words.split(' ').length > FEW_WORDS || /\?\s*$/.test(reading.text)) return null;
  if (STILL_NOT.some((pattern) => pattern.test(words))) return 'still not';
  return WORKED.test(words) ? 'worked' : null;
}

/** A sentence as its words alone, without signs: "didn't" is didnt. */
export const wordsOf = ({ text }: Pick<Reading, 'text'>): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
