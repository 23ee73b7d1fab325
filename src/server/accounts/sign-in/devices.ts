import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../db/schema.ts';
import type { DeviceCookie } from '../../http/device-cookie.ts';
import type { Keyring } from '../../keys/keyring.ts';
import { sealedBox } from '../../keys/sealed.ts';
import type { Random } from '../../random.ts';
import type { AccountDeps } from '../deps.ts';

/** An account that may have signed in on a device. */
export interface DeviceHolder {
  readonly id: string;
  /** What is sealed before it went up is good no more; null: no browser was ever made known to it. */
  readonly device_epoch: number | null;
}

/** Knows the browsers on which an account has signed in before, by what they keep. Being known signs nobody in. */
export interface Devices {
  /** By what its tries at this account are counted; null: the account has not signed in there, or has ended everything since. */
  knownAs(sealed: string | null, holder: DeviceHolder): string | null;
  /** What the browser keeps from now on: that this account has signed in there, too. */
  withHolder(sealed: string | null, holder: DeviceHolder & { readonly device_epoch: number }): string;
  /** What it keeps so as to be known on in another epoch, with the tries that it has had; null where it was not known. */
  onwards(sealed: string | null, holder: DeviceHolder, epoch: number): string | null;
}

/** Accounts that one browser is known for, those of last; a household shares a telephone. */
const MOST_ACCOUNTS = 8;
/** Whoever has not signed in there for so long is not known there any more, days. */
const KNOWN_DAYS = 400;
const DAY_MS = 86_400_000;
/** As many as nobody guesses, though a sealed text alone is taken. */
const ID_BYTES = 16;

/** Account, its epoch, what its tries there are counted by, and the day on which it last signed in there (since 1970). */
const accounts = z.array(z.tuple([z.uuid(), z.number().int(), z.string(), z.number().int()])).max(MOST_ACCOUNTS);
type Account = z.output<typeof accounts>[number];

/** What is sealed is of no account: which ones it names stands in it. */
const OF = 'device';

/**
 * Browsers as they are known by a sealed text (OWASP, device cookies). What was changed, or sealed by somebody else, is nothing. An account gets another id as it signs
 * in, and nobody else's gets one with it: who shares a browser has no more tries at the accounts of others by signing in themselves.
 */
export function knownDevices(deps: {
  readonly keys: Keyring;
  readonly random: Pick<Random, 'bytes'>;
  readonly clock: () => Date;
}): Devices {
  const box = sealedBox(deps.keys, 'devices', deps.random);
  const today = () => Math.floor(deps.clock().getTime() / DAY_MS);

  function read(sealed: string | null): readonly Account[] {
    const text = sealed === null ? null : box.open(sealed, OF);
    if (text === null) return [];
    const read = accounts.safeParse(JSON.parse(text));
    return read.success ? read.data.filter(([, , , day]) => day > today() - KNOWN_DAYS) : [];
  }

  const known = (sealed: string | null, { id, device_epoch }: DeviceHolder) =>
    read(sealed).find(([of, epoch]) => of === id && epoch === device_epoch) ?? null;

  const sealWith = (sealed: string | null, own: Account): string => {
    const others = read(sealed).filter(([of]) => of !== own[0]);
    return box.seal(JSON.stringify([own, ...others].slice(0, MOST_ACCOUNTS)), OF);
  };

  return {
    knownAs: (sealed, holder) => known(sealed, holder)?.[2] ?? null,
    withHolder: (sealed, { id, device_epoch }) =>
      sealWith(sealed, [id, device_epoch, Buffer.from(deps.random.bytes(ID_BYTES)).toString('hex'), today()]),
    onwards(sealed, holder, epoch) {
      const found = known(sealed, holder);
      return found === null ? null : sealWith(sealed, [found[0], epoch, found[2], found[3]]);
    },
  };
}

type KnowingDeps = Pick<AccountDeps, 'clock' | 'devices'>;

/**
 * Make a browser known to an account that is proven to be its user's, by its password or by a link that was mailed to it: in the transaction that proves it. A password
 * that is changed meanwhile waits for that, and makes a stranger of it again.
 */
export async function makeKnown(
  trx: Transaction<Schema>,
  { clock, devices }: KnowingDeps,
  userId: string,
  device: DeviceCookie,
): Promise<void> {
  await trx
    .insertInto('account_devices')
    .values({ user_id: userId, since: clock() })
    .onConflict((known) => known.doNothing())
    .execute();
  const { epoch } = await trx
    .selectFrom('account_devices')
    .select('epoch')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  device.keep(devices.withHolder(device.read(), { id: userId, device_epoch: epoch }));
}

/** Let no browser be known to an account, which is locked; answers its epoch from now on, null where none ever was. */
export async function forgetBrowsers(trx: Transaction<Schema>, userId: string): Promise<number | null> {
  const known = await trx
    .updateTable('account_devices')
    .set((row) => ({ epoch: row('epoch', '+', 1) }))
    .where('user_id', '=', userId)
    .returning('epoch')
    .executeTakeFirst();
  return known?.epoch ?? null;
}

/** The same but for the one that asks for it, and that only where it was known: a session alone makes none so. */
export async function forgetOthers(
  trx: Transaction<Schema>,
  { devices }: Pick<KnowingDeps, 'devices'>,
  userId: string,
  device: DeviceCookie,
): Promise<void> {
  const epoch = await forgetBrowsers(trx, userId);
  const kept = epoch === null ? null : devices.onwards(device.read(), { id: userId, device_epoch: epoch - 1 }, epoch);
  if (kept !== null) device.keep(kept);
}
