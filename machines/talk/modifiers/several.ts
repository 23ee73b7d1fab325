import { INTENTS, isIntent, isPurchase } from '#catalogues/intents/index.ts';
import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import type { Slots, Understanding } from '../context.ts';
import { anywhere } from '../reading/phrases.ts';

const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a)\\b';
/** Where one wish may end and another begin; 'one hundred and fifty' is one number. */
const BETWEEN = new RegExp(
  `\\s+(?:and|&|then|also|after that)\\s+(?!${NUMBER})(?:then\\s+|also\\s+)?|[;,.\\n]\\s+(?!${NUMBER})(?=[a-z9])`,
  'i',
);
/** 'light later, gotv first', 'not airtime, data': the parts are no list of wishes. */
const NO_LIST = /\b(?:first|later|before|instead|not|no|never|dont|i mean)\b|n['’]t\b/i;
const MOST_PARTS = 6;

/** 'Change my number to 0809... and buy 2k light': what is changed of one's own data may stand before a purchase. */
export const isOwnChange = (intent: string): boolean => intent === 'update-profile' || intent === 'update-meter';

type Sense = Pick<Understanding, 'intent' | 'slots' | 'modifiers'>;
interface Part {
  readonly text: string;
  readonly sense: Sense;
}

/** Airtime by its name, which data never has. */
const AIRTIME = anywhere(MODIFIER_PHRASES.airtime, 'i');

/** What is bought; airtime and data are bought on one screen, for one number. */
function product(flow: string): string {
  const bought = isIntent(flow) ? INTENTS[flow].buys : undefined;
  return bought === 'data' ? 'airtime' : (bought ?? flow);
}

const differ = (one: Slots, other: Slots): boolean =>
  Object.keys(one).some((name) => other[name] !== undefined && other[name] !== one[name]);

/** Two wishes, not one said in two breaths: other products, or the same for another number, company or worth. */
function apart({ sense: one, text }: Part, { sense: other, text: behind }: Part): boolean {
  if (product(one.intent) !== product(other.intent)) return true;
  if (differ(one.slots, other.slots)) return true;
  if (one.intent === other.intent) return false;
  const both = one.slots.amount !== undefined && other.slots.plan !== undefined;
  const back = one.slots.plan !== undefined && other.slots.amount !== undefined;
  return both || back || AIRTIME.test(text) || AIRTIME.test(behind);
}

/**
 * The wishes of a sentence that holds several ('mtn 500 and dstv compact'), as typed and in order; empty where it holds
 * one. The first may answer the open question; what follows must each be a purchase by itself.
 */
export function severalWishes(
  text: string,
  flow: string | null,
  first: (part: string) => Sense,
  later: (part: string) => Sense,
): string[] {
  if (!BETWEEN.test(text) || NO_LIST.test(text)) return [];
  const pieces = text.split(BETWEEN).map((piece) => piece.replace(/^\s*(?:and|then|also)\s+/i, '').trim());
  const parts: Part[] = [];
  for (const piece of pieces.filter(Boolean)) {
    const before = parts.at(-1);
    const sense = before ? later(piece) : first(piece);
    const own = !before || (isPurchase(sense.intent) && follows(before, { text: piece, sense }, flow));
    if (own) parts.push({ text: piece, sense });
    else {
      const joined = `${before.text} ${piece}`;
      parts[parts.length - 1] = { text: joined, sense: parts.length === 1 ? first(joined) : later(joined) };
    }
  }
  const whole = parts.slice(1).every((part) => isPurchase(part.sense.intent));
  return parts.length > 1 && parts.length <= MOST_PARTS && whole ? parts.map((part) => part.text) : [];
}

/** Whether a wish stands behind another one, or behind what answers the open flow. */
function follows(before: Part, wish: Part, flow: string | null): boolean {
  const { intent } = before.sense;
  if (isPurchase(intent)) return apart(before, wish);
  if (isOwnChange(intent)) return true;
  return (intent === 'answer' || intent === 'correct') && product(wish.sense.intent) !== product(flow ?? '');
}
