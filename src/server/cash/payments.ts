import { type Kysely, type Selectable, sql } from 'kysely';
import { BOOKS_LIMITS } from '#catalogues/books.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { CASH as SAID } from '#catalogues/sentences/estate/cash.ts';
import { cashReceiptPdf } from '#src/receipt/cash.ts';
import { notYet } from '../accounts/awaiting.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { cashOn, daysOf, onDays } from '../billing/cash.ts';
import { monthsOf } from '../billing/months.ts';
import type { CashPaymentsTable } from '../db/schema/books.ts';
import type { Schema } from '../db/schema.ts';
import type { Exported } from '../histories/export-history.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { personOn } from '../moves/person-on.ts';
import type { Person } from '../person.ts';
import { cameAfter, nameOf } from './letters.ts';

/** A page of them. */
export async function cashPayments(
  db: Kysely<Schema>,
  { id: estateId }: OwnEstate,
  { page, rows: limit, ...span }: CallTaken<'cashPayments'>,
): Promise<CallAnswer<'cashPayments'>> {
  if (monthsOf(span) === null) return refused('no-months', BOOKS.noMonths(BOOKS_LIMITS.months));
  const { total } = await onDays(db, estateId, daysOf(span))
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const payments = [...(await cashOn(db, estateId, daysOf(span), { limit, offset: (page - 1) * limit }))];
  return { status: 200, data: { payments, total, page } };
}

/** The receipt of one that stands: an administrator's of the own estate, a resident's of a meter where they are let in. */
export async function cashReceipt(db: Kysely<Schema>, person: Person, id: number): Promise<CallAnswer<'cashReceipt'>> {
  const found = await db
    .selectFrom('cash_payments')
    .innerJoin('estates', 'estates.id', 'cash_payments.estate_id')
    .leftJoin('meters', 'meters.meter_number', 'cash_payments.meter_number')
    .leftJoin('cash_payments as back', 'back.takes_back', 'cash_payments.id')
    .selectAll('cash_payments')
    .select(['estates.name as estate', 'meters.house_address as address', 'back.id as back_id'])
    .where('cash_payments.id', '=', id)
    .where('cash_payments.takes_back', 'is', null)
    .executeTakeFirst();
  const none = { status: 404, data: { code: 'no-cash', message: SAID.notThere } } as const;
  if (found === undefined || !(await mayRead(db, person, found))) return none;
  if (found.back_id !== null) return { status: 404, data: { code: 'taken-back', message: SAID.takenBackSince } };
  const by = await nameOf(db, found.made_by);
  return { status: 200, data: await fileOf({ ...found, address: found.address ?? '', by }) };
}

async function mayRead(
  db: Kysely<Schema>,
  person: Person,
  cash: Pick<Selectable<CashPaymentsTable>, 'estate_id' | 'meter_number' | 'due' | 'day'>,
): Promise<boolean> {
  const { estate_id, meter_number, due } = cash;
  if (person.role === 'service-admin') return person.estate?.id === estate_id;
  const on = await personOn(db, person, meter_number);
  if (on === null || on.meterNumber !== meter_number || on.estate?.id !== estate_id) return false;
  if (notYet(on) !== null) return false;
  return on.role === 'service-owner' ? due === 'dev-levy' : !(await cameAfter(db, person.id, cash));
}

async function fileOf(receipt: Parameters<typeof cashReceiptPdf>[0]): Promise<Exported> {
  const bytes = await cashReceiptPdf(receipt);
  return { name: `Receipt${SAID.receiptOf(receipt.id)}.pdf`, base64: Buffer.from(bytes).toString('base64') };
}
