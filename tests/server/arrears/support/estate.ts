import type { Kysely } from 'kysely';
import { type ArrearsPolicy, SPECIFIED_POLICY } from '#catalogues/arrears.ts';
import { accounts, DUES, type Due } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import type { Schema } from '#src/server/db/schema.ts';

const NOBODY = '99999999-9999-4999-8999-999999999999';
const DAY_MS = 86_400_000;

/** What an estate rules, and what its meters owe, written as the portal writes it. */
export function estateBooks(db: Kysely<Schema>, now: () => Date) {
  let versions = 0;
  return {
    /** The estate rules otherwise from a day on; null: as the specification has it. */
    async rule(estateId: number, more: Partial<ArrearsPolicy> | null, fromDay = '2000-01-01') {
      versions += 1;
      const rule = more === null ? null : JSON.stringify({ ...SPECIFIED_POLICY, ...more });
      const row = { estate_id: estateId, version: versions, rule, from_day: fromDay, reason: 'Voted by the residents' };
      await db
        .insertInto('arrears_policies')
        .values({ ...row, set_by: NOBODY, set_at: now() })
        .execute();
    },
    async except(estateId: number, meterNumber: string, untilDay: string) {
      const row = { estate_id: estateId, meter_number: meterNumber, until_day: untilDay, reason: 'In hospital' };
      await db
        .insertInto('arrears_exceptions')
        .values({ ...row, given_by: NOBODY, given_at: now() })
        .execute();
    },
    /** Charge or pay a meter, kobo; above 0 it owes more. `daysAgo`: when. */
    async charge(meterNumber: string, due: Due, kobo: number, daysAgo = 0) {
      if (kobo === 0) return;
      const account = accounts.meter(meterNumber, due);
      const entries = [
        { account, kobo: -kobo },
        { account: accounts.dues(901, due), kobo },
      ];
      const at = new Date(now().getTime() - daysAgo * DAY_MS);
      await db.transaction().execute((trx) => post(trx, { kind: 'dues', narration: due, at, entries }));
    },
    /** Bring a meter to balances, kobo; below 0 is owed, of each due. */
    async stand(meterNumber: string, wanted: Readonly<Partial<Record<Due, number>>>) {
      for (const due of DUES) {
        const account = accounts.meter(meterNumber, due);
        const now = (await balances(db, [account]))[account] ?? 0;
        await this.charge(meterNumber, due, now - (wanted[due] ?? 0));
      }
    },
  };
}
