import type { Kysely } from 'kysely';
import { SPECIFIED_POLICY } from '#catalogues/arrears.ts';
import { POWER_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { splitOf } from '#machines/arrears/split.ts';
import { accounts, DUES, type Due } from '#src/server/billing/chart.ts';
import { billingHandlers } from '#src/server/billing/handlers.ts';
import { post } from '#src/server/billing/ledger.ts';
import { owedNow } from '#src/server/billing/owed-now.ts';
import { splitKey } from '#src/server/billing/split.ts';
import type { Schema } from '#src/server/db/schema.ts';
import { ADMINISTRATOR, ESTATE, METERS, RESIDENT } from './fixtures.ts';
import type { Purchase, Run } from './run.ts';

/** What each meter that buys power owes where its estate takes a share of top-ups, the oldest first; kobo. */
export const DEBTS = [
  { due: 'service-charge', kobo: 150_000, daysAgo: 40 },
  { due: 'fine', kobo: 60_050, daysAgo: 30 },
  { due: 'service-charge', kobo: 90_000, daysAgo: 20 },
  { due: 'dev-levy', kobo: 200_033, daysAgo: 10 },
] as const satisfies readonly { readonly due: Due; readonly kobo: number; readonly daysAgo: number }[];

/** The kind of posting by which somebody has paid a due without the portal. */
export const PAID_ELSEWHERE = 'paid-elsewhere';

const DAY_MS = 24 * 3_600_000;

/** The estate takes so many percent of each top-up, stops nobody, and every meter that buys power owes something. */
export async function ruleShare(db: Kysely<Schema>, share: number, at: Date): Promise<void> {
  const rule = JSON.stringify({ ...SPECIFIED_POLICY, block: [], debtShare: share });
  const by = { reason: 'Voted by the residents', set_by: ADMINISTRATOR.id, set_at: at };
  await db
    .insertInto('arrears_policies')
    .values({ estate_id: ESTATE.id, version: 1, rule, from_day: '2000-01-01', ...by })
    .execute();
  await db.transaction().execute(async (trx) => {
    for (const meter of Object.values(METERS))
      for (const { due, kobo, daysAgo } of DEBTS) {
        const entries = [
          { account: accounts.meter(meter, due), kobo: -kobo },
          { account: accounts.dues(ESTATE.id, due), kobo },
        ];
        const charged = new Date(at.getTime() - daysAgo * DAY_MS);
        await post(trx, { kind: 'dues', narration: due, at: charged, entries });
      }
  });
}

/** The part of a top-up that a face shows before the yes, naira: by what the server tells it of the meter then. */
export async function partShown({ world, server }: Run, { ending, amount }: Purchase): Promise<number> {
  const person = { ...RESIDENT, meterNumber: METERS[ending] };
  const { servicePayments } = billingHandlers({ db: server.deps.db, clock: world.clock });
  const asked = { input: { meter_number: METERS[ending] }, person };
  const told = await servicePayments(asked as Parameters<typeof servicePayments>[0]);
  const split = told.status === 200 ? told.data.split : undefined;
  if (split === undefined) return 0;
  const rule = { share: split.share, owed: koboOf(split.owed), least: POWER_AMOUNT_KOBO.least };
  return nairaOf(splitOf(koboOf(amount), rule).debt);
}

/** Somebody pays a due of the meter at the estate's office, some of it or all. */
export async function payElsewhere({ world: { db, dice, clock }, share }: Run, { kind, ending }: Purchase) {
  if (kind !== 'power' || share === 0) return;
  const [due, part, meter] = [dice.pick(DUES), dice.pick([0.3, 1]), METERS[ending]];
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('meters').select('estate_id').where('meter_number', '=', meter).forNoKeyUpdate().execute();
    const owed = (await owedNow(trx, meter)).filter((debt) => debt.due === due);
    const kobo = Math.floor(owed.reduce((sum, debt) => sum + debt.kobo, 0) * part);
    if (kobo === 0) return;
    const entries = [
      { account: accounts.meter(meter, due), kobo },
      { account: accounts.dues(ESTATE.id, due), kobo: -kobo },
    ];
    await post(trx, { kind: PAID_ELSEWHERE, narration: due, at: clock(), entries });
  });
}

/** True of an order that a top-up has paid with its part for the debt, by its key. */
export const isOfSplit = (key: string): boolean => key.startsWith(splitKey(''));
