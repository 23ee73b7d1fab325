import { type Kysely, sql } from 'kysely';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import { writeAudit } from '../audit.ts';
import { CannotStart } from '../cannot-start.ts';
import { readConfig } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import { closeCase } from '../settlement/cases.ts';
import { isHint, keepHint } from '../settlement/look-for.ts';
import { onDatabase } from './on-database.ts';

/** What was found of an order in the provider's dashboard: the number of its payment there; null: no payment. */
type Found = string | null;

/**
 * Take down what a person found of an order that its card window never told of. A number says where to look, and is believed no more
 * than a browser's; that there is no payment ends the case, and the order is given up as any other that nobody paid. The portal does
 * either with its next look, which is now. Throws CannotStart that says what is amiss.
 */
export async function lookedUp(db: Kysely<Schema>, at: Date, orderId: string, found: Found): Promise<void> {
  if (found !== null && !isHint(found)) throw new CannotStart(`'${found}' is no number of a payment.`);
  await db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['state', 'estate_id'])
      .where('order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    if (order === undefined) throw new CannotStart(`There is no order ${orderId}.`);
    if (!isIn(order.state, UNPAID)) throw new CannotStart(`Order ${orderId} is paid: it is ${order.state}.`);
    if (found === null) await closeCase(trx, orderId, at, ['unheard']);
    else await keepHint(trx, orderId, found);
    await trx
      .updateTable('orders')
      // Its window may have been handed out by a clock that is ahead of this one.
      .set({ next_probe_at: at, ...(found === null && { looked_up_at: sql`greatest(updated_at, ${at})` }) })
      .where('order_id', '=', orderId)
      .execute();
    const deed = { at, actor: null, action: 'payment-looked-up', subject: orderId, estateId: order.estate_id } as const;
    await writeAudit(trx, { ...deed, detail: { before: order.state, after: found } });
  });
}

const USAGE = `What became of an order that its card window never told of? Look it up in the provider's dashboard, then:
npm run payment -- ORDER NUMBER    the number of its payment there
npm run payment -- ORDER unpaid    there is none
`;

/** `npm run payment`: what a person found of an order with its provider. */
async function main([orderId, found, ...rest]: readonly string[]): Promise<void> {
  if (orderId === undefined || found === undefined || rest.length > 0) {
    process.stderr.write(USAGE);
    process.exitCode = 1;
    return;
  }
  const config = readConfig(process.env);
  await onDatabase(config, (db, now) => lookedUp(db, now, orderId, found === 'unpaid' ? null : found));
  process.stdout.write(
    found === 'unpaid' ? 'It is given up.\n' : 'It is asked about at once; see the order in the portal.\n',
  );
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.stack : String(cause);
    process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}\n`);
    process.exitCode = 1;
  });
}
