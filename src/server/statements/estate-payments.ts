import { type Kysely, sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { ESTATE_PAYMENT as SAID } from '#catalogues/sentences/platform/estate-payments.ts';
import { dayInLagos, formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../audit.ts';
import { accounts } from '../billing/chart.ts';
import { balances, post } from '../billing/ledger.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { noSuchEstate, refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';

interface Deps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** The kinds of posting by which an estate was paid, and by which that is taken back. Statements tell them from all others. */
export const PAID_ON = { paid: 'estate-paid', back: 'estate-paid-back' } as const;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What an estate is owed, kobo; below 0 it was paid more than that. */
async function owedTo(db: Kysely<Schema>, estateId: number): Promise<number> {
  const account = accounts.owedTo(estateId);
  return (await balances(db, [account]))[account] ?? 0;
}

/** What one estate is owed now. */
export async function estateOwed(
  { db }: Pick<Deps, 'db'>,
  { property_id: id }: CallTaken<'estateOwed'>,
): Promise<CallAnswer<'estateOwed'>> {
  const estate = await db.selectFrom('estates').select('name').where('id', '=', id).executeTakeFirst();
  if (estate === undefined) return noSuchEstate;
  return { status: 200, data: { name: estate.name, owed: nairaOf(await owedTo(db, id)) } };
}

/**
 * Write down what was paid to an estate out of our bank account, in the ledger on the bank's day. A reference that stands for the same
 * is answered as if it were new, and nothing is written twice; more than is owed is refused unless the caller knows of that.
 */
export function recordEstatePayment(
  { db, clock }: Deps,
  actor: string,
  { property_id, amount, day, reference, more }: CallTaken<'recordEstatePayment'>,
): Promise<CallAnswer<'recordEstatePayment'>> {
  return db.transaction().execute(async (trx) => {
    // Two who record at once take turns: the second one sees what is owed after the first.
    const estate = await lockEstate(trx, property_id);
    if (estate === undefined) return noSuchEstate;
    const at = clock();
    const wrongDay = refusedDay(day, at);
    if (wrongDay !== null) return wrongDay;
    const kobo = koboOf(amount);
    const known = await standing(trx, estate.id, reference);
    const owed = await owedTo(trx, estate.id);
    if (known !== undefined) {
      const { id, amount_kobo, day: paidOn } = known;
      if (amount_kobo !== kobo || paidOn !== day)
        return refused('reference-used', SAID.referenceUsed(formatNaira(amount_kobo), formatDay(paidOn)));
      return { status: 200, data: { message: SAID.already(estate.name, formatNaira(kobo)), id, owed: nairaOf(owed) } };
    }
    if (kobo > owed && !more) return refused('more-than-owed', SAID.overOwed(formatNaira(Math.max(0, owed))));
    const { id } = await trx
      .insertInto('estate_payments')
      .values({ estate_id: estate.id, amount_kobo: kobo, day, reference, recorded_by: actor, recorded_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    await postPaid(trx, { estateId: estate.id, kobo, day, narration: `Payment ${reference} to ${estate.name}` }, at);
    const detail = { after: formatNaira(kobo), day, reference };
    const deed = { at, actor, action: 'estate-paid', subject: estate.name, estateId: estate.id, detail } as const;
    await writeAudit(trx, deed);
    const left = owed - kobo;
    const message = SAID.recorded(estate.name, formatNaira(kobo), formatNaira(left));
    return { status: 200, data: { message, id, owed: nairaOf(left) } };
  });
}

/** Take back what was recorded: a counter entry on the same day of the bank, so that its statement is as if it had never been. */
export function takeBackEstatePayment(
  { db, clock }: Deps,
  actor: string,
  { id, reason }: CallTaken<'takeBackEstatePayment'>,
): Promise<CallAnswer<'takeBackEstatePayment'>> {
  return db.transaction().execute(async (trx) => {
    const wanted = trx.selectFrom('estate_payments').selectAll().where('id', '=', id);
    const named = await wanted.executeTakeFirst();
    const estate = named && (await lockEstate(trx, named.estate_id));
    if (estate === undefined) return refused('no-such-payment', SAID.back.unknown);
    // Read again under the estate's lock: somebody else may have taken it back meanwhile.
    const row = await wanted.executeTakeFirstOrThrow();
    const owed = await owedTo(trx, estate.id);
    const done = (kobo: number) =>
      ({
        status: 200,
        data: { message: SAID.back.done(estate.name, formatNaira(kobo)), owed: nairaOf(kobo) },
      }) as const;
    if (row.taken_back_at !== null) return done(owed);
    const at = clock();
    await trx
      .updateTable('estate_payments')
      .set({ taken_back_at: at, taken_back_by: actor, taken_back_reason: reason })
      .where('id', '=', id)
      .execute();
    const narration = `Payment ${row.reference} to ${estate.name}, taken back`;
    await postPaid(trx, { estateId: estate.id, kobo: -row.amount_kobo, day: row.day, narration }, at);
    const detail = { before: formatNaira(row.amount_kobo), day: row.day, reference: row.reference, reason };
    const deed = { at, actor, action: 'estate-payment-taken-back', subject: estate.name, estateId: estate.id } as const;
    await writeAudit(trx, { ...deed, detail });
    return done(owed + row.amount_kobo);
  });
}

/** What stands under a reference of an estate, whatever its letters' case. */
function standing(trx: Transaction<Schema>, estateId: number, reference: string) {
  return trx
    .selectFrom('estate_payments')
    .selectAll()
    .where('estate_id', '=', estateId)
    .where(sql`lower(reference)`, '=', reference.toLowerCase())
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
}

interface Paid {
  readonly estateId: number;
  /** Below 0 where it is taken back. */
  readonly kobo: number;
  readonly day: string;
  readonly narration: string;
}

/** Out of the bank to the estate, in our books and in the estate's own: at noon of the bank's day, never later than now. */
async function postPaid(trx: Transaction<Schema>, { estateId, kobo, day, narration }: Paid, now: Date): Promise<void> {
  const noon = new Date(Date.parse(day) + 11 * HOUR_MS);
  await post(trx, {
    kind: kobo > 0 ? PAID_ON.paid : PAID_ON.back,
    narration,
    at: noon < now ? noon : now,
    entries: [
      { account: accounts.bank, kobo },
      { account: accounts.owedTo(estateId), kobo: -kobo },
      { account: accounts.collected(estateId), kobo },
      { account: accounts.received(estateId), kobo: -kobo },
    ],
  });
}

/** Why nothing was paid on a day, or null. */
function refusedDay(day: string, now: Date) {
  if (day > dayInLagos(now)) return refused('day-to-come', SAID.dayToCome);
  return now.getTime() - Date.parse(day) > 366 * DAY_MS ? refused('day-long-ago', SAID.dayLongAgo) : null;
}
