import { z } from 'zod';
import type { Line } from '../../../http-client.ts';
import type { Chargeback, DisputedOrder, PaymentQuestion } from '../../port.ts';
import { daysOf, pages, whole } from './lists.ts';
import { id, kobo } from './wire.ts';

/** What each status says of the money. One that was declined is with the bank; who accepts it has given the money back. */
export const CHARGEBACK_STATUSES: Readonly<Record<string, Chargeback['status']>> = {
  initiated: 'open',
  declined: 'open',
  accepted: 'lost',
  lost: 'lost',
  won: 'won',
};

/** A list that is asked for no status may be of those that were lost alone: each other one is asked for by name. */
const ASKED = [null, 'initiated', 'accepted', 'declined', 'won'] as const;

const chargeback = z.object({
  id,
  amount: kobo,
  status: z.string(),
  due_date: z.coerce.date().nullish(),
  transaction_id: id,
  tx_ref: z.string(),
});
type Listed = z.output<typeof chargeback>;

/** What payers' banks take back of one attempt; null: no answer to go by. */
export async function flutterwaveChargebacks(line: Line, { reference }: PaymentQuestion): Promise<Chargeback[] | null> {
  if (reference === null) return [];
  const listed = await list(line, { id: reference });
  return listed && standing(listed.filter((one) => one.transaction_id === reference));
}

/** The orders of which something was disputed between two instants; null: no answer to go by. */
export async function flutterwaveDisputed(line: Line, from: Date, to: Date): Promise<DisputedOrder[] | null> {
  const listed = await list(line, daysOf(from, to));
  const stand = listed && standing(listed);
  if (listed === null || stand === null) return null;
  const orders = new Map(listed.map((one) => [one.id, one.tx_ref]));
  return stand.map(({ id, status }) => ({ orderId: orders.get(id) ?? '', id, status }));
}

async function list(line: Line, asked: Readonly<Record<string, string>>): Promise<readonly Listed[] | null> {
  const all: Listed[] = [];
  for (const status of ASKED) {
    const query = { ...asked, ...(status !== null && { status }) };
    const listed = await whole(pages(line, '/v3/chargebacks', query, chargeback));
    if (typeof listed === 'string') return null;
    all.push(...listed);
  }
  return all;
}

/** Each once. One whose status is not known, or changed while it was read, is no answer: it is asked about again. */
function standing(listed: readonly Listed[]): Chargeback[] | null {
  const each = new Map<string, Chargeback>();
  for (const { id, amount: amountKobo, status: told, due_date: dueAt } of listed) {
    const status = Object.hasOwn(CHARGEBACK_STATUSES, told) ? CHARGEBACK_STATUSES[told] : undefined;
    if (status === undefined || (each.get(id)?.status ?? status) !== status) return null;
    each.set(id, { id, amountKobo, status, dueAt: dueAt ?? null });
  }
  return [...each.values()];
}
