import type { Selectable, Transaction } from 'kysely';
import { writeAudit } from '../../audit.ts';
import type { UsersTable } from '../../db/schema/accounts.ts';
import type { Schema } from '../../db/schema.ts';
import { mailConfirmation } from '../confirm/mail-confirmation.ts';
import type { AccountDeps } from '../deps.ts';
import { isFree } from './free-address.ts';
import { withdrawPending } from './pending.ts';
import { tellChange } from './tell-change.ts';

/** What a change needs. */
export type ChangeDeps = Pick<AccountDeps, 'clock' | 'links' | 'mail' | 'config'>;

/**
 * Write down that a person, whose row is locked, wants another address: a link is mailed to it, and the one that they have is
 * told, and stays until that link is opened. An address that was asked for before is given up.
 */
export async function askForAddress(
  deps: ChangeDeps,
  trx: Transaction<Schema>,
  person: Selectable<UsersTable>,
  { email, sessionId }: { readonly email: string; readonly sessionId: string },
): Promise<'asked' | 'not-free'> {
  const now = deps.clock();
  if (!(await isFree(trx, email, { now, forUser: person.id }))) return 'not-free';
  await withdrawPending(trx, person.id, now);
  const { id: changeId } = await trx
    .insertInto('account_changes')
    .values({
      user_id: person.id,
      kind: 'email',
      from_value: person.email,
      to_value: email,
      was_verified: person.is_verified,
      link_was_awaited: person.link_awaited,
      session_id: sessionId,
      asked_at: now,
      applied_at: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await mailConfirmation(deps, trx, { userId: person.id, email });
  const told = { userId: person.id, email: person.email, changeId, linked: !person.email_unproven };
  await tellChange(deps, trx, 'asked', told);
  const deed = { at: now, actor: person.id, action: 'email-change-asked', subject: person.id } as const;
  await writeAudit(trx, { ...deed, estateId: person.estate_id });
  return 'asked';
}
