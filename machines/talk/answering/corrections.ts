import { takes } from '#catalogues/intents/index.ts';
import { ANSWERING_PHRASES, FIELD_PHRASES } from '#catalogues/lexicon/phrases/answering.ts';
import type { OpenQuestion, Slots } from '../context.ts';
import { isUnsure } from '../modifiers/moods.ts';
import { countedAt } from '../reading/facts/numbers.ts';
import { patterns } from '../reading/phrases.ts';
import { hasFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { withoutReason } from '../slots/arrears.ts';
import { balanceMeant } from '../slots/balance.ts';
import { peopleNamed } from '../slots/names.ts';
import { partCorrected } from '../slots/parts.ts';
import { frame, readSlot } from '../slots/slots.ts';
import * as value from '../slots/values.ts';
import { balanceSaid, isOwnName } from './asked.ts';

/** An earlier answer put right; sure when the sentence says that something was wrong. */
export interface Correction {
  readonly slots: Slots;
  readonly sure: boolean;
}

const LONG = ['meterNumber', 'smartcard', 'account'] as const;
const NUMBERED = ['phone', ...LONG] as const;
const isLong = (field: string): field is (typeof LONG)[number] => LONG.some((one) => one === field);

/** 'Make it 20': less than any amount is one where it is put right. */
const amountPutRight = (reading: Reading): number | undefined =>
  reading.concepts.has('change') || reading.concepts.has('fixit') ? value.amountAsked(reading) : undefined;

/** What a field is called when only its name is said: 'change the email'. */
const FIELD_CONCEPTS: readonly [string, readonly string[]][] = [
  ['meterNumber', ['meterno', 'meter']],
  ['smartcard', ['smartcardno']],
  ['account', ['accountno']],
  ['phone', ['phoneno', 'line']],
  ['email', ['email']],
  ['network', ['network']],
  ['package', ['package', 'pricelist']],
  ['plan', ['package', 'pricelist']],
];

const SAYS = patterns(ANSWERING_PHRASES);
const FIELDS = Object.entries(patterns(FIELD_PHRASES));

/** The fields that an earlier answer of a flow may have filled. */
const fieldsOf = ({ flow, fields }: OpenQuestion): readonly string[] => [
  ...new Set([...(fields?.length ? fields : ['email']), ...takes(flow).filter((slot) => !NAMES_A_FIELD.has(slot))]),
];

const namesField = ({ concepts }: Reading, field: string): boolean =>
  FIELD_CONCEPTS.some(([name, called]) => name === field && called.some((concept) => concepts.has(concept)));

/** 'Her number na 080…': somebody's phone, where a meter was given and nothing is said of it. */
const isPhoneBeside = (reading: Reading, field: string, { given = [] }: OpenQuestion): boolean =>
  isLong(field) &&
  given.includes(field) &&
  hasFact(reading, 'phone') &&
  !hasFact(reading, 'digits') &&
  !namesField(reading, field);

/** Fields that any words which mean nothing here would answer. */
const ANY_WORDS = new Set(['name', 'serviceName']);

/** Slots that say which field is meant: where the fields themselves are open, those are filled. */
const NAMES_A_FIELD = new Set(['field', 'value']);

/** What a sentence says of a field of the flow. A phone number can be any of the long numbers, by the flow. */
function said(reading: Reading, field: string, flow: string, fields: readonly string[]): string | number | undefined {
  // A levy is a wish of its own, and here one of the things that are paid for.
  if (field === 'service' && flow === 'pay-services') return value.serviceOf(reading);
  // The open flow knows whether owed is below or above 0.
  if (field === 'amount' && flow === 'update-payment') return balanceIn(withoutReason(reading));
  if (field === 'debited') return value.amountOf(reading);
  if (field === 'part') return partCorrected(reading);
  if (!isLong(field)) return readSlot(reading, field, flow);
  if (hasFact(reading, 'phone') && fields.includes('phone') && !hasFact(reading, 'digits')) return undefined;
  return field === 'account' ? value.accountOf(reading) : value.longNumber(reading);
}

/** A balance as a sentence says it, or how it changes what there is. */
const balanceIn = (reading: Reading): string | undefined =>
  value.amountOf(reading) === undefined ? balanceMeant(reading) : balanceSaid(reading);

/** 'change the email' without a new one: the field is named, its slot is empty. */
function namedOnly(reading: Reading, fields: readonly string[]): Slots | null {
  for (const [field, name] of FIELDS) if (fields.includes(field) && name.isIn(reading)) return { [field]: '' };
  for (const [field, concepts] of FIELD_CONCEPTS) {
    if (fields.includes(field) && concepts.some((concept) => reading.concepts.has(concept))) return { [field]: '' };
  }
  return null;
}

/** 'No, Adewale' where one name is read back, and nothing else. */
function nameInstead(reading: Reading, { given = [] }: OpenQuestion): Slots | null {
  const [only, ...others] = given;
  const from = SAYS.noItIs.endAt(asTyped(reading), 0);
  const said = from < 0 ? '' : reading.text.slice(reading.list[from]?.start ?? reading.text.length).trim();
  if (only === undefined || others.length > 0 || !NAME.test(said) || reading.unknown.length === 0) return null;
  return only === 'firstName' || only === 'lastName' ? { [only]: said } : null;
}

const NAME = /^\p{L}[\p{L} .'’-]*$/u;

/** 'Make it 12' where months were given: a number too small to be money can be nothing else. */
function monthsInstead({ list, facts }: Reading, { given = [] }: OpenQuestion): number | undefined {
  if (
    !given.includes('months') ||
    facts.some(({ kind }) => kind !== 'figure' && kind !== 'counted') ||
    list.length > MOST_WORDS
  )
    return undefined;
  const counts = list.flatMap((token, at) => {
    // 'Not that one' counts nothing.
    const points = token.kind === 'word' && SAYS.points.is(list[at - 1]?.word);
    return points ? [] : (countedAt(list, at) ?? []);
  });
  const [only, ...others] = counts.filter(({ scaled }) => !scaled);
  return only !== undefined && others.length === 0 && only.value < LEAST_MONEY ? only.value : undefined;
}

const MOST_WORDS = 4;
const LEAST_MONEY = 30;

/** 'I have sent 4000', 'no, I don pay 4k': what was sent somewhere is no amount of what is bought, and puts none right. */
export function tellsOfMoney(reading: Reading): boolean {
  const said = asTyped(reading);
  return (SAYS.moved.isIn(said) || SAYS.movedAlone.covers(said)) && !SAYS.remade.begins(said);
}

/** The earlier answers that a sentence puts right in the open flow, or null. */
export function readCorrection(reading: Reading, open: OpenQuestion): Correction | null {
  const refused = open.field === 'confirm' && reading.concepts.has('no');
  const marked = refused || reading.concepts.has('fixit') || reading.concepts.has('change');
  const fields = fieldsOf(open).filter(
    (field) => field !== open.field && (marked || !isPhoneBeside(reading, field, open)),
  );
  // What is read back is called otherwise only by who says so: 'hmm not sure' is no name.
  const renames = (marked || SAYS.renames.isIn(reading)) && !isUnsure(asTyped(reading));
  const slots: Slots = {};
  const sent = open.flow !== 'update-payment' && tellsOfMoney(reading);
  for (const field of fields) {
    if (sent && field === 'amount') continue;
    if (open.field === 'confirm' && ANY_WORDS.has(field) && !renames) continue;
    const found =
      said(reading, field, open.flow, fields) ?? (field === 'months' ? monthsInstead(reading, open) : undefined);
    if (found !== undefined) slots[field] = found;
  }
  // What is no good number is one for a field that no number was said for, and each number is for one field.
  for (const field of NUMBERED) {
    const found = fields.includes(field) && slots[field] === undefined ? value.nearly(reading, field) : undefined;
    if (found !== undefined && !Object.values(slots).includes(found)) slots[field] = found;
  }
  const small =
    Object.keys(slots).length === 0 && !sent && fields.includes('amount') ? amountPutRight(reading) : undefined;
  if (small !== undefined) slots.amount = small;
  // 'Ada Obi, ada@x.com' answers what is asked and what will be.
  const beside = Object.keys(slots).length > 0 && !marked && open.field === 'name' && isOwnName(open);
  const name = beside ? peopleNamed(reading)[0]?.said : undefined;
  if (name !== undefined) slots.name = name;
  if (Object.keys(slots).length > 0)
    return { slots, sure: marked || (open.field === 'confirm' && reading.list.length <= 4) };
  const instead = refused ? nameInstead(reading, open) : null;
  if (instead) return { slots: instead, sure: true };
  const changing = open.field === 'any' || reading.concepts.has('change') || SAYS.changing.isIn(reading);
  const named = changing ? namedOnly(reading, fields) : null;
  if (named) return { slots: named, sure: true };
  // 'change something' while a purchase is read back: that it is to change is clear, only not what
  return changing && open.field === 'confirm' && reading.list.length <= 4 ? { slots: {}, sure: true } : null;
}

const CHANGED: Readonly<Record<string, string>> = { phone: 'phone', email: 'email' };

/**
 * 'Update my meter to 450...' where the phone number is asked for, and the other way round: the sentence names another open
 * field and says its value, though the number could be an answer. Null where it is about what is asked, or says no value.
 */
export function changeSaid(
  reading: Reading,
  { field, fields = [] }: OpenQuestion,
  { intent }: { readonly intent: string },
): Slots | null {
  if (intent !== 'update-meter' && intent !== 'update-profile') return null;
  const { meterNumber, field: named, value: told } = frame(reading, intent);
  const [meant, said] = intent === 'update-meter' ? ['meterNumber', meterNumber] : [CHANGED[named ?? ''], told];
  return meant !== undefined && said !== undefined && meant !== field && fields.includes(meant)
    ? { [meant]: said }
    : null;
}
