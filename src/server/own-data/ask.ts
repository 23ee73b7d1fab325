import type { CallAnswer } from '#catalogues/calls/services.ts';
import { GRACE_DAYS } from '#catalogues/personal-data/spans.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { DELETION as SAID } from '#catalogues/sentences/own-data.ts';
import { dayInLagos, formatDay } from '#machines/kit/writing/format.ts';
import { formerAddresses, withdrawPending } from '../accounts/changes/address.ts';
import { provePassword } from '../accounts/changes/prove-password.ts';
import type { AccountDeps } from '../accounts/deps.ts';
import { endLinks } from '../accounts/mailed-links.ts';
import { endSessions } from '../accounts/sign-in/open-sessions.ts';
import { writeAudit } from '../audit.ts';
import type { Asked } from '../http/handlers.ts';
import { refused } from '../http/refusals.ts';
import { lockOffice } from '../lock-estate.ts';
import type { Person } from '../person.ts';
import { deletionAskedLetter, formerAddressLetter } from './letters.ts';
import { reasonsAgainst } from './reasons.ts';

/** What asking for a deletion needs. */
export type AskDeps = Pick<AccountDeps, 'db' | 'clock' | 'mail' | 'limits'> & {
  readonly config: Pick<AccountDeps['config'], 'publicUrl' | 'supportEmail'>;
};

const DAY_MS = 86_400_000;

/** The moment from which an account that was asked about can go. */
export const goesAt = (asked: Date): Date => new Date(asked.getTime() + GRACE_DAYS * DAY_MS);

/**
 * Have the own account deleted in fourteen days: it is signed out everywhere at once, and signing in takes it back. Whoever asks twice is
 * told the same day. Of the last two administrators who ask at once, the second stays.
 */
export async function askForDeletion(
  deps: AskDeps,
  { person, address, log }: Pick<Asked<'deleteAccount'>, 'person' | 'address' | 'log'>,
  password: string,
): Promise<CallAnswer<'deleteAccount'>> {
  const proof = await provePassword(deps, { person, address, log }, password);
  if ('status' in proof) return proof;
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    await lockOffice(trx, leaverOf(person));
    const held = await trx
      .selectFrom('users')
      .select(['id', 'email', 'deletion_asked_at'])
      .where('id', '=', person.id)
      .where('password_hash', '=', proof.hash)
      .where('disabled', '=', false)
      .forUpdate()
      .executeTakeFirst();
    if (held === undefined) return refused('wrong-password', SENTENCES.passwordWrong);
    if (held.deletion_asked_at !== null) {
      const on = dayInLagos(goesAt(held.deletion_asked_at));
      return { status: 200, data: { message: SAID.already(formatDay(on)), on } };
    }
    const reasons = await reasonsAgainst(trx, leaverOf(person));
    if (reasons.length > 0) return refused('not-yet', SAID.notYet(reasons));
    await trx.updateTable('users').set({ deletion_asked_at: at }).where('id', '=', person.id).execute();
    await endSessions(trx, [person.id], { at });
    await withdrawPending(trx, person.id, at);
    await endLinks(trx, person.id, 'reset-password', at);
    await writeAudit(trx, { at, actor: person.id, action: 'deletion-asked', subject: person.id });
    const on = dayInLagos(goesAt(at));
    await deps.mail.queue(trx, deletionAskedLetter(held.email, on, deps.config));
    for (const former of await formerAddresses(trx, person.id, at))
      if (former !== held.email) await deps.mail.queue(trx, formerAddressLetter(former, on, deps.config));
    return { status: 200, data: { message: SAID.asked(formatDay(on)), on } };
  });
}

/** Whose account would go, of who is signed in. */
export const leaverOf = ({ id, role, estate }: Person) => ({ id, role, estateId: estate?.id ?? null });
