import type { Transaction } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { writeAudit } from '../../audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { Handler } from '../../http/handlers.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import { mailConfirmation } from '../confirm/mail-confirmation.ts';
import type { AccountDeps } from '../deps.ts';
import { endLinks } from '../mail/mailed-links.ts';
import { queueNotice } from '../mail/notice.ts';
import { refused } from '../refused.ts';
import { type Changes, readChanges } from './read-changes.ts';

/**
 * Changing the own name, phone or e-mail address (S1 sections 5 and 7): only what was sent and is not empty. Another address
 * has to be confirmed, and the one before is told. Answers a token with the new claims for the same session.
 */
export function updateProfile(deps: AccountDeps): Handler<'updateProfile'> {
  return async ({ input, person }) => {
    const read = readChanges(input);
    if ('problem' in read) return refused('invalid-input', read.problem);
    if (Object.keys(read.changes).length === 0) return refused('no-changes', MESSAGES.noChanges);
    const { profileChanges, confirmationMails } = deps.limits;
    const mails = read.changes.email !== undefined && read.changes.email !== person.email;
    const over = (await profileChanges.take(person.id)) ?? (mails ? await confirmationMails.take(person.id) : null);
    if (over) return tooMany(over);
    const done = await change(deps, person.id, read.changes);
    if (done === 'taken') return refused('email-refused', SENTENCES.emailNotUsable);
    const message = done.newEmail === null ? SENTENCES.profileUpdated : SENTENCES.profileNewEmail(done.newEmail);
    return { status: 200, data: { message, token: await deps.sessions.renew(person.sessionId, person.id) } };
  };
}

/** Change what differs; 'taken': another account has the address. */
async function change(
  deps: AccountDeps,
  userId: string,
  changes: Changes,
): Promise<'taken' | { newEmail: string | null }> {
  try {
    return await deps.db.transaction().execute((trx) => changeIn(trx, deps, userId, changes));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION) return 'taken';
    throw cause;
  }
}

/** PostgreSQL's code for a value that another row has; the address is the only unique value here. */
const UNIQUE_VIOLATION = '23505';

async function changeIn(
  trx: Transaction<Schema>,
  deps: AccountDeps,
  userId: string,
  changes: Changes,
): Promise<{ newEmail: string | null }> {
  const before = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'phone', 'estate_id'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const fields = (Object.keys(changes) as (keyof Changes)[]).filter((name) => changes[name] !== before[name]);
  if (fields.length === 0) return { newEmail: null };
  const newEmail = fields.includes('email') ? (changes.email ?? null) : null;
  const at = deps.clock();
  await trx
    .updateTable('users')
    .set({ ...changes, ...(newEmail === null ? {} : { is_verified: false }) })
    .where('id', '=', userId)
    .execute();
  const deed = { at, actor: userId, action: 'profile-changed', subject: userId, estateId: before.estate_id } as const;
  await writeAudit(trx, { ...deed, detail: { fields } });
  if (newEmail !== null) {
    await endLinks(trx, userId, 'reset-password', at);
    await mailConfirmation(deps, trx, { userId, email: newEmail });
    await queueNotice(deps, trx, 'email', before.email);
  }
  return { newEmail };
}
