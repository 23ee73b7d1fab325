import { expect } from 'vitest';
import { ownAccount, tokenIn } from '../../../support/server/own-account.ts';
import { housesOf } from '../figures/houses.ts';
import { type Deed, kobo, sumOf, type Year } from '../year.ts';

const PASSWORD = 'kettle-9-harmattan';
const NAMES = ['Ada', 'Bisi', 'Chika', 'Dayo', 'Efe', 'Funmi', 'Gozie', 'Habiba'];

/** Everybody leaves a house, some days ago; what is owed of their time stays with it or is written off. */
async function moveOut(year: Year, debt: 'stays' | 'written-off'): Promise<boolean> {
  const { dice, meters, ask } = year;
  const living = [];
  for (const meter of meters) if ((await year.residentOf(meter)) !== undefined) living.push(meter);
  // A house or two stay lived in, so that there is somebody who pays.
  if (living.length <= 4) return false;
  const day = dice.chance(0.5) ? year.day() : year.dayBefore();
  const asked = { meter_number: dice.pick(living), day };
  const shown = await ask('previewMoveOut', asked);
  if (!year.took(shown, 'day-before-last')) return false;
  const { meterNumber, people, owed, ...said } = shown.said as unknown as Shown;
  const before = await houseOf(year, meterNumber);
  expect([kobo(owed) + kobo(said.rest), kobo(said.credit)]).toEqual([before.owed, before.ahead]);
  if (debt === 'written-off' && kobo(owed) === 0) return false;
  const moved = await ask('moveOut', {
    ...{ meter_number: meterNumber, people: people.map(({ id }) => id), day, debt, owed },
    ...(debt === 'written-off' && { reason: 'They left the country' }),
  });
  expect(await houseOf(year, meterNumber)).toEqual({
    ...{ owed: before.owed - (debt === 'written-off' ? kobo(owed) : 0), ahead: before.ahead },
  });
  return year.took(moved);
}

interface Shown {
  readonly meterNumber: string;
  readonly people: readonly { readonly id: string }[];
  readonly owed: number;
  readonly rest: number;
  readonly credit: number;
}

/** What a house owes and what it has paid ahead, by the ledger; kobo. */
async function houseOf(year: Year, meter: string) {
  const house = (await housesOf(year)).find((one) => one.meter === meter);
  if (house === undefined) throw new Error(`There is no house of ${meter}.`);
  const ahead = sumOf(Object.values(house.owes).map((one) => Math.max(0, -one)));
  return { owed: house.owed, ahead };
}

async function except(year: Year): Promise<boolean> {
  const until = new Date(year.time.now.getTime() + (1 + year.dice.whole(30)) * 86_400_000);
  const asked = { meter_number: year.meter(), until: until.toISOString().slice(0, 10), reason: 'In hospital' };
  return year.took(await year.ask('exceptMeter', asked));
}

/** Somebody signs up for a house, and opens the link that is mailed. */
async function comeTo(year: Year, meter_number: string): Promise<void> {
  const { portal } = year.month;
  const email = `${year.key()}@mail.example`;
  const person = { email, first_name: year.dice.pick(NAMES), last_name: 'Obi', phone: '08031234567' };
  const made = { ...person, password: PASSWORD, meter_number, property_id: year.estateId, role: 'service-user' };
  const asked = await portal.call('signUp', made);
  expect([asked.status, asked.body.code, asked.body.message]).toEqual([200, undefined, asked.body.message]);
  const tokens = (await ownAccount(portal, email).mails()).map(({ text }) => tokenIn(text));
  year.moment();
  const { status, body } = await portal.call('confirmEmail', { token: tokens.find(Boolean) });
  expect([status, body.code, tokens, meter_number]).toEqual([200, undefined, tokens, meter_number]);
}

/** What an estate may rule about what is owed; naira. */
export interface Terms {
  readonly most: Readonly<Record<'service-charge' | 'dev-levy' | 'fine' | 'all', number | null>>;
  readonly days: number;
  readonly charges: number;
  readonly graceDays: number;
  readonly always: number;
  readonly debtShare: number;
  readonly words: null;
}

/** Rule otherwise from today on; null: as the specification has it. */
export async function rule(year: Year, terms: Terms | null): Promise<boolean> {
  const { version, after } = await year.read('tryArrearsPolicy', { terms });
  const stopped = (after as { blocked: number }).blocked;
  const set = await year.ask('setArrearsPolicy', { terms, reason: 'Voted by the residents', version, stopped });
  return year.took(set);
}

function termsOf({ dice }: Year): Terms {
  const most = () => (dice.chance(0.4) ? null : dice.whole(40_000));
  return {
    most: { 'service-charge': most(), 'dev-levy': most(), fine: most(), all: most() },
    ...{ days: dice.pick([0, 0, 20, 60]), charges: dice.pick([0, 0, 1, 2]), graceDays: dice.pick([0, 0, 14, 45]) },
    ...{ always: dice.pick([0, 0, 1_000]), debtShare: dice.pick([0, 20, 50]), words: null },
  };
}

/** A rule that stops nobody, and takes a part of each top-up. */
export const SHARING: Terms = {
  most: { 'service-charge': null, 'dev-levy': null, fine: null, all: null },
  ...{ days: 0, charges: 0, graceDays: 0, always: 0, debtShare: 30, words: null },
};

/** Who lives where, and what an estate rules about whoever owes. */
export const LIVING = {
  'move out and leave a debt': (year) => moveOut(year, 'stays'),
  'move out with the debt written off': (year) => moveOut(year, 'written-off'),
  'move in': async (year) => {
    const { dice, meters } = year;
    const empty = [];
    for (const meter of meters) if ((await year.residentOf(meter)) === undefined) empty.push(meter);
    const meter = empty.length > 0 && dice.chance(0.8) ? dice.pick(empty) : year.meter();
    await comeTo(year, meter);
    return true;
  },
  'a house is empty': (year) => status(year, 'unoccupied'),
  'a house is lived in': (year) => status(year, 'occupied'),
  'except a house': except,
  'end an exception': async (year) => {
    const open = year.db.selectFrom('arrears_exceptions').select('meter_number').where('ended_at', 'is', null);
    const one = await open.where('estate_id', '=', year.estateId).orderBy('id').executeTakeFirst();
    return one !== undefined && year.took(await year.ask('endException', one));
  },
  'rule otherwise': (year) => rule(year, termsOf(year)),
  'rule that a part pays the debt': (year) => rule(year, SHARING),
  'rule as the specification': (year) => rule(year, null),
} as const satisfies Record<string, Deed>;

function status(year: Year, to: 'occupied' | 'unoccupied'): Promise<boolean> {
  return year.anywhere(async (meter_number) => {
    const before = await year.residentOf(meter_number);
    if (before === undefined || before.status === to) return false;
    return year.took(await year.ask('updateStatus', { meter_number, status: to }));
  });
}
