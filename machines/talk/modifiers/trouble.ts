import { TROUBLE_PHRASES } from '#catalogues/lexicon/phrases/trouble.ts';
import { METER_CODES } from '#catalogues/trouble/meters.ts';
import { METER_SYMPTOMS } from '#catalogues/trouble/no-meter-number.ts';
import { PAYMENT_SYMPTOMS } from '#catalogues/trouble/payment-issues.ts';
import type { Symptom } from '#catalogues/trouble/symptom.ts';
import { TOKEN_SYMPTOMS } from '#catalogues/trouble/token-issues.ts';
import type { Settled } from '../besides.ts';
import type { Pattern, Said } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { endsInQuestion } from '../reading/said.ts';

interface Heard {
  readonly value: string;
  readonly says: Pattern;
  readonly vaguely: Pattern;
}

const heardAs = (list: readonly Symptom[]): readonly Heard[] =>
  list.map(({ value, says, vaguely = '' }) => ({ value, ...patterns({ says, vaguely }) }));

/** What can be said of each troubleshooting flow that asks what is wrong, by its intent. */
const HEARD: Readonly<Record<string, readonly Heard[]>> = {
  'token-issues': heardAs(TOKEN_SYMPTOMS),
  'payment-issues': heardAs(PAYMENT_SYMPTOMS),
  'no-meter-number': heardAs(METER_SYMPTOMS),
};

/** More words than that speak of something. */
const MOST_WORDS = 8;
const SAYS = patterns(TROUBLE_PHRASES);

const SHOWN = /^0?(\d{1,2})$/;

/** What a meter showed, of a sentence that names its code: 'error 30'. */
function codeIn(said: Said): string | undefined {
  if (!SAYS.code.mayStand(said)) return undefined;
  const behind = said.words.flatMap((_, from) => SAYS.code.ends(said, from));
  const shown = behind.map((at) => SHOWN.exec(said.words[at] ?? '')?.[1]).find((digits) => digits !== undefined);
  return METER_CODES.find((code) => Number(code.shown) === Number(shown ?? Number.NaN))?.symptom;
}

/** 'Error 30' and hardly anything else: a meter shows it, and nothing else here does. */
export const showsCode = ({ plain }: Pick<Reading, 'plain'>): boolean =>
  plain.words.length <= MOST_WORDS && codeIn(plain) !== undefined;

/** What is wrong, as a sentence says it; undefined where it says none of it, or several things. */
export function symptomSaid({ plain: said }: Pick<Reading, 'plain'>, intent: string): string | undefined {
  const heard = HEARD[intent];
  if (heard === undefined) return undefined;
  const code = intent === 'token-issues' ? codeIn(said) : undefined;
  if (code !== undefined) return code;
  const [first, ...others] = heard.filter(({ says }) => says.isIn(said));
  if (first !== undefined) return others.length === 0 ? first.value : undefined;
  return heard.find(({ vaguely }) => vaguely.isIn(said))?.value;
}

/** A report of what became of a step is said in a few words; more is something else. */
const FEW_WORDS = 9;

/** 'Still no light': a few words, and no wish. */
const MOST_BEHIND = 4;

function isStill(said: Said): boolean {
  const from = SAYS.still.endAt(said, 0);
  const behind = from < 0 ? [] : said.words.slice(from);
  const few = behind.length > 0 && behind.length <= MOST_BEHIND && behind.every((word) => /^\p{L}+$/u.test(word));
  return few && !behind.some((word) => SAYS.wants.is(word));
}

const isNotSettled = (said: Said): boolean =>
  SAYS.doesNot.isIn(said) || isStill(said) || SAYS.same.begins(said) || SAYS.nothing.covers(said);

/** What became of what was tried: 'e don enter' is worked, 'e no work' still not; null where a sentence tells neither. */
export function settledSaid({ text, plain: said }: Pick<Reading, 'text' | 'plain'>): Settled | null {
  if (said.words.length === 0 || said.words.length > FEW_WORDS || endsInQuestion(text)) return null;
  if (isNotSettled(said)) return 'still not';
  if (!SAYS.worked.covers(said)) return null;
  return SAYS.found.isIn(said) ? 'found' : 'worked';
}
