import { type Said, type Span, saidOf } from '../reading/pattern.ts';
import type { Mention, Reading } from '../reading/read.ts';
import { isOfOthers, isReported } from '../reading/refusals.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import type { Token } from '../reading/tokens.ts';
import { WORDS } from './words.ts';

/** Where a part of a sentence ends by a sign: 'no light here, put 2k for me'. */
const SIGN = /[.,;!?\n]|\s[-(]|:\s/;

/** True where such a sign stands between two pieces; most have one blank there. */
const isParted = (text: string, { end }: Token, { start }: Token): boolean =>
  (start - end !== 1 || text[end] !== ' ') && SIGN.test(text.slice(end, start));

/** The parts of a sentence that each say one thing: signs part them, and words such as 'abeg', 'so' and 'because'. */
function clausesOf(reading: Reading): readonly Span[] {
  const { list, text, facts } = reading;
  const said = asTyped(reading);
  const clauses: Span[] = [];
  let from = 0;
  for (let at = 1; at < list.length; at++) {
    const [before, here] = [list[at - 1], list[at]];
    if (!before || !here || facts.some((found) => found.from < at && at < found.to)) continue;
    const face = before.kind === 'emoji' && here.kind !== 'emoji';
    const parted = face || isParted(text, before, here);
    if (!parted && WORDS.opensClause.endAt(said, at) <= at) continue;
    clauses.push({ from, to: at });
    from = at;
  }
  return [...clauses, { from, to: list.length }];
}

/** The reading of some of its parts; its text stays, so that what stands between pieces is still known. */
function within(reading: Reading, clauses: readonly Span[]): Reading {
  const kept = reading.list.flatMap((_, at) => (clauses.some(({ from, to }) => from <= at && at < to) ? [at] : []));
  const moved = new Map(kept.map((at, place) => [at, place]));
  const inside = <Found extends Span>(found: readonly Found[]): Found[] =>
    found.flatMap((one) => {
      const [from, last] = [moved.get(one.from), moved.get(one.to - 1)];
      return from === undefined || last === undefined ? [] : [{ ...one, from, to: last + 1 }];
    });
  const mentions = inside(reading.mentions);
  const picked = <One>(all: readonly One[]): One[] => kept.flatMap((at) => all.slice(at, at + 1));
  return {
    ...reading,
    list: picked(reading.list),
    words: picked(reading.words),
    explained: picked(reading.explained),
    facts: inside(reading.facts),
    mentions,
    concepts: new Set(mentions.map(({ concept }) => concept).filter((concept) => reading.concepts.has(concept))),
    unknown: reading.unknown.flatMap((at) => moved.get(at) ?? []),
  };
}

/** The part of a sentence that says one of these; all of it where none does. */
export function partWith(reading: Reading, concepts: readonly string[]): Reading {
  const said = reading.mentions.find(({ concept }) => concepts.includes(concept));
  const part = said && clausesOf(reading).find(({ from, to }) => from <= said.from && said.to <= to);
  return part ? within(reading, [part]) : reading;
}

/** What a purchase is made of: a part with one of these is never left out. */
const WORTH: ReadonlySet<string> = new Set(['amount', 'volume', 'phone', 'digits', 'months', 'email', 'reference']);
const WISHED: ReadonlySet<string> = new Set([
  ...['buy', 'pay', 'recharge', 'renew', 'load', 'airtime', 'data', 'network', 'disco', 'otherdisco', 'cable', 'isp'],
  ...['cablepackage', 'isppackage', 'svccharge', 'levy', 'fine', 'estateservice', 'postpaid'],
]);

/** What makes a wish of a part that says no worth: a verb, or the package by its name. */
const WISHES: readonly string[] = [
  ...['buy', 'pay', 'recharge', 'renew', 'load', 'want', 'give'],
  'cablepackage',
  'isppackage',
];

/** What says that more is the matter than a wish with its reason. */
const MATTERS: readonly string[] = [
  ...[
    'refuse',
    'someday',
    'debit',
    'valueless',
    'twice',
    'cancelling',
    'decline',
    'past',
    'shortlived',
    'receipt',
    'resend',
    'history',
  ],
  ...[
    'paymentlist',
    'transaction',
    'howmuch',
    'howto',
    'cancel',
    'letothers',
    'change',
    'human',
    'support',
    'notice',
    'vendcode',
    'howgoes',
    'balance',
    'what',
    'why',
    'when',
    'where',
    'isit',
  ],
];

/** The words of a part as typed. */
const saidIn = ({ list }: Reading, { from, to }: Span): Said => saidOf(list.slice(from, to).map(({ word }) => word));

/** What is said with a part, up to the next one: a question ends in its sign. */
const isAsked = ({ list, text }: Reading, { from, to }: Span): boolean =>
  endsInQuestion(text.slice(list[from]?.start, list[to]?.start ?? text.length));

/**
 * What sounds like a matter and is a reason: 'I don't owe anything' asks for no balance, and a day after today says why something is
 * wanted at once.
 */
function isNoMatter(matter: string, reading: Reading, why: readonly Span[], wishes: readonly Span[]): boolean {
  if (matter === 'someday') return wishes.some((part) => WORDS.atOnce.isIn(saidIn(reading, part)));
  if (matter !== 'balance') return false;
  const owing = reading.mentions.filter(({ concept }) => concept === 'balance');
  const parts = why.filter(({ from, to }) => owing.some((one) => from <= one.from && one.to <= to));
  return parts.every((part) => WORDS.owesNothing.isIn(saidIn(reading, part)) && !isAsked(reading, part));
}

const touches = ({ mentions, facts }: Reading, { from, to }: Span): readonly (Mention | Reading['facts'][number])[] =>
  [...mentions, ...facts].filter((one) => one.from >= from && one.to <= to);

const isReason = (reading: Reading, clause: Span): boolean =>
  touches(reading, clause).every((one) => ('concept' in one ? !WISHED.has(one.concept) : !WORTH.has(one.kind)));

/**
 * The sentence without the parts that only say why: 'abeg put 2k for my meter, fridge don warm'. Null where nothing is left out, or
 * where what would be left out is a matter of its own: a refusal, a payment gone wrong, somebody else's words.
 */
export function withoutReasons(reading: Reading): Reading | null {
  // Without a worth or a verb in all of it no part of it is a wish.
  if (!reading.facts.some(({ kind }) => WORTH.has(kind)) && !WISHES.some((concept) => reading.concepts.has(concept)))
    return null;
  const clauses = clausesOf(reading);
  if (clauses.length < 2) return null;
  const [reasons, wishes] = [
    clauses.filter((one) => isReason(reading, one)),
    clauses.filter((one) => !isReason(reading, one)),
  ];
  if (reasons.length === 0 || wishes.length === 0) return null;
  const [why, wish] = [within(reading, reasons), within(reading, wishes)];
  // 'My brother said: buy 5k light': what is told stands in the other part.
  // 'Smile please' asks for nothing by itself; beside what is foreign to a buyer only a worth does.
  const exact = wish.facts.some(({ kind }) => WORTH.has(kind));
  const wished = WISHES.some((concept) => wish.concepts.has(concept)) && !why.concepts.has('foreign');
  if (!exact && !wished) return null;
  const tells = reasons.some((one) => WORDS.tellsOther.closes(saidIn(reading, one)));
  const matters = MATTERS.some(
    (concept) => why.concepts.has(concept) && !isNoMatter(concept, reading, reasons, wishes),
  );
  return tells || isReported(wish) || matters ? null : wish;
}

/** A part that tells of another day: 'yesterday I buy card 200 give my sister'. */
const isReport = (reading: Reading, { from, to }: Span): boolean => {
  const said = saidOf(saidIn(reading, { from, to }).words, asTyped(reading));
  return WORDS.thatDay.isIn(said) && !WORDS.wishes.isIn(said);
};

/** True where somebody else wants or did it, said in one part: 'I am a quiet man. Let me pay' is about whoever writes. */
export const isOfAnother = (reading: Reading): boolean =>
  isOfOthers(reading) && clausesOf(reading).some((one) => isOfOthers(within(reading, [one])));

/** The sentence without what it tells of another day; itself where it tells of none. */
export function withoutReports(reading: Reading): Reading {
  if (!WORDS.thatDay.mayStand(asTyped(reading))) return reading;
  const clauses = clausesOf(reading);
  const told = clauses.filter((one) => isReport(reading, one));
  return told.length === 0
    ? reading
    : within(
        reading,
        clauses.filter((one) => !told.includes(one)),
      );
}

/** 'Kemi: buy 3k light', '[02/03, 7:41 am] ...': who speaks is written before what was said. */
const LABELLED = /^\s*(?:\[\d[^\]]*\]\s*|[*_]*(\p{Lu}[\p{L}.]*)[^:\n]{0,20}:\s)/u;
/** A part between marks of quotation, a whole one. */
const QUOTED = /["\u201c\u201d]([^"\u201c\u201d]+)["\u201c\u201d]|(?:^|\s)'([^']+)'(?:[\s.,!?]|$)/gu;

/** True where the words are not those of whoever writes: forwarded, quoted, or with the name of who spoke before them. */
export function isOthersWords(reading: Reading): boolean {
  const { text, onlyWords, list, mentions, facts, unknown } = reading;
  if (WORDS.forwarded.isIn(asTyped(reading))) return true;
  // Names stand before a colon, and what is quoted between marks.
  if (onlyWords && !text.includes("'")) return false;
  const label = LABELLED.exec(text);
  if (label !== null && (label[1] === undefined || unknown.includes(0))) return true;
  const quotes = [...text.matchAll(QUOTED)];
  if (quotes.length === 0) return false;
  const said = [
    ...mentions.filter(({ concept }) => WISHED.has(concept)),
    ...facts.filter(({ kind }) => WORTH.has(kind)),
  ];
  return quotes.some((quote) =>
    said.some(({ from }) => {
      const start = list[from]?.start ?? -1;
      return start > quote.index && start < quote.index + quote[0].length;
    }),
  );
}
