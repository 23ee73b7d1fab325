import { bankNamed, bankOf } from '#catalogues/banks.ts';
import { takes } from '#catalogues/intents/index.ts';
import { ANSWERING_PHRASES } from '#catalogues/lexicon/phrases/answering.ts';
import { koboOf } from '#catalogues/money.ts';
import { matching, picksByPrice } from '#machines/kit/reading/choices.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { OpenQuestion } from '../context.ts';
import type { FactKind } from '../reading/facts/facts.ts';
import { countedAt } from '../reading/facts/numbers.ts';
import { isFiller } from '../reading/lexicon.ts';
import { patterns } from '../reading/phrases.ts';
import { firstFact, isNumbered, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import type { Token } from '../reading/tokens.ts';
import { lastNameSaid, namesAnswered, ownName, roleAnswered } from '../slots/account-fields.ts';
import { balanceMeant, balanceText } from '../slots/balance.ts';
import { monthAnswered } from '../slots/charging.ts';
import { dayAnswered, momentAnswered } from '../slots/day.ts';
import { peopleNamed, typedName } from '../slots/names.ts';
import { meterAnswered } from '../slots/own-meters.ts';
import { sumPaid } from '../slots/parts.ts';
import { isNewName } from '../slots/platform-values.ts';
import { rawOf } from '../slots/runs.ts';
import { namesThings, readSlot } from '../slots/slots.ts';
import * as value from '../slots/values.ts';
import { fittingOf, ordinalOf } from './choices.ts';
import { paymentNamed } from './payments.ts';

const SAYS = patterns(ANSWERING_PHRASES);

/** The sentence without the words that only lead up to its answer. */
function bare(reading: Reading): string {
  let from = 0;
  let to = reading.list.length;
  const light = (at: number): boolean => {
    const token = reading.list[at];
    return token?.kind === 'emoji' || (token?.kind === 'word' && SAYS.light.is(token.word));
  };
  while (from < to && light(from)) from += 1;
  while (to > from && light(to - 1)) to -= 1;
  return rawOf(reading, from, to);
}

/** An amount where one is asked for. */
const amount = (reading: Reading): number | undefined => value.amountOf(reading) ?? value.amountAsked(reading);

/** A balance with the side that it is on, or what it moves by, as the flow reads it: `-15000`, `15000 owed`, `5000 less owed`. */
export function balanceSaid(reading: Reading): string | undefined {
  const found = amount(reading) ?? bareFigure(reading.text);
  if (found === undefined) return balanceMeant(reading);
  return balanceText(reading, found);
}

/** The figure of a text that is hardly more than one, e.g. `-15,000`. */
function bareFigure(text: string): number | undefined {
  const [, figure] = /^\D{0,12}?(\d[\d,]*(?:\.\d{1,2})?)\D{0,20}$/.exec(text.trim()) ?? [];
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''));
}

/** What a number of months may be read from: what is something else already counts none. */
const COUNTS: readonly FactKind[] = ['figure', 'counted', 'amount'];

function months(reading: Reading): number | undefined {
  const said = readSlot(reading, 'months', '');
  if (typeof said === 'number') return said;
  for (let at = 0; at < reading.list.length; at++) {
    const is = reading.facts.find(({ from, to }) => from <= at && at < to)?.kind;
    const counted = is !== undefined && !COUNTS.includes(is) ? null : countedAt(reading.list, at);
    if (counted && !counted.scaled && counted.value <= 120) return counted.value;
  }
  return undefined;
}

/**
 * The bank that is asked for. Where banks are offered any of them may be meant, and no wish is one; else it stands as it was typed, as
 * somebody is told of it.
 */
function bankSaid(reading: Reading, { choices = [] }: OpenQuestion): string | undefined {
  if (!choices.some(({ value }) => bankOf(value) !== undefined)) return reading.text.trim() || undefined;
  return bankNamed(asTyped(reading).words) ?? (matching(choices, bare(reading)).length > 0 ? bare(reading) : undefined);
}

/** What was said of a thing that has a name: a known name, else the words that are left. */
function named(reading: Reading, field: string, flow: string): string | undefined {
  const known = readSlot(reading, field, flow);
  if (known !== undefined) return String(known);
  const at = ordinalOf(reading);
  if (at !== undefined) return String(at);
  return bare(reading) || undefined;
}

/** A thing of a price list is never called by somebody's number or address. */
function listed(reading: Reading, field: string, flow: string): string | undefined {
  const known = readSlot(reading, field, flow);
  if (known !== undefined) return String(known);
  const price = value.amountOf(reading);
  // '1k', 'the 1000 naira one': what costs so much.
  if (price !== undefined) return formatNaira(koboOf(price));
  return isNumbered(reading) ? undefined : named(reading, field, flow);
}

/** What a long number may be read from where it is none; a card number is none, however it is asked. */
const DIGITS: readonly FactKind[] = ['figure', 'amount', 'token'];

const LEAST_DIGITS = 5;

/** A long number where one is asked for, or what stands in its place: the flow says what is wrong with it. */
function digits(reading: Reading): string | undefined {
  const found = value.longNumber(reading);
  if (found) return found;
  const [only, ...others] = reading.facts
    .filter(({ kind }) => DIGITS.includes(kind))
    .map(({ value: said }) => said.replaceAll(' ', ''));
  if (only === undefined || others.length > 0 || !/^\d+$/.test(only)) return undefined;
  const alone = reading.list.every(({ kind, suffix, money }) => kind === 'number' && suffix === '' && !money);
  return alone || only.length >= LEAST_DIGITS ? only : undefined;
}

/** An address, or what was meant to be one: the flow says what is wrong with it. */
function email(reading: Reading): string | undefined {
  return (
    firstFact(reading, 'email')?.value ?? (/^\S+@\S*$/.test(reading.text.trim()) ? reading.text.trim() : undefined)
  );
}

const network = (reading: Reading): string | undefined => value.namedValue(reading, 'network');

/** The id of an order, or what was meant to be one: one word with a figure in it. */
function orderSaid({ text, list }: Reading): string | undefined {
  const only = text.trim();
  const isNearly = /^\S*\d\S*$/.test(only) && list.length <= MOST_OF_ID;
  return orderIdIn(text) ?? (isNearly ? only : undefined);
}

/** An id that is mistyped may be cut into so many pieces. */
const MOST_OF_ID = 4;

/** The place that was named, where the choices are not known here. */
const placed = (reading: Reading): string | undefined => ordinalOf(reading)?.toString();

/** True where nothing but one of these is said. */
const saysAlone = ({ list, unknown, concepts }: Reading, ...said: readonly string[]): boolean =>
  list.length <= 2 && unknown.length === 0 && said.some((one) => concepts.has(one));

/** Who or what is meant; a resident is found by the meter as well. */
function nameSaid(reading: Reading, open: OpenQuestion): string | undefined {
  // Nobody is called 'no'.
  if (saysAlone(reading, 'yes', 'no')) return undefined;
  if (isNumbered(reading) && reading.unknown.length === 0) {
    return takes(open.flow).includes('meterNumber') ? (email(reading) ?? value.longNumber(reading)) : undefined;
  }
  const written = namesThings(open.flow) ? undefined : typedName(reading);
  if (written !== undefined) return written;
  if (!isOwnName(open)) return named(reading, 'name', open.flow);
  return picks(reading) || reading.unknown.length === 0 ? undefined : ownNameWhole(reading);
}

/** One's own name without the fillers around it; whole, for 'sunday okafor' is a name though one of the two is a day. */
function ownNameWhole(reading: Reading): string | undefined {
  const isFact = (at: number): boolean => reading.facts.some(({ from, to }) => from <= at && at < to);
  const isAround = ({ word, kind }: Token): boolean => kind === 'emoji' || isFiller(word) || SAYS.light.is(word);
  const alone = peopleNamed(reading).find(({ from, to }) =>
    reading.list.every((token, at) => (at >= from && at < to) || (isAround(token) && !isFact(at))),
  );
  return alone?.said ?? ownName(reading);
}

/** The name that is asked for is the person's own: the flow is begun by nobody's name. */
export const isOwnName = ({ flow }: OpenQuestion): boolean => !namesThings(flow) && !takes(flow).includes('name');

/** 'The second one', 'no, the biggest': it is about a list that was there before, and nobody is called so. */
function picks(reading: Reading): boolean {
  const { mentions, list } = reading;
  const no = mentions.find(({ concept, from }) => concept === 'no' && from === 0);
  return ordinalOf(reading) !== undefined || picksByPrice(rawOf(reading, no?.to ?? 0, list.length));
}

/** The name of something that is new here: all that was said, but for what leads up to it. */
const newName = (reading: Reading): string | undefined => bare(reading) || undefined;

/** A sum where it is asked which of the dues is paid. */
const paysSum = (reading: Reading, { flow }: OpenQuestion): boolean =>
  takes(flow).includes('part') && sumPaid(reading) !== undefined;

type Asked = (reading: Reading, open: OpenQuestion) => string | number | undefined;

const BY_FIELD: Record<string, Asked> = {
  /** The portal's own 'which of these?': only what it offered is an answer. */
  which: () => undefined,
  /** One payment of a list. What fits several is asked again; a wish to buy fits none. */
  purchase: (reading, { choices = [] }) => {
    const named = paymentNamed(reading, choices);
    if (named !== undefined || reading.concepts.has('buy')) return named;
    return fittingOf(reading, choices).length > 1 ? reading.text.trim() : undefined;
  },
  /** No question at all: what is said names what it is for. */
  any: () => undefined,
  /** The same of a category: a sentence that names a product says more than that. */
  category: () => undefined,
  amount: (reading, open) => (open.flow === 'update-payment' ? balanceSaid(reading) : amount(reading)),
  months,
  month: monthAnswered,
  phone: (reading) => value.phoneIn(reading) ?? (reading.concepts.has('relative') ? 'same' : digits(reading)),
  meterNumber: digits,
  smartcard: digits,
  account: (reading) => value.accountOf(reading) ?? digits(reading),
  email,
  network: (reading) => network(reading) ?? placed(reading),
  provider: (reading, open) =>
    (readSlot(reading, 'provider', open.flow) ?? value.providerOf(reading, ['cable', 'isp', 'disco', 'network'])) as
      | string
      | undefined,
  plan: (reading, open) => firstFact(reading, 'volume')?.value ?? listed(reading, 'plan', open.flow),
  package: (reading, open) => listed(reading, 'package', open.flow),
  // A sum that is said before it is known what it pays is kept for that, and names nothing.
  service: (reading, open) =>
    value.serviceOf(reading) ?? (paysSum(reading, open) ? undefined : named(reading, 'service', open.flow)),
  name: (reading, open) => (isNewName(open) ? newName(reading) : nameSaid(reading, open)),
  serviceName: newName,
  firstName: (reading, open) => namesAnswered(reading, open)?.firstName,
  lastName: (reading) => lastNameSaid(reading) ?? ownName(reading),
  estate: (reading, open) => (isNewName(open) ? newName(reading) : named(reading, 'estate', open.flow)),
  status: (reading, open) => readSlot(reading, 'status', open.flow),
  side: (reading) => value.sideOf(reading) ?? undefined,
  role: (reading, open) => roleAnswered(reading) ?? readSlot(reading, 'role', open.flow),
  fee: (reading, open) => amount(reading) ?? readSlot(reading, 'fee', open.flow) ?? (reading.text.trim() || undefined),
  kind: (reading, open) => readSlot(reading, 'kind', open.flow) ?? (reading.text.trim() || undefined),
  answer: (reading, open) => readSlot(reading, 'answer', open.flow) ?? (reading.text.trim() || undefined),
  order: orderSaid,
  bank: bankSaid,
  reference: (reading, open) => readSlot(reading, 'reference', open.flow),
  meter: (reading, { flow, choices }) => meterAnswered(reading, takes(flow).includes('amount'), choices),
};

const BY_KIND: Record<string, Asked> = {
  /** It is given, never said: what is typed meanwhile is a wish, but for what a file is called. */
  file: (reading) => (SAYS.fileName.covers(reading.plain) ? reading.text : undefined),
  money: amount,
  phone: (reading) => value.phoneIn(reading) ?? digits(reading),
  digits,
  email,
  'past-day': (reading) => dayAnswered(reading, 'past') ?? (reading.text.trim() || undefined),
  'coming-moment': (reading) => momentAnswered(reading) ?? (reading.text.trim() || undefined),
  'coming-day': (reading) => dayAnswered(reading, 'coming') ?? (reading.text.trim() || undefined),
};

/** How an answer to the open question is read: by the field's name, else by its kind, else the words themselves. */
export function askedOf(reading: Reading, open: OpenQuestion): string | number | undefined {
  const asked = BY_FIELD[open.field] ?? BY_KIND[open.kind ?? ''];
  if (asked) return asked(reading, open);
  // 'Yes' to 'who was paid?' says nobody.
  if (open.kind === 'text' && saysAlone(reading, 'yes')) return undefined;
  return reading.text.trim() || undefined;
}
