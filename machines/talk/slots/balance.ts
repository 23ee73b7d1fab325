import { either, type Said, saidOf, sequence } from '../reading/pattern.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped, shaped } from '../reading/said.ts';
import { amountOf, behindMinus, sideOf } from './values.ts';
import { SAYS } from './words.ts';

/** What was paid, or is forgiven: less is owed. */
const LESS = [SAYS.less, SAYS.paidIn];
/** What comes on top: more is owed. */
const MORE = [SAYS.more, SAYS.fining];

const OWED = ['svccharge', 'levy', 'fine', 'balance', 'owes'];

/** 'By 10%' is no amount. */
const PART = sequence(shaped(/\d$/), SAYS.percent);
const isPart = (reading: Reading): boolean => /\d\s*%/.test(reading.text) || PART.isIn(asTyped(reading));

/** 'Make it 0', 'to ₦0.00', 'balance=0'. */
const TO_NOTHING = sequence(SAYS.becomes, either(SAYS.nothing, shaped(/^\D*0(?:\.00?)?$/)));
const isToNothing = (reading: Reading): boolean =>
  /\w=\s*₦?\s*0(?:\.00?)?(?![.,]?\d)\b/.test(reading.text) || TO_NOTHING.isIn(asTyped(reading));

const SCALE: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** The figure that a sentence says of a balance, naira without its side. */
function figureOf(reading: Reading): number | undefined {
  if (isPart(reading)) return undefined;
  const [, figure, scale = ''] = /^(\d[\d,]*(?:\.\d{1,2})?)\s*([km]?)\b/i.exec(behindMinus(reading) ?? '') ?? [];
  if (figure !== undefined) return Number(figure.replaceAll(',', '')) * (SCALE[scale.toLowerCase()] ?? 1);
  return amountOf(reading);
}

/** True where the amount itself is what is to stand there: 'reduce it to 5000', 'raise it to 5000'. */
function isAimed(reading: Reading, figure: number): boolean {
  const found = factsOf(reading, 'amount').find(({ value }) => Number(value) === figure);
  const before = found ? reading.list[found.from - 1]?.word : undefined;
  return SAYS.aimsAt.is(before) || SAYS.set.isIn(reading);
}

/** The words with names of what is owed, as 'service charge', out of the way of the verbs in them. */
function withoutNames(reading: Reading): Said {
  const words = [...reading.words];
  for (let name = SAYS.owedName.find(reading); name; name = SAYS.owedName.find(reading, name.to))
    words.fill('', name.from, name.to);
  return saidOf(words);
}

/** What a balance moves by, in words of the flow, or null where it is set. */
export function moveOf(reading: Reading, figure: number): 'more owed' | 'less owed' | null {
  if (isAimed(reading, figure)) return null;
  const said = withoutNames(reading);
  if (LESS.some((words) => words.isIn(said)) || SAYS.credits.begins(said)) return 'less owed';
  return MORE.some((words) => words.isIn(said)) || SAYS.fines.begins(said) ? 'more owed' : null;
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
  if (isPart(reading) || !owed) return figure === 0 ? '0' : undefined;
  return figure === 0 || isToNothing(reading) || SAYS.clears.isIn(reading) ? '0' : undefined;
}
