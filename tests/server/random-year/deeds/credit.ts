import { expect } from 'vitest';
import type { ARRIVAL_RULES } from '#catalogues/arrivals.ts';
import { koboOf } from '#catalogues/money.ts';
import { createLimit } from '#src/server/http/rate-limit.ts';
import { payFromCredit } from '#src/server/orders/from-credit.ts';
import { listArrivals, matchArrival, returnArrival } from '#src/server/resident-accounts/decide.ts';
import { openAccount } from '#src/server/resident-accounts/open.ts';
import { setRule } from '#src/server/resident-accounts/rule.ts';
import { type Deed, naira, type Year } from '../year.ts';
import { rule as ruleOnArrears, SHARING } from './living.ts';

/** The estate's administrator, as these calls know one. */
async function decider({ month, estateId }: Year) {
  const { id } = await month.office.person('admin@palmcourt.example');
  return { id, estate: { id: estateId, name: 'Palm Court', active: true } };
}

/** Money that waits for somebody to decide; undefined: nobody has a number to which it could come. */
async function waiting(year: Year): Promise<string | undefined> {
  const found = async () => {
    const answer = await listArrivals(year.db, await decider(year), { page: 1 });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    return answer.data.arrivals.find(({ state }) => state === 'waiting')?.id;
  };
  const id = await found();
  if (id !== undefined) return id;
  await rule(year, 'ask-me');
  return (await comes(year)) ? found() : undefined;
}

/** Somebody sends money to one of the numbers. */
async function comes(year: Year): Promise<boolean> {
  const { stands, dice, outside } = year;
  if (stands.numbers.length === 0 && !(await open(year))) return false;
  const sent = { account: dice.pick(stands.numbers), amount: naira(koboOf(50) + year.amount(20_000_00)) };
  expect((await outside.browser('/sandbox/payments/transfers', sent)).status).toBe(200);
  await year.quiet();
  return true;
}

function open(year: Year): Promise<boolean> {
  const limit = createLimit(year.db, { name: 'openings-of-the-year', points: 1_000, seconds: 60 });
  return year.anywhere(async (meter) => {
    const person = await year.residentOf(meter);
    if (person === undefined) return false;
    const answer = await openAccount(year.deps, limit, person);
    const awaited = ['not-confirmed', 'not-verified'];
    if (!year.took({ status: answer.status, said: answer.data }, ...awaited) || answer.status !== 200) return false;
    const number = answer.data.account?.accountNumber ?? '';
    if (year.stands.numbers.includes(number)) return false;
    year.stands.numbers.push(number);
    return true;
  });
}

async function rule(year: Year, wanted: (typeof ARRIVAL_RULES)[number]): Promise<boolean> {
  expect(await setRule(year.deps, await decider(year), wanted)).toMatchObject({ status: 200 });
  return true;
}

/** Whoever has enough credit buys power with it, and no card. */
function buyFromCredit(year: Year): Promise<boolean> {
  return year.anywhere(async (meter) => {
    const buyer = await year.residentOf(meter);
    if (buyer === undefined) return false;
    const wish = { key: year.key(), type: 'power_vending', amount: 300 + year.dice.whole(500) } as const;
    const answer = await payFromCredit(year.deps, buyer, { ...wish, meter_number: meter });
    if (!year.took({ status: answer.status, said: answer.data }, 'credit-short', 'arrears')) return false;
    await year.quiet();
    return true;
  });
}

/** Money that comes to residents' own account numbers, and what their estate does with it. */
export const CREDIT = {
  'open an account number': open,
  'money comes to a number': comes,
  'buy power from credit': async (year) => {
    if (await buyFromCredit(year)) return true;
    await rule(year, 'power-only');
    await ruleOnArrears(year, SHARING);
    for (const _ of [1, 2, 3]) if ((await comes(year)) && (await buyFromCredit(year))) return true;
    return false;
  },
  'the oldest debt is paid first': (year) => rule(year, 'oldest-debt-first'),
  'credit is for power only': (year) => rule(year, 'power-only'),
  'somebody decides about what comes': (year) => rule(year, 'ask-me'),
  'say whose it is': async (year) => {
    const id = await waiting(year);
    if (id === undefined) return false;
    const by = await decider(year);
    const isDone = await year.anywhere(async (meter_number) => {
      const answer = await matchArrival(year.deps, by, { id, meter_number });
      return year.took({ status: answer.status, said: answer.data }, 'resident-not-found');
    });
    await year.quiet();
    return isDone;
  },
  'send it back': async (year) => {
    const id = await waiting(year);
    if (id === undefined) return false;
    expect(await returnArrival(year.deps, await decider(year), { id })).toMatchObject({ status: 200 });
    year.moment();
    await year.quiet();
    return true;
  },
} as const satisfies Record<string, Deed>;
