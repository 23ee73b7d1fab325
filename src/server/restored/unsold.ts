import type { Kysely } from 'kysely';
import { writeAudit } from '../audit.ts';
import { CannotStart } from '../cannot-start.ts';
import type { Schema } from '../db/schema.ts';

/**
 * Take a person's word that no vendor sold what a forgotten payment was for, so that it goes back. Throws CannotStart where that is
 * nothing that a person decides.
 */
export async function allow(db: Kysely<Schema>, at: Date, orderId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const said = await trx
      .updateTable('forgotten_payments')
      .set({ state: 'asking', reason: 'a person said that it was not sold', unsold_said_at: at, next_look_at: at })
      .where('order_id', '=', orderId)
      .where('state', '=', 'person')
      .returning('reference')
      .executeTakeFirst();
    if (said === undefined)
      throw new CannotStart(`${orderId} does not wait for you. 'npm run forgotten' lists those that do.`);
    const deed = { at, actor: null, action: 'forgotten-payment-unsold', subject: orderId } as const;
    await writeAudit(trx, { ...deed, detail: { before: 'person', after: 'unsold' } });
  });
}
