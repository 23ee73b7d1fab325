import { expect } from 'vitest';
import type { CallName } from '#catalogues/calls/index.ts';
import { koboOf } from '#catalogues/money.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { noteStandings } from '#src/server/arrears/nights.ts';
import { accounts } from '#src/server/billing/chart.ts';
import { balances } from '#src/server/billing/ledger.ts';
import { chargeDueMonths } from '#src/server/charges/by-itself.ts';
import { writeRun } from '#src/server/charges/write.ts';
import { sweep } from '#src/server/order-worker/sweep.ts';
import { type Person, personOf } from '#src/server/person.ts';
import { dice } from '../../faults/support/seeded.ts';
import { boot } from '../../faults/support/server-process.ts';
import { world } from '../../faults/support/world.ts';
import { openOffice } from '../administration/support/estate-office.ts';
import { openMonth } from '../charges/support/month.ts';

/** The first day of the year, after all that the demonstration has of the past. */
const BEGINS = '2026-12-01T06:00:00Z';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CARD = '4242424242424242';

/** The months that are ever asked for: all of the demonstration's past, and all of the year. */
export const EVER = { from: '2025-06', to: '2028-05' } as const;

/** Naira of some kobo, as the calls take them. */
export const naira = (kobo: number): number => kobo / 100;
/** Kobo of what a call or a file says in naira. */
export const kobo = (value: unknown): number => koboOf(Number(value));
/** The sum of some kobo. */
export const sumOf = (all: Iterable<number>): number => [...all].reduce((sum, one) => sum + one, 0);

interface Answer {
  readonly status: number;
  readonly said: Record<string, unknown>;
}

/**
 * A year of Palm Court that begins with nobody owing anything: its administrator's calls, its residents', the sandbox of a payment provider and of
 * a vendor, by one clock. The same seed makes the same year.
 */
export async function openYear(seed: number) {
  const month = await openMonth();
  const { db, time, estateId, meters } = month;
  const rolled = dice(seed);
  const outside = world(db, seed);
  outside.faults.chance = 0;
  Object.defineProperty(outside.time, 'now', {
    get: () => time.now.getTime(),
    set: (ms: number) => {
      time.now = new Date(ms);
    },
  });
  const server = await boot(outside, []);
  const { deps } = server;

  /** Another day: whoever was signed in has to sign in again, and here need give no password. */
  const signIn = async (email: string) =>
    month.portal.sessions.begin((await month.office.person(email)).id, '127.0.0.1');
  let office = month.office;
  const travel = async (ms: number) => {
    time.now = new Date(ms);
    office = await openOffice({ ...month.portal, signIn });
  };
  await travel(Date.parse(BEGINS));

  const ask = (name: CallName, input: Record<string, unknown> = {}): Promise<Answer> => office.ask(name, input);
  /** What a call of the administrator answers that cannot be refused. */
  const read = async (name: CallName, input: Record<string, unknown> = {}) => {
    const { status, said } = await ask(name, input);
    expect([name, status, status === 200 ? '' : said]).toEqual([name, 200, '']);
    return said;
  };
  /** A file that the administrator takes out, line by line. */
  const fileOf = async (name: CallName, input: Record<string, unknown> = {}) => {
    await db.deleteFrom('rate_limits').execute();
    const { base64 } = await read(name, input);
    return Buffer.from(String(base64), 'base64');
  };

  /** A moment later, so that no two things are of the same one. */
  const moment = () => {
    time.now = new Date(time.now.getTime() + 1_000);
  };

  /** Let what was begun come to its end: what the provider tells, what that starts, and rounds of the order worker. */
  const quiet = async () => {
    for (const { body, headers } of outside.webhooks.splice(0)) await server.webhook(body, headers);
    for (const _ of [1, 2]) {
      await server.background();
      moment();
      await sweep(deps);
    }
    await server.background();
  };

  /** Some days on, at any hour: what a portal does by itself on these days is done. */
  const goOn = async (days: number) => {
    const midnight = Math.floor(time.now.getTime() / DAY_MS + days) * DAY_MS;
    await travel(Math.max(midnight + rolled.whole(24) * HOUR_MS, time.now.getTime() + 1_000));
    await db.deleteFrom('rate_limits').execute();
    for (const id of await chargeDueMonths(month.deps)) await writeRun(month.deps, id);
    await noteStandings({ db, clock: deps.clock, log: month.deps.log }, estateId);
    await quiet();
  };

  /** Who lives on a meter by an account, as the calls know them; undefined: nobody. */
  const residentOf = async (meter: string): Promise<(Person & { readonly meterNumber: string }) | undefined> => {
    const row = await db
      .selectFrom('users')
      .innerJoin('estates', 'estates.id', 'users.estate_id')
      .selectAll('users')
      .select(['estates.name as estate_name', 'estates.active as estate_active'])
      .select('estates.verifies_residents as estate_verifies')
      .where('users.meter_number', '=', meter)
      .where('users.role', '=', 'service-user')
      .orderBy('users.created_at', 'desc')
      .orderBy('users.email')
      .executeTakeFirst();
    return (
      row && {
        ...personOf(
          { ...row, second_factor_at: null, without_app_at: null, has_passkey: false, proved_at: null },
          row.id,
        ),
        meterNumber: meter,
      }
    );
  };

  const stateOf = async (orderId: string) =>
    (await db.selectFrom('orders').select('state').where('order_id', '=', orderId).executeTakeFirstOrThrow()).state;
  /** Pay an order with a card, and wait for what becomes of it. */
  const payByCard = async (orderId: string) => {
    await outside.browser(`/sandbox/payments/${orderId}`, { card: CARD });
    await quiet();
    return stateOf(orderId);
  };

  let keys = 0;
  const ofEstate = accounts.owedTo(estateId);
  const owedToEstate = async () => (await balances(db, [ofEstate]))[ofEstate] ?? 0;
  const books = await read('estateBooks', EVER);
  /** What was there before the year, kobo. */
  const before = {
    notInBooks: (await owedToEstate()) - (kobo(books.collected) - kobo(books.cash)),
    provider: (await balances(db, [accounts.provider('sandbox'), accounts.providerFees('sandbox')])) as Record<
      string,
      number
    >,
    day: dayInLagos(time.now),
  };

  return {
    ...{ seed, month, db, time, estateId, meters, dice: rolled, outside, deps, before },
    ...{ ask, read, fileOf, quiet, goOn, moment, residentOf, stateOf, payByCard, owedToEstate },
    day: () => dayInLagos(time.now),
    /** A day of the past few weeks, within the year. */
    dayBefore: () => {
      const day = dayInLagos(time.now.getTime() - rolled.whole(40) * DAY_MS);
      return day < before.day ? before.day : day;
    },
    key: () => `year-${seed}-${++keys}`,
    meter: () => rolled.pick(meters),
    /** True once something was done on one of the meters, which come in an order that is rolled. */
    anywhere: async (deed: (meter: string) => Promise<boolean>): Promise<boolean> => {
      const left = [...meters];
      while (left.length > 0) {
        const [meter = ''] = left.splice(rolled.whole(left.length), 1);
        if (await deed(meter)) return true;
      }
      return false;
    },
    /** Some kobo, often whole naira. */
    amount: (most: number) => (rolled.chance(0.5) ? 100 * (1 + rolled.whole(most / 100)) : 1 + rolled.whole(most)),
    /**
     * True where a thing was done. What is refused is refused for one of the reasons that it may be, and was not done.
     */
    took: ({ status, said }: Answer, ...mayBe: readonly string[]): boolean => {
      if (status === 200) return true;
      expect(mayBe, JSON.stringify(said)).toContain(said.code);
      return false;
    },
    /** What was done and stands, as whoever did it remembers it. */
    stands: {
      /** What was spent by its number, and what was paid on to the estate; kobo. */
      spent: new Map<number, number>(),
      paidOn: new Map<number, number>(),
      /** What was paid in cash, by the number of its receipt, kobo. */
      cash: new Map<number, number>(),
      /** What came in by month: hundredths of a kWh, and kobo. */
      cameIn: new Map<string, { readonly hundredths: number; readonly cost: number }>(),
      /** Orders of dues that a card has paid, and were delivered. */
      paidByCard: [] as string[],
      /** Kobo that payers' banks took back. */
      lost: 0,
      /** The account numbers that were opened. */
      numbers: [] as string[],
    },
  };
}

export type Year = Awaited<ReturnType<typeof openYear>>;

/** One thing that happens; false: there was nobody to whom, or it was refused, and nothing was done. */
export type Deed = (year: Year) => Promise<boolean>;
