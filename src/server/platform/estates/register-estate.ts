import { sql, type Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { isReserved } from '../../accounts/changes/free-address.ts';
import { hashPassword } from '../../accounts/passwords/passwords.ts';
import { refused } from '../../accounts/refused.ts';
import { describeLogo } from '../../administration/logo/read-logo.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { PlatformDeps } from '../deps.ts';
import type { NewAdministrator } from './read-administrator.ts';
import { tellAdministrator } from './tell-administrator.ts';

interface Estate {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
}

/**
 * Open an estate administrator's account (S2 section 2). Where no estate has the name, whatever the case of its letters, the
 * estate is made; else the account joins it, and a logo that was sent is kept only where the estate has none. Of several at
 * once one makes the estate, and one has an e-mail address.
 */
export async function registerEstate(
  deps: PlatformDeps,
  actor: string,
  given: NewAdministrator,
): Promise<Exclude<CallAnswer<'registerEstate'>, { status: 429 }>> {
  const passwordHash = await hashPassword(given.password, deps.random);
  return deps.db.transaction().execute(async (trx) => {
    const userId = await addAdministrator(trx, deps, given, passwordHash);
    if (userId === null) return refused('email-taken', PLATFORM_SENTENCES.emailTaken);
    const { made, estate } = await makeOrFind(trx, given);
    const { id, name } = estate;
    await trx.updateTable('users').set({ estate_id: id }).where('id', '=', userId).execute();
    const deed = { at: deps.clock(), actor, estateId: id } as const;
    const detail = { before: null, after: `${name}, ${given.email}` };
    await writeAudit(trx, { ...deed, action: 'administrator-registered', subject: userId, detail });
    if (given.logo !== null && estate.logo === null) {
      await trx.updateTable('estates').set({ logo: given.logo }).where('id', '=', id).execute();
      const logo = { before: null, after: describeLogo(given.logo) };
      await writeAudit(trx, { ...deed, action: 'logo-changed', subject: name, detail: logo });
    }
    await tellAdministrator(deps, trx, given, name);
    return { status: 200, data: { message: MESSAGES.adminCreated, estate: { id, name }, joined: !made } };
  });
}

/** The id of the new account, which belongs to no estate yet; null when the address has an account, or may be taken back by one. */
async function addAdministrator(
  trx: Transaction<Schema>,
  { random, clock }: PlatformDeps,
  given: NewAdministrator,
  passwordHash: string,
): Promise<string | null> {
  if (await isReserved(trx, given.email, { now: clock() })) return null;
  const row = await trx
    .insertInto('users')
    .values({
      id: random.uuid(),
      email: given.email,
      password_hash: passwordHash,
      first_name: given.firstName,
      last_name: given.lastName,
      phone: given.phone,
      role: 'service-admin',
      estate_id: null,
      meter_number: null,
      status: 'unoccupied',
      is_verified: true,
      address: given.address,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Of two that make the same name at once the second waits here for the first, and then finds what that one made. */
async function makeOrFind(trx: Transaction<Schema>, { estateName }: NewAdministrator) {
  const columns = ['id', 'name', 'logo'] as const;
  const made: Estate | undefined = await trx
    .insertInto('estates')
    .values({ name: estateName, logo: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  if (made !== undefined) return { made: true, estate: made };
  const estate: Estate = await trx
    .selectFrom('estates')
    .select(columns)
    .where(sql`lower(name)`, '=', sql`lower(${estateName})`)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { made: false, estate };
}
