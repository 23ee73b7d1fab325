import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ADMINISTRATORS as SAID } from '#catalogues/sentences/estate/administrators.ts';
import { writeAudit } from '../audit.ts';
import { refused } from '../http/refusals.ts';
import type { AdministratorDeps } from './deps.ts';

/** Take an invitation back that was not accepted yet, of one estate or of any. */
export function withdraw(
  { db, clock }: Pick<AdministratorDeps, 'db' | 'clock'>,
  actor: string,
  { id, estateId }: { readonly id: number; readonly estateId: number | 'every' },
): Promise<CallAnswer<'withdrawInvitation'>> {
  const at = clock();
  return db.transaction().execute(async (trx) => {
    let open = trx
      .updateTable('administrator_invitations')
      .set({ ended_at: at })
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('ended_at', 'is', null);
    if (estateId !== 'every') open = open.where('estate_id', '=', estateId);
    const ended = await open.returning(['email', 'estate_id']).executeTakeFirst();
    if (ended === undefined) return refused('invitation-over', SAID.noInvitation);
    const { email } = ended;
    const deed = { at, actor, action: 'invitation-taken-back', subject: email } as const;
    await writeAudit(trx, { ...deed, estateId: ended.estate_id, detail: { before: email, after: null } });
    return { status: 200, data: { message: SAID.withdrawn(email) } };
  });
}
