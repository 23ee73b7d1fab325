import { type Kysely, sql } from 'kysely';
import type { SignInFailure } from '#catalogues/audit.ts';
import { DOORS, type DoorName } from '#catalogues/doors.ts';
import type { FactorWay } from '#catalogues/factor-ways.ts';
import type { Role } from '#catalogues/roles.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { DeviceCookie } from '../../http/device-cookie.ts';
import type { TooMany } from '../../http/rate-limit.ts';
import { waysOf } from '../../person.ts';
import { isGuessable, ownWords, type Whose } from '../password-rule.ts';
import { passwordMatches } from '../passwords.ts';
import { tellSecondFactor } from '../second-factor/letters.ts';
import type { FactorNotTaken } from '../second-factor/refused-factor.ts';
import type { CodeDeps } from '../second-factor/take-code.ts';
import { type Devices, makeKnown } from './devices.ts';
import { type FactorDoorDeps, type FactorGiven, factorAtDoor } from './factor-at-door.ts';
import type { SignInLimit } from './limit.ts';
import { noteNewDevice } from './new-device.ts';
import type { Sessions } from './sessions.ts';
import { takeBackDeletion } from './take-back-deletion.ts';

/** How a try to sign in ended. */
export type SignIn =
  | { readonly outcome: 'signed-in'; readonly token: string }
  | { readonly outcome: 'refused' }
  /** The password was right, and the door is not for this role. */
  | { readonly outcome: 'wrong-door' }
  /** The password was right, and an administrator has locked the sign-in. */
  | { readonly outcome: 'locked' }
  /** The password was right, and the account has a second factor. `asked`: of a browser that uses passkeys. */
  | {
      readonly outcome: 'code-wanted';
      readonly user: string;
      readonly ways: readonly FactorWay[];
      readonly asked?: string;
    }
  | { readonly outcome: 'code-refused'; readonly code: FactorNotTaken; readonly ways: readonly FactorWay[] }
  | ({ readonly outcome: 'too-many' } & TooMany);

/** What a password is compared with when there is no account, so that the answer takes as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/**
 * Sign in at a door with an e-mail address and a password, and a code or a passkey where the account has a second factor; `address` and `device` are where
 * the try comes from. Whoever comes in is known on that device from then on.
 */
export async function signIn(
  deps: FactorDoorDeps & { readonly sessions: Sessions; readonly limit: SignInLimit; readonly devices: Devices },
  given: FactorGiven & {
    readonly email: string;
    readonly password: string;
    readonly door: DoorName;
    readonly address: string;
    readonly device: DeviceCookie;
  },
): Promise<SignIn> {
  const email = given.email.trim().toLowerCase();
  const { address } = given;
  const account = await deps.db
    .selectFrom('users')
    .leftJoin('estates', 'estates.id', 'users.estate_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .leftJoin('account_devices', 'account_devices.user_id', 'users.id')
    .select([
      'users.id',
      'users.password_hash',
      'users.password_guessable',
      'users.disabled',
      'users.locked_at',
      'users.role',
      'users.estate_id',
    ])
    .select(['users.email_unproven'])
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.phone', 'users.meter_number'])
    .select([
      'estates.name as estate',
      'second_factors.confirmed_at as second_factor_at',
      'second_factors.without_app_at',
      'account_devices.epoch as device_epoch',
    ])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id')).as(
        'has_passkey',
      ),
    )
    .where('users.email', '=', email)
    .executeTakeFirst();
  // One in which a code was given stands before one that only knew the password.
  const before = await deps.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.proved_at')
    .where('users.email', '=', email)
    .where('sessions.address', '=', address)
    .orderBy(sql`sessions.proved_at is null`)
    .limit(1)
    .executeTakeFirst();
  const device = account === undefined ? null : deps.devices.knownAs(given.device.read(), account);
  const counted = await deps.limit.count({ email, address, known: before !== undefined, device });
  if ('retryAfter' in counted) return { outcome: 'too-many', ...counted };
  const right = await passwordMatches(given.password, account?.password_hash ?? NOBODY);
  if (account === undefined || !right || account.disabled) {
    const why = right ? 'disabled' : 'wrong-password';
    await noteFailure(deps, account, account === undefined ? 'no-account' : why);
    return { outcome: 'refused' };
  }
  await counted.forget();
  if (account.locked_at !== null) {
    await noteFailure(deps, account, 'locked');
    return { outcome: 'locked' };
  }
  if (!admits(given.door, account.role)) {
    await noteFailure(deps, account, 'wrong-door');
    return { outcome: 'wrong-door' };
  }
  const secondFactor = account.second_factor_at;
  let passkey: string | null = null;
  if (secondFactor !== null) {
    // Where a second factor of the account was given before, strangers who know the password use up no tries of its owner. The password alone makes no address one.
    const proven = before !== undefined && before.proved_at !== null;
    const countedAs = proven ? `${account.id} ${address}` : account.id;
    const giver = { id: account.id, email, estateId: account.estate_id, countedAs, isStranger: !proven };
    const ways = waysOf(account);
    const came = await factorAtDoor(deps, giver, given);
    if (came.kind === 'wanted') return { outcome: 'code-wanted', user: account.id, ways, ...came };
    if (came.kind === 'too-many') {
      if (came.isGuessed) await tellGuessed(deps, giver);
      return { outcome: 'too-many', retryAfter: came.retryAfter };
    }
    if (came.kind !== 'right') {
      await noteFailure(deps, account, came.kind.includes('passkey') ? 'wrong-passkey' : 'wrong-code');
      return { outcome: 'code-refused', code: came, ways };
    }
    passkey = came.passkey;
  }
  await noteGuessable(deps.db, account, given.password);
  const holder = { id: account.id, passwordHash: account.password_hash, secondFactor, passkey };
  // The first one is no news: it is the one that the account was opened or first used on.
  const isNew = device === null && account.device_epoch !== null;
  const tells = isNew && !account.email_unproven && (await deps.limits.deviceNotices.take(account.id)) === null;
  const token = await deps.sessions.beginFor(holder, address, async (trx) => {
    // Only whoever gave everything that is asked for keeps an account that was to be deleted.
    await takeBackDeletion(trx, deps, account);
    if (isNew) await noteNewDevice(deps, trx, { account, estateId: auditedOf(account), address, tells });
    await makeKnown(trx, deps, account.id, given.device);
  });
  if (token !== null) return { outcome: 'signed-in', token };
  await noteFailure(deps, account, 'changed-meanwhile');
  return { outcome: 'refused' };
}

/** Whoever comes so far at a door knows the password: its owner is told, once a day. */
async function tellGuessed(deps: CodeDeps, { id, email }: { readonly id: string; readonly email: string }) {
  if ((await deps.limits.guessedNotices.take(id)) !== null) return;
  await deps.db.transaction().execute((trx) => tellSecondFactor(deps, trx, 'guessed', email));
}

/**
 * A line of the audit log for a try that let nobody in: of which account, and nothing that was typed. Without an account it is written as well, so that
 * both take as long. Tries beyond the limit are answered before, and have none: nobody fills the log.
 */
async function noteFailure(
  { db, clock }: { readonly db: Kysely<Schema>; readonly clock: () => Date },
  account: { readonly id: string; readonly role: Role; readonly estate_id: number | null } | undefined,
  why: SignInFailure,
): Promise<void> {
  const estateId = account === undefined ? null : auditedOf(account);
  const deed = { at: clock(), actor: null, action: 'sign-in-failed', estateId, detail: { why } } as const;
  await db.transaction().execute((trx) => writeAudit(trx, { ...deed, subject: account?.id ?? 'nobody' }));
}

/** The estate whose log has the sign-ins of an account: that of its administrator. */
const auditedOf = ({ role, estate_id }: { readonly role: Role; readonly estate_id: number | null }): number | null =>
  role === 'service-admin' ? estate_id : null;

/** Keeps whether the password is easy to guess: only while it is typed can that be known. */
async function noteGuessable(
  db: Kysely<Schema>,
  account: Whose & { readonly id: string; readonly password_hash: string; readonly password_guessable: boolean },
  password: string,
): Promise<void> {
  const guessable = isGuessable(password, ownWords(account));
  if (guessable === account.password_guessable) return;
  await db
    .updateTable('users')
    .set({ password_guessable: guessable })
    .where('id', '=', account.id)
    // Of two at once one may have changed it.
    .where('password_hash', '=', account.password_hash)
    .execute();
}

function admits(door: DoorName, role: Role): boolean {
  return DOORS[door].admits.some((admitted) => admitted === role);
}
