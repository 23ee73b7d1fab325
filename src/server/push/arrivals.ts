import type { Kysely, Transaction } from 'kysely';
import webPush from 'web-push';
import { type Language, phrasesIn } from '#catalogues/languages/language.ts';
import { PUSHING } from '#catalogues/sentences/pushing.ts';
import { createWording } from '#machines/kit/writing/wording.ts';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { Queue } from '../jobs.ts';
import type { SealedBox } from '../keys/sealed.ts';
import { MONEY_PACE } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { pushKeys } from './keys.ts';
import { isPushService } from './services.ts';

/** The job that tells one device of one token. */
const PUSH = 'push-arrival';
/** With the waits between, a push service, or the line, may be gone for about a quarter of an hour. */
const TRIES = 20;
/** So long a push service has to answer, ms. */
const PATIENCE_MS = 10_000;
/** So long it keeps the message for a device that is off, s: by then the token stands in the mail. */
const KEEPS_S = 12 * 3600;
/** Where the token is seen. */
const SEEN_AT = '/my-tokens';

interface Job {
  readonly subscription: string;
  readonly orderId: string;
}

/** Queues what tells the devices of a payer that a token has arrived, in the transaction of its delivery, where it was late. */
export function queuesArrivals(queue: Pick<Queue, 'send'>, clock: () => Date) {
  return async (trx: Transaction<Schema>, { order_id: orderId, user_id: userId }: OrderRow, paidAt: Date) => {
    // What comes in its time is seen by who waits for it.
    if (userId === null || clock().getTime() - paidAt.getTime() < MONEY_PACE.unknownAfterMs) return;
    const devices = await trx.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).execute();
    for (const { id } of devices) {
      const job: Job = { subscription: id, orderId };
      await queue.send(trx, PUSH, job, { key: `${id} ${orderId}` });
    }
  };
}

/** What telling devices needs. */
export interface ArrivalDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly config: Pick<Config, 'pushServices' | 'supportEmail'>;
  readonly sealed: SealedBox;
  readonly log: { warn(fields: object, message: string): void };
  readonly fetch?: typeof fetch;
}

/** Tells devices of late tokens that have arrived, one job each. One that is told twice shows it once. */
export async function workArrivals(
  deps: ArrivalDeps & { readonly queue: Pick<Queue, 'work'>; readonly tries?: number; readonly retryAfterS?: number },
): Promise<void> {
  const { queue, tries = TRIES, retryAfterS = 5 } = deps;
  await queue.work<Job>(PUSH, (job) => tell(deps, job), { tries, retryAfterS });
}

async function tell(deps: ArrivalDeps, { subscription: id, orderId }: Job): Promise<void> {
  const device = await deps.db
    .selectFrom('push_subscriptions as device')
    .innerJoin('users', 'users.id', 'device.user_id')
    .select(['device.endpoint', 'device.p256dh', 'device.auth', 'users.language'])
    .where('device.id', '=', id)
    .where('users.disabled', '=', false)
    .where('users.locked_at', 'is', null)
    .executeTakeFirst();
  // Signed out since, or somebody whom an operator keeps out.
  if (device === undefined || !isPushService(device.endpoint, deps.config.pushServices)) return;
  const { publicKey, privateKey } = await pushKeys(deps);
  if (privateKey === null) {
    deps.log.warn({ job: PUSH }, 'the key for messages to devices is sealed with a key that is not here');
    return;
  }
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify(await saidIn(device.language, orderId)),
    {
      vapidDetails: { subject: `mailto:${deps.config.supportEmail}`, publicKey, privateKey },
      ...{ TTL: KEEPS_S, urgency: 'high', topic: topicOf(orderId), contentEncoding: 'aes128gcm' },
    },
  );
  const answer = await (deps.fetch ?? fetch)(endpoint, {
    ...{ method, headers: withoutLength(headers), body: new Uint8Array(body), redirect: 'error' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  if (isOver(answer.status)) {
    await deps.db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
    return;
  }
  throw new Error(`the push service answered ${answer.status}`);
}

/** The browser takes messages no longer, or never takes any that we sign and seal: it is asked for a new subscription when it agrees anew. */
const isOver = (status: number): boolean => [400, 401, 403, 404, 410, 413].includes(status);

/** A message of the same name takes the place of one that a device has not fetched yet: 32 signs of base64url at most (RFC 8030, 5.4). */
const topicOf = (orderId: string): string => orderId.replace(/[^\w-]/g, '').slice(-32);

/** What the service worker shows: what is said on a screen that anybody sees, and where it leads. */
async function saidIn(language: Language | null, orderId: string) {
  const phrases = await phrasesIn(language ?? 'english');
  const word = phrases === null ? (english: string) => english : createWording(phrases);
  return { title: word(PUSHING.arrived), body: word(PUSHING.open), tag: orderId, path: SEEN_AT };
}

/** `fetch` counts the bytes itself. */
const withoutLength = (headers: Readonly<Record<string, string | number>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name === 'Content-Length' ? [] : [[name, String(value)]])),
  );
