import { ORDER_PREFIXES } from '#catalogues/order-ids.ts';
import { PROGRAM_PREFIX } from '#catalogues/programs.ts';
import { RECOVERY_CODE } from '#catalogues/recovery-codes.ts';
import { once } from '../once.ts';
import { cardNumbersIn, type KnownNumbers, type Span } from './card-numbers.ts';
import { isOfScheme, passesLuhn } from './card-shape.ts';
import { codesIn } from './codes.ts';
import { HIDDEN_CARD, HIDDEN_CODE, hiddenIn } from './hidden.ts';

/** An order's id, and a UUID. */
const IDS = once(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:(?:${ORDER_PREFIXES.join('|')})-(?<signs>[0-9A-Z]{8,32})|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\p{L}\p{N}])`,
      'giu',
    ),
);

/** What follows a card's number: month and year, and the CVV. */
const EXPIRY = once(
  () =>
    /^(?<lead>[\s,;:/|()–-]*(?:(?:and|with|exp(?:iry|ires?|iration|iring)?|date|valid|good|thru|till|until|to)\b[\s.:,-]*)*)(?:0?[1-9]|1[0-2])(?:\s?[/|:,;.–-]\s?|\s)?(?:20)?[2-4]\d(?!\d|\s?(?:naira|k\b))/i,
);
const CVV = once(() => /^(?<lead>[\s,;:/|()–-]{1,4}(?:and\s+)?)\d{3}(?!\d|\s?(?:naira|ngn|k\b|gb|mb|months?|units?))/i);
/** A month and a year by their name, in a text in which a card was hidden. */
const NAMED_EXPIRY = once(
  () =>
    /(?<lead>\b(?:exp|expiry|expires?|expiration|expiring|valid(?:\s+(?:thru|till|until|to))?)\b\.?(?:\s*date)?[\s:=-]*(?:(?:is|na|on)\s+)?)(?:0?[1-9]|1[0-2])\s?[/.–-]?\s?(?:20)?[2-4]\d(?!\d)/gi,
);
/** Not a digit, and no two words that could be a number between them: most names of members, and many of their values. */
const ONE_WORD = /^[a-z]*$/i;
/** A moment as the portal writes it down: no card begins with the year of one. */
const MOMENT = /^20[0-2]\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;
const { group: GROUP } = RECOVERY_CODE;
/** Any of what is looked for needs so much; most texts do not have it. */
const WORTH_A_LOOK = once(
  () =>
    new RegExp(
      String.raw`\p{Nd}{3}|(?<![a-z-])[a-z]{${GROUP}}-[a-z]{${GROUP}}(?![a-z-])|\b(?:recovery|back-?up)\s+code|${PROGRAM_PREFIX}|[a-z]\d|\d[a-z]|(?:\p{Nd}\P{L}{1,4}){2}\p{Nd}|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple)\b`,
      'iu',
    ),
);

/** The text with each of some spans, in order, replaced by what `by` makes of it; it may take more of the text with it. */
function replaced(
  text: string,
  spans: readonly Span[],
  by: (end: number) => { readonly left: string; readonly end: number },
) {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    if (start < at) continue;
    const { left, end: to } = by(end);
    pieces.push(text.slice(at, start), left);
    at = to;
  }
  return pieces.join('') + text.slice(at);
}

/** As much as a month and a year or a CVV take behind a number, with the words before them. */
const BEHIND = 60;

/** The text with each card hidden, and with it what stands behind its number on the card. */
function withoutCards(text: string, known: KnownNumbers): string {
  return replaced(text, cardNumbersIn(text, known), (end) => {
    let left = HIDDEN_CARD;
    let at = end;
    for (const follows of [EXPIRY(), CVV()]) {
      const match = follows.exec(text.slice(at, at + BEHIND));
      if (!match) continue;
      left += `${match.groups?.lead ?? ''}${HIDDEN_CODE}`;
      at += match[0].length;
    }
    return { left, end: at };
  });
}

/** 'airtime-4242424242424242' is airtime from a card: no id is made of one. */
const isCard = (signs = ''): boolean => isOfScheme(signs) && passesLuhn(signs);

/** The text with each id as letters of its own, and how it is put back: what digits stand in one are of nothing else. */
function withoutIds(text: string): { readonly text: string; readonly back: (left: string) => string } {
  const ids: string[] = [];
  const held = text.replace(IDS(), (id, signs?: string) => {
    if (isCard(signs)) return id;
    ids.push(id);
    return '\u{e000}\u{e001}';
  });
  let next = 0;
  return { text: held, back: (left) => left.replace(/\u{e000}\u{e001}/gu, () => ids[next++] ?? '') };
}

/** So many short texts are known to be harmless, the last ones: with every sentence the same meters, amounts and names go out. */
const MOST_HARMLESS = 256;
const SHORT = 64;

/** Texts in which there was nothing to hide, where a long number may be a meter's and where it may not. Nothing that is hidden stands here. */
const harmless = { meters: new Set<string>(), any: new Set<string>() };

/**
 * A text without what nobody may keep, send or log: numbers of payment cards with what belongs to them, CVVs, PINs and
 * one-time codes. Dots stand for them (`hiddenIn`), and all else is as it was. Tokens, meters, phones, orders and amounts are
 * none of them. The same text comes back where there is nothing to hide.
 */
export function withoutSensitive(text: string, known: KnownNumbers = {}): string {
  if (ONE_WORD.test(text) || MOMENT.test(text) || !WORTH_A_LOOK().test(text)) return text;
  // What is known of here is another thing for everybody.
  if (text.length > SHORT || known.numbers) return hidden(text, known);
  const before = known.meters ? harmless.meters : harmless.any;
  if (before.has(text)) return text;
  const left = hidden(text, known);
  if (left === text) {
    if (before.size === MOST_HARMLESS) before.clear();
    before.add(text);
  }
  return left;
}

function hidden(text: string, known: KnownNumbers): string {
  const held = withoutIds(text);
  const cardless = withoutCards(held.text, known);
  const codeless = replaced(cardless, codesIn(cardless), (end) => ({ left: HIDDEN_CODE, end }));
  const { card, code } = hiddenIn(codeless);
  const left = card || code ? codeless.replace(NAMED_EXPIRY(), `$<lead>${HIDDEN_CODE}`) : codeless;
  return held.back(left);
}
