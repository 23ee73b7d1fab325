import { compare } from '../../endings/support/books-agree.ts';
import { mailed, promisesKept, seenCases } from '../support/checking/checker.ts';
import type { Buyers } from './buyers.ts';
import type { Outside } from './outside.ts';

/** Something that does not hold. */
export interface Broken {
  /** The round in which its order was begun; null: it is about no order, or nobody knows of which. */
  readonly round: number | null;
  readonly words: string;
}

/**
 * Holds our books against those of the stand-ins and of the mail server, and what buyers were told against both, once faults have
 * stopped and everything has had its time. No portal runs on the data base any more.
 */
export async function judge(outside: Outside, buyers: Buyers): Promise<Broken[]> {
  const database = await outside.open();
  const { db } = database;
  try {
    const { pair, payments, vending } = outside;
    const { wrong, flights } = await compare({ ...pair, payments, vending, beside: null, lives: { db: () => db } });
    const books = {
      orders: await db.selectFrom('orders').selectAll().where('idempotency_key', 'like', 'faults-%').execute(),
      tokens: await db.selectFrom('tokens').selectAll().where('vendor', '=', pair.vendor.name).execute(),
      mails: await db.selectFrom('mail_outbox').selectAll().execute(),
    };
    const cases = await seenCases(db);
    const isCase = (orderId: string) => cases.some(({ order_id }) => order_id === orderId);
    const words = [
      ...wrong.map((one) => `I20 ${one}`),
      ...buyers.promises.wrong,
      ...promisesKept(buyers, books),
      ...mailed({ promises: { mails: [...outside.mails] } }, books),
    ];
    for (const { orderId, paidAt, state } of buyers.all) {
      if (orderId === null || paidAt === null) continue;
      const order = books.orders.find(({ order_id }) => order_id === orderId);
      const now = order?.state ?? 'gone';
      const ended = now === 'fulfilled' || now === 'refunded';
      const next = order?.next_probe_at?.toISOString() ?? 'never';
      const looked = `${order?.attempts ?? 0} looks, ${order?.failed_steps ?? 0} failed, the next one ${next}`;
      if (!ended && !isCase(orderId))
        words.push(
          `I12 ${orderId}: paid, and still ${now}, last seen ${state}; ${looked}, ${order?.last_vendor_answer}`,
        );
    }
    const references = await db.selectFrom('vend_attempts').select(['order_id', 'vendor_reference']).execute();
    const paid = await db.selectFrom('payments').select(['order_id', 'reference']).execute();
    const names = [
      ...references.map(({ order_id, vendor_reference }) => [vendor_reference, order_id] as const),
      ...paid.map(({ order_id, reference }) => [reference, order_id] as const),
      ...buyers.all.map(({ orderId }) => [orderId ?? '', orderId ?? ''] as const),
    ].filter(([name]) => name !== '');
    const orderOf = (said: string) => names.find(([name]) => said.includes(name))?.[1];
    for (const [flight, about] of flights) {
      const orderId = orderOf(about);
      if (orderId === undefined || !isCase(orderId)) words.push(`I1 ${about}: ${flight} there, and not known here`);
    }
    return words.map((one) => {
      const orderId = orderOf(one);
      const bought = buyers.all.find((each) => each.orderId === orderId || one.includes(each.key));
      return { words: one, round: bought?.round ?? null };
    });
  } finally {
    await database.close();
  }
}
