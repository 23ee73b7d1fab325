import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ADMINISTRATORS as SAID } from '#catalogues/sentences/estate/administrators.ts';
import { queueResetLink } from '../accounts/reset-password.ts';
import { writeAudit } from '../audit.ts';
import { type AdministratorDeps, nameOf } from './deps.ts';

interface InOffice {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly estate_id: number;
}

/** Mail an administrator in office a link that sets a new password: nobody chooses one for somebody else. */
export async function reset(
  deps: Pick<AdministratorDeps, 'db' | 'clock' | 'links' | 'mail'>,
  actor: string,
  found: InOffice,
): Promise<Extract<CallAnswer<'resetAdministrator'>, { status: 200 }>> {
  const { id, email, estate_id: estateId } = found;
  await deps.db.transaction().execute(async (trx) => {
    await queueResetLink(deps, trx, { userId: id, email });
    const deed = { at: deps.clock(), actor, action: 'administrator-reset', subject: id } as const;
    await writeAudit(trx, { ...deed, estateId });
  });
  return { status: 200, data: { message: SAID.reset(nameOf(found)) } };
}
