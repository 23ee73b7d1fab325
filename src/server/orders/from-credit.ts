import type { CallAnswer } from '#catalogues/calls/services.ts';
import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { takeDay } from '../billing/small-topups.ts';
import { standingOf } from '../billing/standing.ts';
import { personOn } from '../moves/person-on.ts';
import type { Person } from '../person.ts';
import { creditOf } from '../settlement/credit.ts';
import { type OrderRow, settle } from '../settlement/settle.ts';
import { byKey, insert, isSame, KEY_REUSED, type Priced } from './make-order.ts';
import type { OpenDeps } from './opens.ts';
import { paidAnswer } from './order-answer.ts';
import { estateName } from './own-orders.ts';
import { isStopped, meterLeft, type PowerRefused, pricePower, sells, type Wish } from './power.ts';

type Answer = CallAnswer<'payFromCredit'>;

/**
 * Buy power from the resident's own credit (S2 section 5: arrears stop it as they stop a card). The order is made and paid in one
 * transaction that holds the resident's row, so that no credit is spent twice; no payment provider hears of it, and the order worker
 * delivers it. Under its key it is bought once, and the key of an order that a card pays for buys nothing here.
 */
export async function payFromCredit(deps: OpenDeps, buyer: Person, wish: Wish): Promise<Answer> {
  const { key, type, amount, meter_number: account } = wish;
  const wanted = { opener: { userId: buyer.id }, key, body: [type, amount, 'credit'], account };
  const known = await byKey(deps.db, wanted);
  if (known !== undefined) return isSame(known, wanted) ? paid(deps, known) : KEY_REUSED;
  const person = await personOn(deps.db, buyer, account);
  if (person === null) return meterLeft.refused;
  const pricing = await pricePower(deps, person, wish, 'credit');
  if ('refused' in pricing) return pricing.refused;
  const { priced } = pricing;
  const made = await deps.db.transaction().execute(async (trx): Promise<OrderRow | PowerRefused> => {
    await trx.selectFrom('users').select('id').where('id', '=', person.id).forNoKeyUpdate().execute();
    const before = await byKey(trx, wanted);
    if (before !== undefined) return isSame(before, wanted) ? before : KEY_REUSED;
    // Nobody buys for a house that they have left since it was priced.
    const home = await trx
      .selectFrom('residences')
      .select('id')
      .where('id', '=', person.id)
      .where('meter_number', '=', priced.account)
      .executeTakeFirst();
    if (home === undefined) return meterLeft.refused;
    // What was charged since it was priced stops it, too.
    const judged = await standingOf(trx, priced.account, deps.clock());
    if (!sells(judged, priced.amountKobo)) return refuse(403, 'arrears', CREDIT_SENTENCES.owed);
    const credit = await creditOf(trx, person.id);
    if (credit < totalOf(priced)) return refuse(409, 'credit-short', CREDIT_SENTENCES.short(formatNaira(credit)));
    // The day is taken by what is paid for, and by nothing else.
    const small = { meterNumber: priced.account, userId: person.id, key: wish.key };
    if (isStopped(judged) && !(await takeDay(trx, small, deps.clock())))
      return refuse(403, 'arrears', CREDIT_SENTENCES.owed);
    const order = await insert(deps, trx, wanted, priced);
    if (order === undefined) throw new Error('An order was not written: its key or its id is taken.');
    await settle(trx, deps, order.order_id, { type: 'OPEN' });
    return (await settle(trx, deps, order.order_id, { type: 'CAPTURE', from: 'credit' })).order;
  });
  deps.crash('C7');
  if ('status' in made) return made;
  deps.log('info', { orderId: made.order_id }, 'power was bought from credit');
  deps.changes.changed(made.order_id);
  deps.nudge(made.order_id);
  return paid(deps, made);
}

const totalOf = ({ amountKobo, feeKobo }: Priced): number => amountKobo + feeKobo;

async function paid(deps: OpenDeps, order: OrderRow): Promise<Answer> {
  return { status: 200, data: paidAnswer(order, await estateName(deps, order)) };
}

const refuse = (status: 403 | 409, code: string, message: string): PowerRefused => ({
  status,
  data: { code, message },
});
