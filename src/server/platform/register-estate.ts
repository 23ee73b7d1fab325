import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { FIRST_SERVICE_IDS } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_RULES } from '#machines/flows/platform/rules.ts';
import { isReserved } from '../accounts/changes/address.ts';
import { ownWords, passwordProblem } from '../accounts/password-rule.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { describeLogo, readLogo } from '../administration/logo.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { oneLine } from '../text.ts';
import type { PlatformDeps } from './deps.ts';
import { estateNamed } from './estate-named.ts';

interface Estate {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
}

/**
 * Open an estate administrator's account (S2 section 2). Where no estate has the name (`estateNamed`), the
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
  const named = estateNamed(trx, estateName).forNoKeyUpdate();
  const known: Estate | undefined = await named.executeTakeFirst();
  if (known !== undefined) return { made: false, estate: known };
  const made: Estate | undefined = await trx
    .insertInto('estates')
    .values({ name: estateName, logo: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name', 'logo'])
    .executeTakeFirst();
  return made === undefined
    ? { made: false, estate: (await named.executeTakeFirstOrThrow()) satisfies Estate }
    : { made: true, estate: made };
}

/** A new administrator with the data checked; the e-mail address in small letters, the logo as it can be kept. */
interface NewAdministrator {
  readonly estateName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly password: string;
  readonly logo: string | null;
}

/** Read what was sent by the rules of the form; else the first problem, in the form's words (S2 section 5). */
export function readAdministrator(
  input: CallTaken<'registerEstate'>,
): { readonly good: NewAdministrator } | { readonly refused: ReturnType<typeof refused> } {
  const given = {
    estateName: PLATFORM_RULES.estateName.safeParse(input.estate_name),
    firstName: PLATFORM_RULES.firstName.safeParse(input.first_name),
    lastName: PLATFORM_RULES.lastName.safeParse(input.last_name),
    email: PLATFORM_RULES.email.safeParse(input.email),
    phone: PLATFORM_RULES.phone.safeParse(input.phone),
    address: PLATFORM_RULES.contactAddress.safeParse(oneLine(input.contact_address)),
    password: PLATFORM_RULES.password.safeParse(input.password),
  };
  const failed = Object.values(given).find((read) => !read.success);
  if (failed !== undefined) return bad('invalid-input', failed.error?.issues[0]?.message ?? '');
  const known: readonly number[] = FIRST_SERVICE_IDS;
  if (input.service_ids.some((id) => !known.includes(id))) {
    return bad('service-not-first', PLATFORM_SENTENCES.firstServicesOnly);
  }
  const text = (name: keyof typeof given) => given[name].data ?? '';
  const own = ownWords({
    ...{ estate: text('estateName'), first_name: text('firstName'), last_name: text('lastName') },
    ...{ email: text('email'), phone: text('phone') },
  });
  const problem = passwordProblem(text('password'), own);
  if (problem !== null) return bad('password-refused', problem);
  const read = input.property_logo === undefined ? { logo: null } : readLogo(input.property_logo);
  if (!('logo' in read)) return bad(read.code, read.message);
  return {
    good: {
      estateName: text('estateName'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email').toLowerCase(),
      phone: text('phone'),
      address: text('address'),
      password: text('password'),
      logo: read.logo,
    },
  };
}

const bad = (code: string, message: string) => ({ refused: refused(code, message) });

/** Tell the address of a new account by mail, in the transaction that opens it. It holds no password. */
async function tellAdministrator(
  { mail, config }: Pick<PlatformDeps, 'mail' | 'config'>,
  trx: Transaction<Schema>,
  { firstName, email }: NewAdministrator,
  estate: string,
): Promise<void> {
  const text = [
    `Hello ${firstName},`,
    '',
    `You now have a Wattchat account with this e-mail address. You are an administrator of ${estate}.`,
    '',
    `Sign in: ${config.publicUrl}/admin`,
    `The person who registered you has your password. To set your own: ${config.publicUrl}/forgot-password`,
    '',
    `If you did not expect this e-mail, please write to ${config.supportEmail}.`,
  ].join('\n');
  await mail.queue(trx, { to: email, subject: `You administer ${estate} on Wattchat`, text });
}
