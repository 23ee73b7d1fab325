import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { FIRST_SERVICE_IDS } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_RULES } from '#machines/flows/platform/rules.ts';
import { describeLogo, readLogo } from '../administration/logo.ts';
import { holderOf, type Invited, sendInvitation } from '../administrators/invitation.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { CallTaken } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import { oneLine } from '../text.ts';
import type { PlatformDeps } from './deps.ts';
import { estateNamed } from './estate-named.ts';

interface Estate {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
}

/**
 * Register an estate by inviting its administrator (S2 section 2): the link that is mailed lets them choose a password, and there is no
 * account before that. Where no estate has the name (`estateNamed`), the estate is made; else one more is invited to it, and a logo that
 * was sent is kept only where the estate has none. Of several at once one makes the estate.
 */
export function registerEstate(
  deps: PlatformDeps,
  by: Pick<Person, 'id' | 'firstName' | 'lastName'>,
  given: NewAdministrator,
): Promise<Exclude<CallAnswer<'registerEstate'>, { status: 429 }>> {
  const { email } = given.invited;
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    // Before the estate: where nobody can be invited, none is made.
    if ((await holderOf(trx, email, at)) !== null) return refused('email-taken', PLATFORM_SENTENCES.emailTaken);
    const { made, estate } = await makeOrFind(trx, given);
    const { id, name } = estate;
    const deed = { at, actor: by.id, estateId: id, subject: name } as const;
    if (made) await writeAudit(trx, { ...deed, action: 'estate-registered', detail: { before: null, after: name } });
    if (given.logo !== null && estate.logo === null) {
      await trx.updateTable('estates').set({ logo: given.logo }).where('id', '=', id).execute();
      const logo = { before: null, after: describeLogo(given.logo) };
      await writeAudit(trx, { ...deed, action: 'logo-changed', detail: logo });
    }
    await sendInvitation(deps, trx, { inviter: by, estate, invited: given.invited, at });
    return {
      status: 200,
      data: { message: MESSAGES.adminCreated, estate: { id, name }, joined: !made, invited: email },
    };
  });
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

/** An estate and whom the form invites to administer it, with the data checked; the logo as it can be kept. */
interface NewAdministrator {
  readonly estateName: string;
  readonly invited: Invited;
  readonly logo: string | null;
}

/**
 * Read what was sent by the rules of the form; else the first problem, in the form's words (S2 section 5). A password that was sent is left
 * aside: nobody chooses one for somebody else.
 */
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
  };
  const failed = Object.values(given).find((read) => !read.success);
  if (failed !== undefined) return bad('invalid-input', failed.error?.issues[0]?.message ?? '');
  const known: readonly number[] = FIRST_SERVICE_IDS;
  if (input.service_ids.some((id) => !known.includes(id))) {
    return bad('service-not-first', PLATFORM_SENTENCES.firstServicesOnly);
  }
  const text = (name: keyof typeof given) => given[name].data ?? '';
  const read = input.property_logo === undefined ? { logo: null } : readLogo(input.property_logo);
  if (!('logo' in read)) return bad(read.code, read.message);
  const invited = {
    ...{ firstName: text('firstName'), lastName: text('lastName'), email: text('email').toLowerCase() },
    ...{ phone: text('phone'), address: text('address') },
  };
  return { good: { estateName: text('estateName'), invited, logo: read.logo } };
}

const bad = (code: string, message: string) => ({ refused: refused(code, message) });
