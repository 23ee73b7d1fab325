import { factsOf, type Reading } from '../reading/read.ts';
import { amountOf, sideOf } from './values.ts';

/** Names of what is owed, out of the way of the verbs in them: 'service charge', 'levy payment'. */
const NAMES = /\b(?:service|estate|monthly|development|maintenance)[ -]charges?\b/g;

const LEAD =
  '^(?:(?:please|pls|abeg|kindly|oya|ok|okay|just|now|can|could|you|u|i|want|to|let|me|make|we|help|sir|ma) )*';

/** What was paid, or is forgiven: less is owed. */
const LESS = [
  /\b(?:reduc\w+|lower\w*|decreas\w+|deduct\w*|subtract\w*|less|waiv\w+|forgiv\w+|forgo|remov\w+|discount)\b/,
  /\btake\b.*\boff\b|\bknock\b.*\boff\b|\bwrite\b.*\boff\b|\bcut\b.*\bby\b/,
  /\b(?:paid|pays|transferred|deposited|cash|(?:don|has|have) pay)\b/,
  /\b(?:record|log|post|capture|book|enter|key in|input|add|receive\w*)\b.*\bpayments?\b/,
  new RegExp(`${LEAD}credit\\b`),
];

/** What comes on top: more is owed. */
const MORE = [
  /\b(?:add|adding|rais\w+|increas\w+|more|another|extra|additional|plus|bump|on top|impos\w+|debit|charg(?:e|ed|ing))\b/,
  new RegExp(`${LEAD}fine\\b`),
  /\b(?:give|put|record|issue|slap|log)\b.*\bfine\b|\bfine\b.*\bagainst\b/,
];

const NOTHING = /\b(?:clear\w*|waiv\w+|write[ -]?off|writ\w+ off|forgiv\w+|remov\w+|cancel\w*|wip\w+|zero|nil)\b/;
const TO_NOTHING = /\b(?:to|be|becomes?|at|is|now|=)\s*(?:₦|n|ngn)?\s*(?:0|zero|nil|nothing)(?:\.00?)?\b(?![.,]?\d)/i;

const OWED = ['svccharge', 'levy', 'fine', 'balance', 'owes'];

/** 'By 10%' is no amount. */
const PART = /\d\s*(?:%|per ?cent)/i;

/** A minus is read apart from its figure: '-50000', '- ₦5k'. */
const SIGNED = /(?:^|\s)[-\u2212\u2013]\s*(?:₦|ngn|n)?\s*(\d[\d,]*(?:\.\d{1,2})?)\s*([km]?)\b/i;
const SCALE: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** The figure that a sentence says of a balance, naira without its side. */
function figureOf(reading: Reading): number | undefined {
  if (PART.test(reading.text)) return undefined;
  const [, figure, scale = ''] = SIGNED.exec(reading.text) ?? [];
  if (figure !== undefined) return Number(figure.replaceAll(',', '')) * (SCALE[scale.toLowerCase()] ?? 1);
  return amountOf(reading);
}

/** True where the amount itself is what is to stand there: 'reduce it to 5000', 'raise it to 5000'. */
function isAimed(reading: Reading, figure: number): boolean {
  const found = factsOf(reading, 'amount').find(({ value }) => Number(value) === figure);
  const before = found ? reading.list[found.from - 1]?.word : undefined;
  return before === 'to' || before === 'at' || /\bset\b/.test(reading.words.join(' '));
}

/** What a balance moves by, in words of the flow, or null where it is set. */
export function moveOf(reading: Reading, figure: number): 'more owed' | 'less owed' | null {
  if (isAimed(reading, figure)) return null;
  const said = reading.words.join(' ').replace(NAMES, 'due');
  if (LESS.some((pattern) => pattern.test(said))) return 'less owed';
  return MORE.some((pattern) => pattern.test(said)) ? 'more owed' : null;
}

/** A figure with the side that it is on, or what it moves by, as the flow of a balance reads it. */
export function balanceText(reading: Reading, figure: number): string {
  const move = moveOf(reading, figure);
  const side = sideOf(reading);
  // 'Fine 45012345678 -500', 'the fine is 500 in credit': what is said of the figure outweighs the verb in front.
  const opposed = move === 'more owed' && (side === 'below' || side === 'in credit');
  if (move !== null && !opposed) return `${figure} ${move}`;
  if (side === 'below') return `-${figure}`;
  return side === null ? String(figure) : `${figure} ${side}`;
}

/** The balance that a sentence means: `15000 owed`, `5000 less owed`, `0`; undefined where it says none. */
export function balanceMeant(reading: Reading): string | undefined {
  const figure = figureOf(reading);
  if (figure !== undefined && figure !== 0) return balanceText(reading, figure);
  // What is removed or cancelled is nothing that is owed, unless something is that is.
  const owed = OWED.some((concept) => reading.concepts.has(concept));
  if (PART.test(reading.text) || !owed) return figure === 0 ? '0' : undefined;
  return figure === 0 || TO_NOTHING.test(reading.text) || NOTHING.test(reading.words.join(' ')) ? '0' : undefined;
}
