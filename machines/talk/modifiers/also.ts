import { type IntentName, isPurchase, takes } from '#catalogues/intents/index.ts';
import type { FieldKind } from '#machines/kit/view.ts';
import type { OpenQuestion, Slots, Understanding } from '../context.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { namesAnswered } from '../slots/account-fields.ts';
import { balanceMeant } from '../slots/balance.ts';
import { frame } from '../slots/slots.ts';
import { amountAsked, nearly } from '../slots/values.ts';

/** How often a purchase is wanted, where that is more than once. */
export function timesWanted(
  reading: Reading,
  { intent, slots }: Understanding,
  open: OpenQuestion | undefined,
): number | undefined {
  const inside = intent === 'answer' || intent === 'correct' || intent === 'none';
  if (!isPurchase(inside ? (open?.flow ?? '') : intent)) return undefined;
  const times = Math.max(0, ...factsOf(reading, 'times').map(({ value }) => Number(value)));
  return times > 1 && slots.months !== times ? times : undefined;
}

/** A number that stands for a slot of a wish though it is none. */
export function nearlySaid(reading: Reading, { intent, slots }: Understanding): Slots | null {
  // Only what is a number may stand for one.
  if (reading.facts.length === 0) return null;
  const missing = LONG.find((slot) => takes(intent).includes(slot) && slots[slot] === undefined);
  const said = missing && nearly(reading, missing);
  const number = missing && said !== undefined && !Object.values(slots).includes(said) ? { [missing]: said } : {};
  const amount = paysAmounts(intent) && slots.amount === undefined ? amountAsked(reading) : undefined;
  const found = { ...number, ...(amount !== undefined && String(amount) !== said && { amount }) };
  return Object.keys(found).length > 0 ? found : null;
}

/** Purchases of any amount, where '20' is one that is too small; the others have prices. */
const paysAmounts = (intent: IntentName): boolean =>
  isPurchase(intent) &&
  takes(intent).includes('amount') &&
  !takes(intent).some((slot) => slot === 'plan' || slot === 'package');

const LONG = ['phone', 'meterNumber', 'smartcard', 'account'] as const;

/** Where a number is asked for, or which meter, others may stand beside it: '500 for 08031234567', '5000 for the shop'. */
const NUMBERS = ['phone', 'meterNumber', 'smartcard', 'account', 'amount', 'months', 'email', 'network'] as const;
const NUMBER_ASKED: readonly (FieldKind | undefined)[] = ['money', 'phone', 'digits', 'email'];

/** What an answer that is a number says of other questions of its flow. */
function numbersBeside(reading: Reading, meant: Understanding, { flow, fields = [] }: OpenQuestion): Slots | null {
  const said = frame(reading, flow);
  const taken = new Set(Object.values(meant.slots).map(String));
  const found = NUMBERS.flatMap((name): [string, string | number][] => {
    if (name in meant.slots || !(takes(flow).includes(name) || fields.includes(name))) return [];
    const long = LONG.find((one) => one === name);
    const value = said[name] ?? (long && nearly(reading, long));
    return value === undefined || taken.has(String(value)) ? [] : [[name, value]];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

export function alsoIn(reading: Reading, meant: Understanding, open: OpenQuestion | undefined): Slots | null {
  if (meant.intent !== 'answer' || !open) return null;
  if (open.field === 'firstName') {
    const { lastName } = namesAnswered(reading, open) ?? {};
    return lastName === undefined ? null : { lastName };
  }
  const hasBeside = NUMBER_ASKED.includes(open.kind) || open.field === 'meter';
  if (hasBeside && isPurchase(open.flow)) return numbersBeside(reading, meant, open);
  // Whose balance it is may stand in a whole sentence, with what it is to be.
  const fined = open.flow === 'update-payment' && open.field === 'meterNumber' ? balanceMeant(reading) : undefined;
  if (fined !== undefined) return { ...frame(reading, open.flow), ...meant.slots, amount: fined };
  if (open.kind !== 'choice') return null;
  // The flow of a balance reads the side of an amount, and what it moves by.
  const balance = open.flow === 'update-payment' ? balanceMeant(reading) : undefined;
  const said = { ...frame(reading, open.flow), ...(balance !== undefined && { amount: balance }) };
  const answer = String(meant.slots[open.field] ?? '');
  // Words that are the answer, or part of it, are not another one as well.
  const others = Object.entries(said).filter(([name, value]) => !(name in meant.slots) && !answer.includes(`${value}`));
  const near = isPurchase(open.flow) ? numbersBeside(reading, meant, open) : null;
  return others.length > 0 || near ? { ...near, ...Object.fromEntries(others) } : null;
}
