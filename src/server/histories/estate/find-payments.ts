import { type Kysely, sql } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { AMOUNT_DAYS, PAYMENTS_FOUND, type PaymentSought } from '#catalogues/payments-sought.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { FINDING } from '#catalogues/sentences/estate/finding.ts';
import { cashNumberOf } from '#machines/kit/reading/cash-number.ts';
import { SOUGHT_VALUES } from '#machines/kit/reading/payment-sought.ts';
import { hiddenIn } from '#machines/kit/sensitive/hidden.ts';
import { dayInLagos } from '#machines/kit/writing/format.ts';
import { writeAudit } from '../../audit.ts';
import { cashFound } from '../../billing/cash.ts';
import type { Schema } from '../../db/schema.ts';
import type { CallTaken } from '../../http/handlers.ts';
import { refused } from '../../http/refusals.ts';
import type { Person } from '../../person.ts';
import { askedDays, beginningOfDay, type Days, dayAfter } from '../days.ts';
import type { ReadingDeps } from '../handlers.ts';
import { foundPaymentOf, paymentsSeenBy } from './find-payment.ts';

/** What the call needs; `db` is written to, `reading` may be a standby. */
interface FindDeps extends ReadingDeps {
  readonly clock: () => Date;
}

const DAY_MS = 86_400_000;

/** What begins with something of one person's is written down, whatever it finds: an account of airtime and data is a telephone number. */
const NOTED: readonly PaymentSought[] = ['token', 'phone', 'account'];

/**
 * Payments by what somebody names of them, the newest first: an estate's administrator finds those of the own estate, the platform's
 * all. What is of elsewhere is answered as what is not there. No token is answered, and none is written down.
 */
export async function findPayments(
  { db, reading, clock }: FindDeps,
  person: Person,
  { by, sought, ...asked }: CallTaken<'findPayments'>,
): Promise<CallAnswer<'findPayments'>> {
  if (isHidden(sought)) return refused('invalid-input', FINDING.hidden);
  const value = SOUGHT_VALUES[by](sought);
  if (value === null) return refused('invalid-input', FINDING.unreadable[by]);
  const days = askedDays(daysOf(by, asked, clock()));
  const estateId = person.role === 'netplus-admin' ? null : (person.estate?.id ?? 0);
  const ids = await idsOf(reading, by, value, estateId, days);
  const cash = (await cashOf(reading, by, value, estateId, days)).map((paid) => ({
    ...{ orderId: CASH.receiptOf(paid.id), at: Date.parse(paid.day), paid },
  }));
  const found: readonly (Id & { readonly paid?: (typeof cash)[number]['paid'] })[] = [...ids, ...cash];
  const newest = found.toSorted((a, b) => b.at - a.at || (a.orderId < b.orderId ? 1 : -1));
  const shown = newest.slice(0, PAYMENTS_FOUND);
  const orders = shown.flatMap(({ orderId, paid }) => (paid === undefined ? [orderId] : []));
  const rows = orders.length === 0 ? [] : await read(reading, person, orders);
  const inCash = shown.flatMap(({ paid }) => (paid === undefined ? [] : [paid]));
  if (NOTED.includes(by)) await note(db, person, by, rows.length + inCash.length, clock());
  return {
    status: 200,
    data: {
      payments: rows.map(foundPaymentOf),
      cash: inCash,
      more: newest.length > PAYMENTS_FOUND,
      from: days.from ?? null,
      to: days.to ?? null,
    },
  };
}

/** A number that is formed like a card's has arrived as dots. */
function isHidden(sought: string): boolean {
  const { card, code } = hiddenIn(sought);
  return card || code;
}

function daysOf(by: PaymentSought, { from, to }: Days, now: Date): Days {
  if (by !== 'amount' || from !== undefined || to !== undefined) return { from, to };
  return { from: dayInLagos(now.getTime() - (AMOUNT_DAYS - 1) * DAY_MS), to: dayInLagos(now) };
}

/** An order that was found, and when it was made, ms. */
interface Id {
  readonly orderId: string;
  readonly at: number;
}

/** Each search is a statement of its own, so that each goes by its index; one more than is shown says that there are more. */
async function idsOf(
  db: Kysely<Schema>,
  by: PaymentSought,
  value: string,
  estateId: number | null,
  days: Days,
): Promise<Id[]> {
  const orders = () => {
    let query = db.selectFrom('orders').select(['orders.order_id', 'orders.created_at']);
    if (estateId !== null) query = query.where('orders.estate_id', '=', estateId);
    if (days.from !== undefined) query = query.where('orders.created_at', '>=', beginningOfDay(days.from));
    if (days.to !== undefined) query = query.where('orders.created_at', '<', beginningOfDay(dayAfter(days.to)));
    return query.orderBy('orders.created_at', 'desc').limit(PAYMENTS_FOUND + 1);
  };
  // What nobody tried to pay is found by its name, and is no payment of anybody otherwise.
  const paid = () => orders().where(sql<boolean>`transaction_status(orders.state) is not null`);
  const searches = {
    reference: () => [
      orders().where('orders.order_id', '=', value.toUpperCase()),
      orders().where('orders.payment_reference', '=', value),
      ...REFERENCES.map(([table, column]) =>
        orders().where(
          'orders.order_id',
          'in',
          sql<string>`(select named.order_id from ${sql.table(table)} as named where ${sql.ref(`named.${column}`)} = ${value})`,
        ),
      ),
    ],
    token: () => [
      orders().where('orders.order_id', 'in', ({ selectFrom }) =>
        selectFrom('tokens').select('tokens.order_id').where('tokens.token', '=', value),
      ),
    ],
    phone: () => [
      // Whoever lives elsewhere now has a number there, of which this estate is not told.
      paid().where('orders.user_id', 'in', ({ selectFrom }) => {
        const people = selectFrom('users').select('users.id').where('users.phone', '=', value);
        if (estateId === null) return people;
        return people.where(({ exists, selectFrom: from }) => {
          const homes = from('residences').select('residences.id').whereRef('residences.id', '=', 'users.id');
          return exists(homes.where('residences.estate_id', '=', estateId));
        });
      }),
      paid().where('orders.phone', '=', value),
      paid().where('orders.destination_account', '=', value),
    ],
    account: () => [paid().where('orders.destination_account', '=', value)],
    amount: () => [
      paid().where('orders.total_kobo', '=', Number(value)),
      paid().where('orders.amount_kobo', '=', Number(value)),
    ],
  };
  const found = new Map<string, Id>();
  for (const query of searches[by]()) {
    for (const { order_id, created_at } of await query.execute())
      found.set(order_id, { orderId: order_id, at: created_at.getTime() });
  }
  return [...found.values()];
}

/** What an estate took in cash, by the number of its receipt, its meter or its sum; it has no token, and nobody's telephone. */
async function cashOf(db: Kysely<Schema>, by: PaymentSought, value: string, estateId: number | null, days: Days) {
  const within = { estateId, days, limit: PAYMENTS_FOUND + 1 };
  const number = by === 'reference' ? cashNumberOf(value) : null;
  if (number !== null) return cashFound(db, { ...within, by: 'id', value: number });
  if (by === 'account') return cashFound(db, { ...within, by: 'meter_number', value });
  return by === 'amount' ? cashFound(db, { ...within, by: 'amount_kobo', value: Number(value) }) : [];
}

/** Where others' names for an order stand: of what was paid, paid again, given back or vended. */
const REFERENCES = [
  ['payments', 'reference'],
  ['further_payments', 'reference'],
  ['further_payments', 'refund_reference'],
  ['refunds', 'refund_reference'],
  ['vend_attempts', 'vendor_reference'],
] as const;

async function read(db: Kysely<Schema>, person: Person, ids: readonly string[]) {
  const rows = await paymentsSeenBy(db, person).where('orders.order_id', 'in', ids).execute();
  return rows.sort((a, b) => ids.indexOf(a.order_id) - ids.indexOf(b.order_id));
}

async function note(db: Kysely<Schema>, person: Person, by: PaymentSought, found: number, at: Date): Promise<void> {
  const { id: actor, estate } = person;
  const subject = FINDING.by[by];
  const deed = { at, actor, action: 'payments-sought', subject, estateId: estate?.id ?? null } as const;
  await db.transaction().execute((trx) => writeAudit(trx, { ...deed, detail: { by, found } }));
}
