import { type Kysely, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { nairaOf } from '#catalogues/money.ts';
import { APPROVALS } from '#catalogues/sentences/approvals.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { SERVICE_PAYMENTS, type ServicePayment } from '#catalogues/uploads.ts';
import { balanceSaid, type Due } from '#machines/kit/writing/balances.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import { writeAudit } from '../audit.ts';
import { accounts } from '../billing/chart.ts';
import { balances, post } from '../billing/ledger.ts';
import { NO_PAY_BY, payByOf } from '../billing/pay-by.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { residentsOf } from '../residents/residents.ts';
import { balanceLimitOf, type Change, countedSum } from './balance-limit.ts';
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
  wish: CallTaken<'updateServicePayments'>,
): Promise<CallAnswer<'updateServicePayments'>> {
  const by = { estate, actor, at: clock(), approval: null };
  return db.transaction().execute((trx) => setBalanceIn(trx, by, wish));
}

/** Who sets a balance. `approval`: the request of somebody else that they agree to; null: they do it alone, up to the limit. */
interface By {
  readonly estate: OwnEstate;
  readonly actor: string;
  readonly at: Date;
  readonly approval: number | null;
}

/** The same in a transaction of the caller's. */
export async function setBalanceIn(
  trx: Transaction<Schema>,
  { estate, actor, at, approval }: By,
  { meter_number, amount, servicePayment, expected, reason }: CallTaken<'updateServicePayments'>,
): Promise<CallAnswer<'updateServicePayments'>> {
  const { due, label } = SERVICE_PAYMENTS[servicePayment];
  const account = accounts.meter(meter_number, due);
  // Two administrators, and the payment of a fine, wait for each other here.
  const meter = await ownMeter(trx, estate, meter_number).forNoKeyUpdate().executeTakeFirst();
  if (meter === undefined) return noMeter;
  const held = (await balances(trx, [account]))[account] ?? 0;
  const before = shown(servicePayment, held);
  const after = Math.round(amount * KOBO_PER_NAIRA);
  if (due === 'fine' && after < 0) return fineNegative;
  if (before === after && approval === null) return set(due, label, before, after);
  if (expected !== undefined && Math.round(expected * KOBO_PER_NAIRA) !== before) return moved(due, label, before);
  if (approval === null) {
    const change = { estateId: estate.id, actor, meterNumber: meter_number, servicePayment, before, after, at };
    const above = await aboveLimit(trx, change);
    if (above !== null) return above;
  }
  const kobo = shown(servicePayment, after) - held;
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
  const agreed = approval === null ? {} : { approval };
  const detail = { servicePayment, before, after, ...(reason !== '' && { reason }), ...agreed };
  const deed = { at, actor, action: 'balance-set', subject: meter_number } as const;
  await writeAudit(trx, { ...deed, estateId: estate.id, detail });
  return set(due, label, before, after);
}

/** The refusal of what one person may not change alone; null: they may. */
async function aboveLimit(trx: Transaction<Schema>, change: Change) {
  const limit = await balanceLimitOf(trx, change.estateId);
  if (limit === null) return null;
  const sum = await countedSum(trx, change);
  return sum > limit ? refused('second-person', APPROVALS.needed(formatNaira(sum), aboveSaid(limit))) : null;
}

/** What a balance of a meter is now, kobo in the sign of the dashboards. */
export async function balanceNow(
  db: Kysely<Schema>,
  { meterNumber, servicePayment }: { readonly meterNumber: string; readonly servicePayment: ServicePayment },
): Promise<number> {
  const account = accounts.meter(meterNumber, SERVICE_PAYMENTS[servicePayment].due);
  return shown(servicePayment, (await balances(db, [account]))[account] ?? 0);
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
