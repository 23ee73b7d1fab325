import { INTENTS, isIntent, isPurchase } from '#catalogues/intents/index.ts';
import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import type { Slots, Understanding } from '../context.ts';
import { isKnown } from '../reading/lexicon.ts';
import { type Said, saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { wordsIn } from '../reading/said.ts';
import { tokens } from '../reading/tokens.ts';
import { estatesListed } from '../slots/estate-names.ts';

const SAYS = patterns(MODIFIER_PHRASES);

const MOST_PARTS = 6;
/** A sentence of more pieces is a letter or a copied list, and holds no wishes that could be told apart. */
const MOST_PIECES = 24;

/** 'Change my number to 0809... and buy 2k light': what is changed of one's own data may stand before a purchase. */
export const isOwnChange = (intent: string): boolean => intent === 'update-profile' || intent === 'update-meter';

/** 'How much do I owe, buy light 2000': what is only looked up may stand before one, too. */
export const isLookedUp = (intent: string): boolean => isIntent(intent) && INTENTS[intent].kind === 'query';

type Sense = Pick<Understanding, 'intent' | 'slots'>;

/** What a piece means by itself: found where it is asked for, because most pieces of a sentence only go on. */
export interface Meant {
  /** False where it is surely no purchase, as is known without its slots. */
  readonly mayBuy: () => boolean;
  readonly sense: () => Sense;
}
interface Part extends Meant {
  readonly text: string;
}

/** What is bought; airtime and data are bought on one screen, for one number. */
function product(flow: string): string {
  const bought = isIntent(flow) ? INTENTS[flow].buys : undefined;
  return bought === 'data' ? 'airtime' : (bought ?? flow);
}

const differ = (one: Slots, other: Slots): boolean =>
  Object.keys(one).some((name) => other[name] !== undefined && other[name] !== one[name]);

/** A sign between two wishes, before what may begin one. */
const SIGN = /[;,.?\n]\s+$/;
const BEGINS = /^[a-z9]/i;

const SIGNS = /[;,.?\n&]/;

/**
 * A sentence where it may be parted: at a sign or a joining word, but not within a number ('one hundred and fifty'). `reading`: the same
 * sentence as it was read.
 */
function piecesOf(text: string, reading: Reading): readonly string[] {
  const list = reading.text === text ? reading.pieces : tokens(text, isKnown);
  const isRead = list === reading.list;
  // Most sentences hold nothing that could part them.
  if (isRead && !SAYS.between.mayStand(reading.typed) && !SIGNS.test(text)) return [];
  const said: Said = isRead ? reading.typed : saidOf(list.map(({ word }) => word));
  const pieces: string[] = [];
  let from = 0;
  for (let at = 1; at < list.length; at++) {
    const [end, start] = [list[at - 1]?.end ?? 0, list[at]?.start ?? 0];
    const gap = text.slice(end, start);
    const behind = Math.max(at, SAYS.between.endAt(said, at));
    const joined = (behind > at && /\s$/.test(gap) && behind < list.length) || /\s&\s/.test(gap);
    const signed = SIGN.test(gap) && BEGINS.test(text.slice(start));
    if (!(joined || signed) || SAYS.numberWord.is(said.words[signed ? at : behind])) continue;
    const next = Math.max(behind, SAYS.between.endAt(said, behind));
    pieces.push(text.slice(from, end));
    from = list[next]?.start ?? text.length;
    at = next;
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim()).filter(Boolean);
}

/** Two wishes, not one said in two breaths: other products, or the same for another number, company or worth. */
function apart(before: Part, wish: Part): boolean {
  const [one, other] = [before.sense(), wish.sense()];
  if (product(one.intent) !== product(other.intent)) return true;
  if (differ(one.slots, other.slots)) return true;
  if (one.intent === other.intent) return false;
  const both = one.slots.amount !== undefined && other.slots.plan !== undefined;
  const back = one.slots.plan !== undefined && other.slots.amount !== undefined;
  return both || back || [before, wish].some(({ text }) => SAYS.airtime.isIn(wordsIn(text)));
}

/**
 * The wishes of a sentence that holds several ('mtn 500 and dstv compact'), as typed and in order; empty where it holds
 * one. The first may answer the open question; what follows must each be a purchase by itself.
 */
export function severalWishes(
  text: string,
  reading: Reading,
  flow: string | null,
  first: (part: string) => Meant,
  later: (part: string) => Meant,
): string[] {
  const pieces = piecesOf(text, reading);
  if (
    pieces.length < 2 ||
    pieces.length > MOST_PIECES ||
    SAYS.noList.isIn(reading.text === text ? reading.plain : wordsIn(text))
  )
    return [];
  const partOf = (piece: string, nth: number): Part => ({
    text: piece,
    ...(nth === 0 ? first(piece) : later(piece)),
  });
  const parts: Part[] = [];
  for (const piece of pieces) {
    const before = parts.at(-1);
    const wish = partOf(piece, parts.length);
    if (!before || (buys(wish) && follows(before, wish, flow))) parts.push(wish);
    else parts[parts.length - 1] = partOf(`${before.text} ${piece}`, parts.length - 1);
    if (parts.length > MOST_PARTS) return [];
  }
  return parts.length > 1 && parts.slice(1).every(buys) ? parts.map((part) => part.text) : [];
}

/** What is done to one estate after another, in the words that mean it. */
const OF_ESTATES: Partial<Readonly<Record<string, string>>> = {
  'deactivate-estate': 'deactivate',
  'activate-estate': 'activate',
};

/** 'Deactivate Palm Court and Cedar View': each estate behind the first is a wish of its own. */
export function otherEstates(reading: Reading, { intent, slots }: Sense): readonly string[] {
  const deed = OF_ESTATES[intent];
  if (deed === undefined) return [];
  const listed = estatesListed(reading);
  return listed.includes(String(slots.estate))
    ? listed.filter((name) => name !== slots.estate).map((name) => `${deed} ${name}`)
    : [];
}

const hasWorth = ({ slots: { amount, plan, package: named, months } }: Sense): boolean =>
  [amount, plan, named, months].some((one) => one !== undefined);

const buys = ({ mayBuy, sense }: Part): boolean => mayBuy() && isPurchase(sense().intent);

/** Whether a wish stands behind another one, or behind what answers the open flow. */
function follows(before: Part, wish: Part, flow: string | null): boolean {
  const { intent } = before.sense();
  if (isPurchase(intent)) return apart(before, wish);
  if (isOwnChange(intent)) return true;
  // What only goes on with a question has no order of its own: 'how much is the fee, light 2000'.
  if (isLookedUp(intent)) return SAYS.orders.begins(wordsIn(wish.text)) && hasWorth(wish.sense());
  return (intent === 'answer' || intent === 'correct') && product(wish.sense().intent) !== product(flow ?? '');
}
