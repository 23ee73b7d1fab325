import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Schema } from '../../db/schema.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { sealedBox } from '../../keys/sealed.ts';
import { isLoopback } from '../../loopback.ts';
import { keptPair } from '../../push/keys.ts';
import { systemRandom } from '../../random.ts';
import { type Finding, good, warning } from './finding.ts';

const ABOUT = 'Messages to devices';

/** Whether devices can be sent messages (Web Push): browsers take them over HTTPS alone, and for one pair of keys. */
export async function checkPush(
  { publicUrl, pushServices }: Pick<Config, 'publicUrl' | 'pushServices'>,
  db: Kysely<Schema>,
  keys: Keyring,
): Promise<Finding> {
  if (publicUrl !== null && !isSafe(publicUrl))
    return warning(
      ABOUT,
      'No browser takes any: PUBLIC_URL is not HTTPS.',
      'Set PUBLIC_URL to the address of the portal, with HTTPS.',
    );
  const pair = await keptPair({ db, sealed: sealedBox(keys, 'push-keys', systemRandom) });
  if (pair === null)
    return good(ABOUT, 'Nobody has asked for any yet; the pair of keys is made for whoever does first.');
  if (pair.privateKey === null)
    return warning(
      ABOUT,
      'None is sent: the pair of keys is sealed with a key that is not here.',
      'Set AUTH_SECRET_FORMER to the secret that sealed it and run npm run reseal: docs/operations/keys.md.',
    );
  const { devices } = await db
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('devices'))
    .executeTakeFirstOrThrow();
  const count = Number(devices);
  return good(ABOUT, `${count} ${count === 1 ? 'device takes' : 'devices take'} them, by ${pushServices.join(', ')}.`);
}

/** As a browser sees it: over HTTPS, or on its own machine. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}
