import { payableDues } from '../billing/arrears.ts';
import { accounts, DUES } from '../billing/chart.ts';
import { balances } from '../billing/ledger.ts';
import { creditOf } from '../settlement/credit.ts';
import { LATE_PROBE_MS } from '../settlement/look-for.ts';
import { later, type MoneyDeps } from '../settlement/money.ts';
import { payDues } from './pay-dues.ts';
import { settleSoon } from './receive.ts';

/** Most meters of one round. */
const ROUND = 10;

/**
 * Pay what meters were charged from the credit of those who live there, where their estate pays the oldest debt first. The data base
 * has noted each charge with the charge itself; who takes the note spends in the same transaction, so that a debt is paid once,
 * whoever dies or looks at the same time.
 */
export async function spendCredit(deps: MoneyDeps): Promise<void> {
  const now = deps.clock();
  const taken = await deps.db
    .updateTable('credit_looks')
    // Who takes it has it for a while; one that fails comes after the others.
    .set({ next_at: later(now, deps.pace.leaseMs) })
    .where('id', 'in', (query) =>
      query
        .selectFrom('credit_looks')
        .select('id')
        .where((where) => where.or([where('next_at', 'is', null), where('next_at', '<=', now)]))
        .orderBy('id')
        .limit(ROUND)
        .forUpdate()
        .skipLocked(),
    )
    .returning('meter_number')
    .execute();
  for (const meterNumber of new Set(taken.map((look) => look.meter_number)))
    await spendOn(deps, meterNumber).catch((err: unknown) =>
      deps.log('error', { err, meterNumber }, 'credit could not pay what a meter was charged'),
    );
}

/** Spend the credit of those who live on a meter, in one transaction with the notes of what was charged. */
async function spendOn(deps: MoneyDeps, meterNumber: string): Promise<void> {
  const orders = await deps.db.transaction().execute(async (trx) => {
    const looks = await trx
      .deleteFrom('credit_looks')
      .where('meter_number', '=', meterNumber)
      .returning('id')
      .execute();
    const [look] = looks;
    if (look === undefined) return [];
    const holders = await trx
      .selectFrom('users')
      .innerJoin('estates', 'estates.id', 'users.estate_id')
      .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.estate_id'])
      .where('users.meter_number', '=', meterNumber)
      .where('users.role', '=', 'service-user')
      .where('users.disabled', '=', false)
      .where('estates.arrival_rule', '=', 'oldest-debt-first')
      .orderBy('users.created_at')
      .orderBy('users.id')
      .forNoKeyUpdate('users')
      .execute();
    const made: string[] = [];
    let left = 0;
    for (const { id, email, first_name, last_name, estate_id: estateId } of holders) {
      if (estateId === null || (await creditOf(trx, id)) <= 0) continue;
      const name = `${first_name} ${last_name}`.trim() || email;
      made.push(...(await payDues(trx, deps, { id, email, name, meterNumber, estateId }, `charge-${look.id}`)));
      left += await creditOf(trx, id);
    }
    // What is not sold just now is paid once it is.
    if (left > 0 && (await owesUnsold(trx, meterNumber)))
      await trx
        .insertInto('credit_looks')
        .values({ meter_number: meterNumber, next_at: later(deps.clock(), LATE_PROBE_MS) })
        .execute();
    return made;
  });
  settleSoon(deps, orders);
}

async function owesUnsold(trx: MoneyDeps['db'], meterNumber: string): Promise<boolean> {
  const sold = await payableDues(trx, meterNumber);
  const unsold = DUES.filter((due) => !sold.includes(due)).map((due) => accounts.meter(meterNumber, due));
  if (unsold.length === 0) return false;
  return Object.values(await balances(trx, unsold)).some((kobo) => kobo < 0);
}
