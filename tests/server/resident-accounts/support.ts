import { sql } from 'kysely';
import { accounts, type Due } from '#src/server/billing/chart.ts';
import { balances, post } from '#src/server/billing/ledger.ts';
import { createLimit } from '#src/server/http/rate-limit.ts';
import type { Person } from '#src/server/person.ts';
import { openAccount } from '#src/server/resident-accounts/open.ts';
import { METERS, RESIDENT } from '../../faults/support/fixtures.ts';
import type { TestMoney } from '../../support/server/money.ts';

export const ADMIN = '44444444-4444-4444-8444-444444444444';

/** Residents of one estate, each with a meter and an account number, and what stands on the accounts of the ledger. */
export function residentsOf(money: () => TestMoney) {
  let made = 0;
  const { estate } = RESIDENT;
  if (estate === null) throw new Error('The resident has no estate.');

  return {
    estate,
    administrator: { id: ADMIN, estate },
    /** Somebody who can decide. */
    async office(): Promise<void> {
      await money()
        .db.insertInto('users')
        .values({
          ...{ id: ADMIN, email: 'ngozi@palmcourt.example', password_hash: 'none', role: 'service-admin' },
          ...{ first_name: 'Ngozi', last_name: 'Adeyemi', phone: '', estate_id: estate.id, status: 'occupied' },
          created_at: new Date(0),
        })
        .execute();
    },
    /** A new resident with a meter of their own. */
    async resident(): Promise<Person & { readonly meterNumber: string }> {
      made += 1;
      const meterNumber = `4509990${String(made).padStart(4, '0')}`;
      const id = `55555555-5555-4555-8555-${String(made).padStart(12, '0')}`;
      const person = { ...RESIDENT, id, email: `r${made}@palmcourt.example`, meterNumber };
      const { db } = money();
      await db
        .insertInto('meters')
        .values({ meter_number: meterNumber, estate_id: estate.id, landlord_name: 'Ada Obi', house_address: 'House 2' })
        .execute();
      await db
        .insertInto('users')
        .values({
          ...{ id, email: person.email, password_hash: 'none', role: 'service-user', first_name: 'Ada' },
          ...{ last_name: 'Obi', phone: '08030000009', estate_id: estate.id, meter_number: meterNumber },
          ...{ status: 'occupied', created_at: new Date(0) },
        })
        .execute();
      return { ...person, firstName: 'Ada', lastName: 'Obi' };
    },
    /** Their account number. */
    async number(person: Person): Promise<string> {
      const limit = createLimit(money().db, { name: 'openings-of-test', points: 100, seconds: 60 });
      const answer = await openAccount(money().deps, limit, person);
      if (answer.status !== 200 || answer.data.account === null) throw new Error(JSON.stringify(answer));
      return answer.data.account.accountNumber;
    },
    /** A meter is charged, so many days ago. */
    async charge(meterNumber: string, due: Due, kobo: number, daysAgo: number): Promise<void> {
      const at = new Date(money().outside.time.now - daysAgo * 86_400_000);
      await money()
        .db.transaction()
        .execute((trx) =>
          post(trx, {
            ...{ kind: 'charged', narration: 'Charge', at },
            entries: [
              { account: accounts.meter(meterNumber, due), kobo: -kobo },
              { account: accounts.dues(estate.id, due), kobo },
            ],
          }),
        );
    },
    /** What stands on accounts, kobo. */
    async stands(...names: readonly string[]): Promise<readonly number[]> {
      const sums = await balances(money().db, names);
      return names.map((name) => sums[name] ?? 0);
    },
    arrivals: () =>
      money()
        .db.selectFrom('arrivals')
        .select(['reference', 'amount_kobo as kobo', 'state', 'reason'])
        .orderBy('came_at')
        .execute(),
    rule: (rule: string) => sql`update estates set arrival_rule = ${rule} where id = ${estate.id}`.execute(money().db),
    plainMeter: METERS.plain,
  };
}
