import { sql, type Transaction } from 'kysely';
import { ADMINISTRATORS as SAID } from '#catalogues/sentences/estate/administrators.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import { refused } from '../http/refusals.ts';
import { isReserved } from './changes/address.ts';
import { keepAccount } from './changes/keep-account.ts';
import type { AccountDeps } from './deps.ts';
import { hashOf } from './mailed-links.ts';
import { ownWords, passwordProblem } from './password-rule.ts';
import { hashPassword } from './passwords.ts';

type AcceptDeps = Pick<AccountDeps, 'db' | 'clock' | 'random'>;

/**
 * Accept an invitation with the token of its link by choosing a password; null where the token is of none. A refused password
 * leaves the link as it is, the first good one uses it up. Whoever has the link of one that is over is told whom to ask: a link for
 * a new password would not reach them, for they have no account.
 */
export async function acceptInvitation(deps: AcceptDeps, { token, password }: { token: string; password: string }) {
  const invited = await invitationOf(deps, deps.db, token).executeTakeFirst();
  if (invited === undefined) return (await wasInvited(deps.db, token)) ? over : null;
  const problem = passwordProblem(password, ownWords(invited));
  if (problem !== null) return refused('password-refused', problem);
  const passwordHash = await hashPassword(password, deps.random);
  return deps.db.transaction().execute(async (trx) => {
    // Whoever takes it back at this moment waits for this, or this finds that it is over.
    const open = await invitationOf(deps, trx, token).forUpdate('invitation').executeTakeFirst();
    if (open === undefined) return over;
    const userId = await takeOffice(trx, deps, open, passwordHash);
    if (userId === null) return refused('email-taken', SAID.addressTaken);
    const at = deps.clock();
    await trx.updateTable('administrator_invitations').set({ accepted_at: at }).where('id', '=', open.id).execute();
    const detail = { before: null, after: open.email };
    const deed = { at, actor: userId, action: 'administrator-joined', subject: userId } as const;
    await writeAudit(trx, { ...deed, estateId: open.estate_id, detail });
    return { status: 200, data: { message: SAID.joined(open.estate) } } as const;
  });
}

const over = refused('link-spent', SAID.over);

/** True where a token is of an invitation, which may be over. */
async function wasInvited(db: AcceptDeps['db'], token: string): Promise<boolean> {
  const row = await db
    .selectFrom('administrator_invitations')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** The invitation that a token is of, while it works. */
function invitationOf({ clock }: Pick<AcceptDeps, 'clock'>, db: AcceptDeps['db'], token: string) {
  return db
    .selectFrom('administrator_invitations as invitation')
    .innerJoin('estates', 'estates.id', 'invitation.estate_id')
    .select(['invitation.id', 'invitation.estate_id', 'invitation.email', 'estates.name as estate'])
    .select(['invitation.first_name', 'invitation.last_name', 'invitation.phone', 'invitation.address'])
    .where('invitation.token_hash', '=', hashOf(token))
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.ended_at', 'is', null)
    .where('invitation.expires_at', '>', clock());
}

interface Open {
  readonly estate_id: number;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string | null;
  readonly address: string | null;
}

/** Open the account, or that of somebody who was removed once more; null where the address belongs to somebody by now. */
async function takeOffice(
  trx: Transaction<Schema>,
  { random, clock }: AcceptDeps,
  { estate_id, email, first_name, last_name, phone, address }: Open,
  passwordHash: string,
): Promise<string | null> {
  const office = { password_hash: passwordHash, password_guessable: false, first_name, last_name, estate_id };
  const back = await trx
    .updateTable('users')
    .set({
      ...{ ...office, disabled: false, email_unproven: false },
      ...{ ...(phone !== null && { phone }), ...(address !== null && { address }) },
      // What the platform has locked no estate opens by an invitation.
      locked_at: sql`case when locked_by_platform then locked_at end`,
    })
    .where('email', '=', email)
    .where('role', '=', 'service-admin')
    .where('disabled', '=', true)
    .returning('id')
    .executeTakeFirst();
  if (back !== undefined) {
    await keepAccount(trx, { userId: back.id, actor: back.id, at: clock() });
    return back.id;
  }
  if (await isReserved(trx, email, { now: clock() })) return null;
  const made = await trx
    .insertInto('users')
    .values({
      ...office,
      id: random.uuid(),
      email,
      phone: phone ?? '',
      role: 'service-admin',
      meter_number: null,
      status: 'unoccupied',
      is_verified: true,
      address,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}
