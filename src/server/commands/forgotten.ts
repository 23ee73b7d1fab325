import type { Kysely } from 'kysely';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { CannotStart } from '../cannot-start.ts';
import { readConfig } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import { allow } from '../restored/unsold.ts';
import { onDatabase } from './on-database.ts';

/** What each restore has forgotten, and how each payment stands. */
export async function forgottenTold(db: Kysely<Schema>): Promise<string> {
  const restores = await db.selectFrom('restores').selectAll().orderBy('id').execute();
  const payments = await db.selectFrom('forgotten_payments').selectAll().orderBy('captured_at').execute();
  if (restores.length === 0) return 'This data base was never put back.';
  const when = (at: Date) => formatWhen(at.toISOString());
  return [
    ...restores.map((one) => {
      const read =
        one.read_at === null ? 'the book of payments was not read yet' : `the book was read ${when(one.read_at)}`;
      return `Put back ${when(one.restored_at)} as it was ${when(one.taken_at)}; ${one.unread ?? read}.`;
    }),
    ...payments.map(
      (one) =>
        `${one.order_id}  ${formatNaira(one.amount_kobo)}  ${when(one.captured_at)}  ${one.provider} ${one.reference}  ${SAID[one.state]}: ${one.reason}`,
    ),
    ...(payments.length === 0 ? ['No payment of an order that was forgotten was found.'] : []),
  ].join('\n');
}

const SAID = {
  asking: 'is asked about',
  person: 'waits for you',
  delivered: 'delivered',
  back: 'goes back',
} as const;

/** `npm run forgotten`: payments of orders that a restored data base forgot, and a person's word that one was not sold. */
async function main([orderId, word, ...rest]: readonly string[]): Promise<void> {
  if (rest.length > 0 || (orderId !== undefined && word !== 'unsold'))
    throw new CannotStart(
      "Say: npm run forgotten, or, once you saw in the vendor's dashboard that it was not sold: npm run forgotten -- ORDER unsold",
    );
  const said = await onDatabase(readConfig(process.env), async (db, now) => {
    if (orderId === undefined) return forgottenTold(db);
    await allow(db, now, orderId);
    return 'The portal gives it back with its next look.';
  });
  process.stdout.write(`${said}\n`);
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.stack : String(cause);
    process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}\n`);
    process.exitCode = 1;
  });
}
