import { type Kysely, sql, type Transaction } from 'kysely';
import { CASH as SAID } from '#catalogues/sentences/estate/cash.ts';
import { CHARGED_AS } from '#catalogues/sentences/estate/charges.ts';
import { dayInLagos, formatDay, formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { CASH_LABELS } from '#src/receipt/cash.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import type { Due } from '../billing/chart.ts';
import type { Schema } from '../db/schema.ts';
import type { Mail } from '../mail/outbox.ts';
import { livesThereSince } from '../moves/moves.ts';
import type { CashDeps } from './deps.ts';

/** A payment in cash as its receipt says it; kobo, below 0 where it is taken back. */
export interface Receipt {
  readonly id: number;
  readonly meter_number: string;
  readonly address: string;
  readonly due: Due;
  readonly amount_kobo: number;
  readonly day: string;
  readonly payer: string;
  readonly note: string;
  readonly made_at: Date;
}

interface Writer {
  readonly estate: OwnEstate;
  readonly actor: string;
}

/** Mail the receipt of a payment, or that it was taken back, to everybody who is let in on its meter. */
export async function mailReceipt(
  { mail, config }: CashDeps,
  trx: Transaction<Schema>,
  receipt: Receipt,
  { estate, actor }: Writer,
): Promise<void> {
  const by = await nameOf(trx, actor);
  const people = await trx
    .selectFrom('residences')
    .select(['id', 'email', 'first_name', 'role'])
    .where('meter_number', '=', receipt.meter_number)
    .where('estate_id', '=', estate.id)
    .where('role', 'in', ['service-user', 'service-owner'])
    .where('is_verified', '=', true)
    .where('link_awaited', '=', false)
    .where('disabled', '=', false)
    // Whose house it is is told of the levy alone, as in their statement.
    .$if(receipt.due !== 'dev-levy', (query) => query.where('role', '=', 'service-user'))
    .orderBy('id')
    .execute();
  for (const { id, email, first_name, role } of people) {
    const isTheirs = role === 'service-owner' || !(await cameAfter(trx, id, receipt));
    const to = { to: email, name: first_name, estate: estate.name, by, config };
    if (isTheirs) await mail.queue(trx, letter(receipt, to));
    // Whoever came later hears that the house owes more, and not of whom.
    else if (receipt.amount_kobo < 0) await mail.queue(trx, owedAgain(receipt, to));
  }
}

/** True of whoever came to live on the meter after it was paid there: who paid before them is none of their business. */
export async function cameAfter(
  db: Kysely<Schema>,
  userId: string,
  { meter_number: meterNumber, day }: Pick<Receipt, 'meter_number' | 'day'>,
): Promise<boolean> {
  const since = await livesThereSince(db, { userId, meterNumber });
  return since !== null && day < dayInLagos(since);
}

interface To {
  readonly to: string;
  readonly name: string;
  readonly estate: string;
  readonly by: string | null;
  readonly config: CashDeps['config'];
}

function letter(receipt: Receipt, { to, name, estate, by, config }: To): Mail {
  const { id, meter_number, address, due, amount_kobo, day, payer, note, made_at } = receipt;
  const isBack = amount_kobo < 0;
  const number = SAID.receiptOf(id);
  const sum = formatNaira(Math.abs(amount_kobo));
  const text = [
    `Hello ${name},`,
    '',
    isBack
      ? `${estate} has taken back that ${sum} was paid in cash on your meter.`
      : `${estate} has written down that ${sum} was paid in cash on your meter.`,
    '',
    `${CASH_LABELS.number}: ${number}`,
    `${CASH_LABELS.amount}: ${sum}`,
    `${CASH_LABELS.due}: ${CHARGED_AS[due]}`,
    `${CASH_LABELS.day}: ${formatDay(day)}`,
    `${CASH_LABELS.payer}: ${payer}`,
    `${CASH_LABELS.house}: ${address}`,
    `${CASH_LABELS.meter}: ${meter_number}`,
    ...(note === '' ? [] : [`${isBack ? 'Reason' : CASH_LABELS.note}: ${note}`]),
    ...(by === null ? [] : [`${CASH_LABELS.by}: ${by}`]),
    `${CASH_LABELS.at}: ${formatWhen(made_at.toISOString())}`,
    '',
    `It stands in your statement of account: ${config.publicUrl}/statement-of-account`,
    `If this is not so, please tell the administrators of ${estate}, or write to ${config.supportEmail}.`,
  ].join('\n');
  return {
    to,
    subject: `${isBack ? 'A payment in cash was taken back' : 'Your estate wrote down a payment in cash'}, receipt ${number}`,
    text,
  };
}

function owedAgain({ meter_number, due, amount_kobo, day }: Receipt, { to, name, estate, config }: To): Mail {
  const sum = formatNaira(Math.abs(amount_kobo));
  const text = [
    `Hello ${name},`,
    '',
    `${estate} has taken back that ${sum} was paid in cash on your meter ${meter_number} on ${formatDay(day)}, before you came.`,
    '',
    `${CASH_LABELS.due}: ${CHARGED_AS[due]}`,
    '',
    `It stands in your statement of account: ${config.publicUrl}/statement-of-account`,
    `If this is not so, please tell the administrators of ${estate}, or write to ${config.supportEmail}.`,
  ].join('\n');
  return { to, subject: 'A payment in cash on your meter was taken back', text };
}

/** The name of an account; null where there is none any more. */
export async function nameOf(db: Kysely<Schema>, userId: string): Promise<string | null> {
  const found = await db
    .selectFrom('users')
    .select(sql<string>`trim(concat(first_name, ' ', last_name))`.as('name'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.name || null;
}
