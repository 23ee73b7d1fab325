import { takes } from '#catalogues/intents/index.ts';
import { AGREEMENT, DEEDS, type Deed } from '#catalogues/lexicon/agreement.ts';
import { once } from '#machines/kit/once.ts';
import type { OpenQuestion, Understanding } from '../context.ts';
import { isUnsure } from '../modifiers/moods.ts';
import { isUnmet } from '../modifiers/read-back.ts';
import { type Said, saidOf } from '../reading/pattern.ts';
import { endsOf } from '../reading/phrases/ends.ts';
import type { Lists } from '../reading/phrases/filed.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { endsInQuestion } from '../reading/said.ts';
import { partIn } from '../slots/parts.ts';
import { compared, listsFor, wordsOf } from './words.ts';

/** A whole yes to what is read back. */
export interface Agreement {
  /** It names what is done: 'yes, deactivate'. */
  readonly deed: boolean;
  /** How it is paid, where it says so: 'I will transfer', 'use my credit'. */
  readonly by?: 'transfer' | 'credit';
}

/** What a sentence says so far: whether it agrees, says yes, names the deed and what that is done to, thanks, calls a part of it right, and pays by transfer or from credit. */
const AGREES = 1;
const YES = 2;
const DEED = 4;
const ANEW = 8;
const THANKS = 16;
const PART = 32;
const TRANSFER = 64;
const CREDIT = 128;

const SIGNS: readonly (readonly [list: string, says: number])[] = [
  ['yes', AGREES | YES],
  ['fine', AGREES],
  ['right', AGREES],
  ['partly', PART],
  ['mine', ANEW],
  ['deed', DEED],
  ['byTransfer', AGREES | TRANSFER],
  ['byCredit', AGREES | CREDIT],
  ['around', 0],
  ['after', 0],
  ['thanks', THANKS],
];

const { onlyAlone, wonders, definite, determiner, orders, goesOn, keepsGoing } = patterns(AGREEMENT);

const NO_DEED: Deed = { verbs: '' };
const SAVING = 'save, send, submit, update';

/**
 * A yes is a whole sentence: every word agrees, is polite, or repeats what is read back. Null for all else, however many
 * words of agreement it has; in doubt it is no yes, because money hangs on it.
 */
export function agreement(text: string, open: OpenQuestion | undefined): Agreement | null {
  const deed = deedOf(open);
  const values = once(() => (open?.readBack ?? []).map(wordsOf).filter((value) => value.length > 0));
  const one = compared(text, deed, values);
  if (one === null || wonders.isIn(one.said)) return null;
  if (deed.halts && goesOn.isIn(one.said)) return null;
  // 'Pay the full amount' is another sum than the part, or the sum of a levy, that is read back.
  if (open && namesSum(open) && partIn(one.said) !== undefined) return null;
  const { said, face } = one;
  const { words } = said;
  if (words.length === 0) return face ? { deed: false } : null;
  if (words.length === 1 && onlyAlone.is(words[0])) return { deed: false };
  const lists = listsFor(deed, namedIn(deed, open?.readBack), values());
  const agreeing = readings(said, lists, face ? AGREES : 0).filter(agrees);
  if (agreeing.length === 0) return null;
  const says = (sign: number): boolean => agreeing.some((one) => (one & sign) > 0);
  return { deed: says(DEED), ...(says(TRANSFER) && { by: 'transfer' }), ...(says(CREDIT) && { by: 'credit' }) };
}

/** True where a sum is read back that may be less than what is owed. */
const namesSum = ({ flow, fields = [] }: OpenQuestion): boolean =>
  fields.includes('part') || (fields.includes('amount') && takes(flow).includes('part'));

/** Thanks beside no more than an 'ok' say goodbye; a deed with what it is done to is the wish said again. */
function agrees(says: number): boolean {
  const repeated = (says & ANEW) > 0 && (says & PART) === 0;
  const consents = (says & AGREES) > 0 || ((says & DEED) > 0 && !repeated);
  return consents && ((says & THANKS) === 0 || (says & (YES | DEED)) > 0);
}

/** All that a sentence may say where phrases cover the whole of it; empty where they do not. */
function readings(said: Said, lists: Lists, face: number): readonly number[] {
  const { words } = said;
  const at: Set<number>[] = words.map(() => new Set<number>());
  const done = new Set<number>();
  at[0]?.add(face);
  const reach = (end: number, says: number): void => {
    (at[end] ?? done).add(says);
  };
  for (const [from, here] of at.entries()) {
    if (here.size === 0) continue;
    const ordered = orders.is(words[from - 1]) && determiner.is(words[from]);
    for (const [list, says] of SIGNS.filter(
      ([name]) => (from > 0 || name !== 'after') && !(ordered && name === 'mine'),
    ))
      for (const end of endsOf(lists, list, said, from)) {
        const own = list === 'deed' && namesAnew(lists, said, from, end) ? ANEW : 0;
        for (const before of here) reach(end, before | says | own);
      }
    const anew = definite.is(words[from]) ? 0 : ANEW;
    if (ordered) continue;
    for (const end of repeatEnds(said, lists, from)) for (const before of here) reach(end, before | anew);
  }
  return [...done];
}

/** 'Pay the levy' means the one that was read back; 'pay my levy' may be the wish said again. */
function namesAnew(lists: Lists, said: Said, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at++) {
    const named = [...endsOf(lists, 'own', said, at), ...endsOf(lists, 'value', said, at)].some((end) => end <= to);
    if (named && !definite.is(said.words[at - 1])) return true;
  }
  return false;
}

/** Where a value that was read back, with what joins it, may end. */
function repeatEnds(said: Said, lists: Lists, from: number): ReadonlySet<number> {
  const starts = new Set([from]);
  for (const start of starts) {
    if (start - from >= 3) break;
    for (const end of endsOf(lists, 'joins', said, start)) starts.add(end);
  }
  const found = new Set<number>();
  for (const start of starts) {
    for (const end of endsOf(lists, 'value', said, start)) found.add(end);
    for (const end of digitEnds(said, lists, start)) found.add(end);
  }
  return found;
}

/** '0803 123 4567' is 08031234567. */
function digitEnds({ words }: Said, lists: Lists, from: number): readonly number[] {
  const found: number[] = [];
  let digits = '';
  for (let at = from; /^\d+$/.test(words[at] ?? ''); at++) {
    digits += words[at];
    if (at > from && endsOf(lists, 'value', saidOf([digits]), 0).includes(1)) found.push(at + 1);
  }
  return found;
}

const deedOf = (open: OpenQuestion | undefined): Deed =>
  open?.field === 'confirm' ? (DEEDS[open.flow] ?? byName(open.flow)) : NO_DEED;

/** What only some read-backs of a flow are about: all of it where what is read back is not known, as in a labelled sentence. */
function namedIn({ named = '' }: Deed, readBack: readonly string[] | undefined): string {
  if (readBack === undefined) return named;
  const shown = ` ${readBack.flatMap(wordsOf).join(' ')} `;
  return named
    .split(',')
    .filter((one) => shown.includes(` ${one.trim()} `))
    .join(',');
}

/** A flow whose deed is not listed is called by it: 'mark-refund'. */
const byName = (flow: string): Deed => ({ verbs: `${SAVING}, ${flow.split('-').join(', ')}` });

/** True where what is to be stopped is to go on instead: 'let them go'. */
export const keepsOn = ({ plain }: Reading, open: OpenQuestion): boolean =>
  deedOf(open).halts === true && keepsGoing.isIn(plain);

const ANSWERS = ['yes', 'no', 'refuse'];
const REFUSES = ['no', 'refuse', 'neg'];

/**
 * True where what was read back is refused: a no, or a yes that is taken back ('not ok'). Any word may say it, because a no
 * costs nothing; a question refuses nothing, and neither does what is told with a 'not' in it, who is not sure, or who waits for
 * what was paid for before ('I sent it and no token came').
 */
export function refuses({ concepts, text, plain }: Reading): boolean {
  const has = (concept: string): boolean => concepts.has(concept);
  return ANSWERS.some(has) && REFUSES.some(has) && !endsInQuestion(text) && !isUnsure(plain) && !isUnmet(plain);
}

/** What is done with what is said at a read-back. */
export type Act = 'yes' | 'no' | 'change' | 'ask' | 'unclear';

/** Commands that leave what is read back. */
const LEAVES = new Set(['no', 'cancel', 'back']);

/**
 * The act of a sentence at a read-back. Only a yes pays or writes; a change is read back again; what is asked or wished for is
 * answered, and the question is asked again, as it is of all that is unclear.
 */
export function actOf({ intent, slots }: Pick<Understanding, 'intent' | 'slots'>): Act {
  if (slots.confirm === 'yes' || intent === 'yes') return 'yes';
  if (slots.confirm === 'no' || LEAVES.has(intent)) return 'no';
  if (intent === 'correct') return 'change';
  return intent === 'none' || intent === 'answer' ? 'unclear' : 'ask';
}
