import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { writeAudit } from '../audit.ts';
import { accounts } from '../billing/chart.ts';
import { balances, post } from '../billing/ledger.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { setStanding } from '../moves/holding.ts';
import { lockResidents, residentsOf } from '../residents/residents.ts';
import { type ChangeDeps, noMeter, type OwnEstate, ownMeter } from './own-estate.ts';
import { ADJUSTMENT } from './set-balance.ts';
import { sparedLines } from './spared.ts';

/**
 * Say whether an apartment of the own estate is occupied (S2 section 4). It holds for everybody on its meter, and from the
 * next payment on: the price of a service is made from what stands in the data base and not from a token, so nobody has to
 * sign in again.
 */
export function updateStatus(
  { db, clock }: ChangeDeps,
  estate: OwnEstate,
  actor: string,
  { meter_number, status }: CallTaken<'updateStatus'>,
): Promise<CallAnswer<'updateStatus'>> {
  return db.transaction().execute(async (trx) => {
    const meter = await ownMeter(trx, estate, meter_number).forNoKeyUpdate().executeTakeFirst();
    if (meter === undefined) return noMeter;
    await lockResidents(trx, meter_number);
    const living = await residentsOf(trx, estate.id)
      .select(['users.id', 'users.status'])
      .where('users.meter_number', '=', meter_number)
      .orderBy('users.id')
      .execute();
    if (living.length === 0) return nobody;
    const changing = living.filter((one) => one.status !== status);
    const [first] = changing;
    if (first !== undefined) {
      const ids = changing.map(({ id }) => id);
      await setStanding(trx, { status }, { ids, meterNumber: meter_number });
      const at = clock();
      await priceAnew(trx, estate.id, meter_number, at);
      const detail = { before: first.status, after: status };
      const deed = { at, actor, action: 'status-changed', subject: meter_number } as const;
      await writeAudit(trx, { ...deed, estateId: estate.id, detail });
    }
    return { status: 200, data: { message: ESTATE_SENTENCES.statusUpdated(status), meter_number, status } };
  });
}

/** What is owed is owed at the price of how the apartment stands now. The balance itself stays. */
async function priceAnew(trx: Transaction<Schema>, estateId: number, meterNumber: string, at: Date): Promise<void> {
  const account = accounts.meter(meterNumber, 'service-charge');
  const held = (await balances(trx, [account]))[account] ?? 0;
  const entries = await sparedLines(trx, { estateId, meterNumber, held, after: held, at });
  if (entries.length > 0) await post(trx, { kind: ADJUSTMENT, narration: 'Occupancy set by the estate', at, entries });
}

const nobody = { status: 400, data: { code: 'nobody-on-meter', message: ESTATE_SENTENCES.nobodyOnMeter } } as const;
