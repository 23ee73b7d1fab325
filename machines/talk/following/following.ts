import { INTENTS, type IntentName, isIntent, isPurchase } from '#catalogues/intents/index.ts';
import type { Intent } from '#catalogues/intents/intent.ts';
import { FOLLOWING_PHRASES } from '#catalogues/lexicon/phrases/following.ts';
import type { AskedBefore, TalkContext, Understanding } from '../context.ts';
import { patterns } from '../reading/phrases.ts';
import { type Reading, read } from '../reading/read.ts';
import { rawOf } from '../slots/runs.ts';
import { fragmentOf } from './fragment.ts';
import { type Piece, piecesOf } from './pieces.ts';

const SAYS = patterns(FOLLOWING_PHRASES);

/** A question as a whole, with what it has to mean: its intent, and what is asked where that is known here. */
interface FollowUp {
  readonly says: string;
  readonly intent: IntentName;
  readonly about?: string | undefined;
  /** It is asked in other words, which need not say all that the question before it did. */
  readonly reworded?: 'of one' | 'of other days';
  /** Another meter is all that is changed. */
  readonly byMeter?: boolean;
}

/**
 * The question that was asked last with what a sentence changes of it, in the order in which it is likeliest meant: what is of one kind takes
 * its place ('and in October'), what is new stands behind it ('only airtime'). Empty for a sentence that says anything else.
 */
export function followUps(text: string, { today, open, asked }: TalkContext): readonly FollowUp[] {
  if (asked === undefined || isPurchase(asked.sense.intent) || (open !== undefined && !asked.just)) return [];
  const reading = read(text, today);
  const fragment = fragmentOf(reading);
  // Where something is asked, what may be an answer is one.
  if (fragment === null || (open !== undefined && !fragment.goesOn)) return [];
  const before = read(asked.text, today);
  return composed(fragment.pieces, reading, before, asked.sense);
}

/** True where a follow-up is understood as what it has to mean, and asks something else than the question before it. */
export const isFollowed = (
  { sense: before }: AskedBefore,
  { intent, about, reworded, byMeter = false }: FollowUp,
  now: Understanding,
): boolean =>
  now.asks === undefined &&
  now.intent === intent &&
  now.modifiers?.question?.about === about &&
  saidOf(before, byMeter) !== saidOf(now, byMeter) &&
  (reworded === 'of one'
    ? namesOne(now)
    : reworded !== undefined || Object.keys(before.slots).every((slot) => now.slots[slot] !== undefined));

/** Whoever is asked about is understood as somebody, and is no word left over. */
const namesOne = ({ slots: { name, meterNumber }, modifiers }: Understanding): boolean =>
  [modifiers?.whom, name, meterNumber].some((one) => one !== undefined);

/** What of an understanding a follow-up may change. */
const saidOf = ({ slots, modifiers: { question, whom, which, past } = {} }: Understanding, byMeter: boolean): string =>
  JSON.stringify([slots, question, whom, past?.narrow, byMeter && which]);

function composed(
  pieces: readonly Piece[],
  reading: Reading,
  before: Reading,
  sense: Understanding,
): readonly FollowUp[] {
  const standing = [...piecesOf(before), ...namedIn(before, sense)];
  const said = (piece: Piece) => rawOf(reading, piece.from, piece.to);
  // 'Since September' is no 'in September'.
  const led = (piece: Piece) =>
    piece.kind === 'when' && SAYS.before.is(reading.list[piece.from - 1]?.word)
      ? rawOf(reading, piece.from - 1, piece.to)
      : said(piece);
  const replaced = new Map<Piece, string>();
  const added: Piece[] = [];
  for (const piece of pieces) {
    const place = standing.findLast(({ kind }) => kind === piece.kind);
    if (place === undefined) added.push(piece);
    else replaced.set(place, [replaced.get(place) ?? '', said(piece)].join(' ').trim());
  }
  const base = withReplaced(before, replaced);
  const { intent } = sense;
  const about = sense.modifiers?.question?.about;
  const byMeter = pieces.some(({ kind }) => kind === 'meter');
  const [first] = added;
  if (first === undefined) return [{ says: base, intent, about, byMeter }];
  // The days of the question stay those of what is asked of one.
  const days = standing
    .filter((piece) => piece.kind === 'when')
    .map((piece) => replaced.get(piece) ?? rawOf(before, piece.from, piece.to));
  const elsewhere = first.kind === 'when' ? OF_OTHER_DAYS[about ?? ''] : undefined;
  const behind = (lead: string) => [base, ...added.map((piece) => `${leadOf(piece, lead)}${led(piece)}`)].join(' ');
  return [
    ...(elsewhere
      ? [{ says: `${elsewhere.say} ${led(first)}`, intent: elsewhere.intent, reworded: 'of other days' as const }]
      : []),
    ...(first.kind === 'whom' ? ofOne(intent, said(first), [...added.slice(1).map(led), ...days]) : []),
    ...[behind('for '), behind('of '), beforeLast(base, added.map(said).join(' '))].map((says) => ({
      says,
      intent,
      about,
      byMeter,
    })),
  ];
}

/** What is only known of these days is told of others by what there is of those: what was used by what was bought. */
const OF_OTHER_DAYS: Partial<Readonly<Record<string, { readonly say: string; readonly intent: IntentName }>>> = {
  usage: { say: 'my power payments', intent: 'history' },
};

/** A question as it is asked of one alone. */
function ofOne(asked: IntentName, whom: string, others: readonly string[]): readonly FollowUp[] {
  const { ofOne: one }: Intent = INTENTS[asked];
  if (one === undefined) return [];
  const says = [one.say.replace('{whom}', whom), ...others].join(' ');
  return [{ says, intent: one.intent !== undefined && isIntent(one.intent) ? one.intent : asked, reworded: 'of one' }];
}

const BARE: ReadonlySet<string> = new Set(['when', 'state', 'order']);

const leadOf = ({ kind }: Piece, lead: string): string => (BARE.has(kind) ? '' : lead);

/** 'Show inactive estates': what something is stands before it. */
function beforeLast(base: string, said: string): string {
  const at = base.lastIndexOf(' ');
  return at < 0 ? `${said} ${base}` : `${base.slice(0, at)} ${said} ${base.slice(at + 1)}`;
}

/** A sentence with other words in the place of some of its pieces. */
function withReplaced({ text, list }: Reading, replaced: ReadonlyMap<Piece, string>): string {
  const places = [...replaced].sort(([a], [b]) => b.from - a.from);
  return places.reduce(
    (whole, [{ from, to }, words]) => {
      const [start, end] = [list[from]?.start ?? 0, list[to - 1]?.end ?? whole.length];
      return `${whole.slice(0, start)}${words}${whole.slice(end)}`;
    },
    text.replace(/\?\s*$/, ''),
  );
}

/** Whom a question names: by a slot or by what is said besides. */
function namedIn(before: Reading, { slots, modifiers = {} }: Understanding): readonly Piece[] {
  const { whom, which } = modifiers;
  const names = [
    ...[slots.name, slots.estate, whom].map((name) => ({ name, kind: 'whom' }) as const),
    { name: which, kind: 'meter' } as const,
  ].flatMap(({ name, kind }) => (typeof name === 'string' && name !== '' ? [{ kind, name: name.toLowerCase() }] : []));
  const text = before.text.toLowerCase();
  return names.flatMap(({ kind, name }): readonly Piece[] => {
    const start = text.indexOf(name);
    const from = before.list.findIndex((token) => token.start === start);
    const to = before.list.findIndex((token) => token.end === start + name.length) + 1;
    return start < 0 || from < 0 || to <= from ? [] : [{ kind, from, to }];
  });
}
