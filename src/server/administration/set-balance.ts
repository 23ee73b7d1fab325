import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { SERVICE_PAYMENTS, type ServicePayment } from '#catalogues/uploads.ts';
import { balanceSaid, type Due } from '#machines/kit/writing/balances.ts';
import { writeAudit } from '../audit.ts';
import { accounts } from '../billing/chart.ts';
import { balances, post } from '../billing/ledger.ts';
import { NO_PAY_BY, payByOf } from '../billing/pay-by.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { residentsOf } from '../residents/residents.ts';
import { nothingOwed, owedByMeters } from './owed-by-meters.ts';
import { type ChangeDeps, noMeter, type OwnEstate, ownMeter } from './own-estate.ts';
import { sparedLines } from './spared.ts';

/** The kind of posting with which an administrator changes what stands on a meter. */
export const ADJUSTMENT = 'adjustment';

/**
 * Set a balance of a meter (S2 section 2, Update payment): the ledger gets the difference as an adjustment between the meter
 * and its estate. A balance that is what was asked for already stays, so a repeat changes nothing. With `expected`, a balance
 * that was another one meanwhile is not overwritten: of two administrators at once, the second is told.
 */
export function setBalance(
  { db, clock }: ChangeDeps,
  estate: OwnEstate,
  actor: string,
  { meter_number, amount, servicePayment, expected, reason }: CallTaken<'updateServicePayments'>,
): Promise<CallAnswer<'updateServicePayments'>> {
  const { due, label } = SERVICE_PAYMENTS[servicePayment];
  const account = accounts.meter(meter_number, due);
  return db.transaction().execute(async (trx) => {
    // Two administrators, and the payment of a fine, wait for each other here.
    const meter = await ownMeter(trx, estate, meter_number).forNoKeyUpdate().executeTakeFirst();
    if (meter === undefined) return noMeter;
    const held = (await balances(trx, [account]))[account] ?? 0;
    const before = shown(servicePayment, held);
    const after = Math.round(amount * KOBO_PER_NAIRA);
    if (due === 'fine' && after < 0) return fineNegative;
    if (before === after) return set(due, label, before, after);
    if (expected !== undefined && Math.round(expected * KOBO_PER_NAIRA) !== before) return moved(due, label, before);
    const kobo = shown(servicePayment, after) - held;
    const at = clock();
    const step = { estateId: estate.id, meterNumber: meter_number, held, after: held + kobo, at };
    await post(trx, {
      kind: ADJUSTMENT,
      narration: `${label} set by the estate`,
      at,
      entries: [
        { account, kobo },
        { account: accounts.dues(estate.id, due), kobo: -kobo },
        ...(due === 'service-charge' ? await sparedLines(trx, step) : []),
      ],
    });
    const detail = { servicePayment, before, after, ...(reason !== '' && { reason }) };
    const deed = { at, actor, action: 'balance-set', subject: meter_number } as const;
    await writeAudit(trx, { ...deed, estateId: estate.id, detail });
    return set(due, label, before, after);
  });
}

/** A balance of the ledger, kobo, in the sign that dashboards show it with, and back: an owed fine is above 0 there. */
function shown(servicePayment: ServicePayment, kobo: number): number {
  return servicePayment === 'fine' ? 0 - kobo : kobo;
}

/** Nobody is in credit with a fine. */
const fineNegative = {
  status: 400,
  data: { code: 'fine-negative', message: ADMINISTRATION_SENTENCES.fineNegative },
} as const;

function set(due: Due, label: string, before: number, after: number) {
  const message = ESTATE_SENTENCES.balanceSet(label, balanceSaid(due, after));
  return { status: 200, data: { message, before: nairaOf(before), after: nairaOf(after) } } as const;
}

function moved(due: Due, label: string, now: number) {
  return {
    status: 400,
    data: { code: 'balance-moved', message: ESTATE_SENTENCES.balanceMoved(label, balanceSaid(due, now)) },
  } as const;
}

/** The estate of a meter of the own estate, who has an account on it, and what it owes now (S2 section 7). */
export async function meterName(
  db: Kysely<Schema>,
  estate: OwnEstate,
  meterNumber: string,
): Promise<CallAnswer<'meterName'>> {
  const meter = await ownMeter(db, estate, meterNumber).executeTakeFirst();
  if (meter === undefined) return noMeter;
  const holder = await residentsOf(db, estate.id)
    .select(['users.first_name', 'users.last_name', 'users.status'])
    .where('users.meter_number', '=', meterNumber)
    // Who lives there before who only owns it.
    .orderBy(sql`users.role = 'service-user'`, 'desc')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst();
  const owed = (await owedByMeters(db, [meterNumber])).get(meterNumber) ?? nothingOwed;
  const name = holder === undefined ? null : `${holder.first_name} ${holder.last_name}`.trim();
  const lived = holder?.status ?? null;
  const owes = owed.serviceCharge < 0 || owed.devLevy < 0 || owed.fine > 0;
  const payBy = owes ? await payByOf(db, meterNumber, true) : NO_PAY_BY;
  return { status: 200, data: { name: estate.name, ...meter, holder: name, status: lived, ...owed, payBy } };
}
