import type { Kysely } from 'kysely';
import type { push } from '#catalogues/calls/own/push.ts';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { refusal } from '../http/refusals.ts';
import type { Keyring } from '../keys/keyring.ts';
import { sealedBox } from '../keys/sealed.ts';
import type { Random } from '../random.ts';
import { pushKeys } from './keys.ts';
import { isPushService } from './services.ts';

/** So many devices of one account are told; of more the one that agreed first is told no longer. */
const MOST_DEVICES = 10;

/** The calls by which a device is told of late tokens, or no longer. */
export function pushHandlers(deps: {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
  readonly config: Pick<Config, 'pushServices'>;
  readonly keys: Keyring;
}): Pick<Handlers, keyof typeof push> {
  const { db, clock, random, config, keys } = deps;
  const sealed = sealedBox(keys, 'push-keys', random);
  return {
    async pushKey() {
      const { publicKey } = await pushKeys({ db, sealed, clock });
      return { status: 200, data: { publicKey } };
    },
    async keepPush({ input: { subscription }, person }) {
      const session = person.sessionId;
      if (subscription === null) {
        await db.deleteFrom('push_subscriptions').where('session_id', '=', session).execute();
        return { status: 200, data: { on: false } };
      }
      const { endpoint, p256dh, auth } = subscription;
      if (!isPushService(endpoint, config.pushServices)) return { status: 400, data: refusal('invalid-input') };
      const on = await db.transaction().execute(async (trx) => {
        // A session that ends meanwhile ends this with it, or before it.
        const open = await trx
          .selectFrom('sessions')
          .select('id')
          .where('id', '=', session)
          .where('ended_at', 'is', null)
          .forShare()
          .executeTakeFirst();
        if (open === undefined) return false;
        // The browser is this session's now, whoever was signed in on it before.
        await trx
          .deleteFrom('push_subscriptions')
          .where((eb) => eb.or([eb('session_id', '=', session), eb('endpoint', '=', endpoint)]))
          .execute();
        await trx
          .insertInto('push_subscriptions')
          .values({
            ...{ id: random.uuid(), endpoint, p256dh, auth },
            ...{ user_id: person.id, session_id: session, kept_at: clock() },
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const beyond = trx
          .selectFrom('push_subscriptions')
          .select('id')
          .where('user_id', '=', person.id)
          .orderBy('kept_at', 'desc')
          .orderBy('id')
          .offset(MOST_DEVICES);
        await trx.deleteFrom('push_subscriptions').where('id', 'in', beyond).execute();
        return true;
      });
      return { status: 200, data: { on } };
    },
  };
}
