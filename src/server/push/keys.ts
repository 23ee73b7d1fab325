import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../db/schema.ts';
import type { SealedBox } from '../keys/sealed.ts';

/** The pair of keys by which push services and browsers know this portal (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  /** Null: no key of the portal that is here opens it. */
  readonly privateKey: string | null;
}

/**
 * The portal's own pair, made when it is first asked for. It stays: a subscription is good for one pair alone. The private half is
 * sealed in the data base, bound to the public one.
 */
export async function pushKeys(deps: {
  readonly db: Kysely<Schema>;
  readonly sealed: SealedBox;
  readonly clock: () => Date;
}): Promise<PushKeys> {
  const { db, sealed, clock } = deps;
  const kept = await keptKeys(db);
  if (kept !== undefined) return opened(sealed, kept);
  const made = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_keys')
    .values({
      public_key: made.publicKey,
      sealed_key: sealed.seal(made.privateKey, made.publicKey),
      sealed_by: sealed.by,
      made_at: clock(),
    })
    // Of two servers that make one at once, both have the first.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const first = await keptKeys(db);
  if (first === undefined) throw new Error('The keys for messages to devices were not kept.');
  return opened(sealed, first);
}

/** The pair as it is kept, without making one; null where nobody has asked for it yet. */
export async function keptPair({
  db,
  sealed,
}: {
  readonly db: Kysely<Schema>;
  readonly sealed: Pick<SealedBox, 'open'>;
}): Promise<PushKeys | null> {
  const kept = await keptKeys(db);
  return kept === undefined ? null : opened(sealed, kept);
}

interface Kept {
  readonly public_key: string;
  readonly sealed_key: string;
}

const keptKeys = (db: Kysely<Schema>): Promise<Kept | undefined> =>
  db.selectFrom('push_keys').select(['public_key', 'sealed_key']).executeTakeFirst();

const opened = (sealed: Pick<SealedBox, 'open'>, { public_key: publicKey, sealed_key: key }: Kept): PushKeys => ({
  publicKey,
  privateKey: sealed.open(key, publicKey),
});
