import type { Transaction } from 'kysely';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { ADMINISTRATORS as SAID } from '#catalogues/sentences/estate/administrators.ts';
import { endWhatIsOpen } from '../accounts/changes/end-open.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import { noSuchEstate, refused } from '../http/refusals.ts';
import { lockEstate } from '../lock-estate.ts';
import { type AdministratorDeps, administratorsOf, nameOf, othersInOffice } from './deps.ts';

/** Whom a change is about, and of which estates somebody may change the administrators. */
export interface About {
  readonly userId: string;
  readonly estateId: number | 'every';
}

/** An administrator in office whom somebody may change; undefined: there is none. */
export function inOffice(db: AdministratorDeps['db'], { userId, estateId }: About) {
  const found = administratorsOf(db)
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'estates.id as estate_id'])
    .where('users.id', '=', userId);
  return (estateId === 'every' ? found : found.where('estates.id', '=', estateId)).executeTakeFirst();
}

/**
 * Take the office from an administrator: the account cannot sign in any more, its sessions end, and so do its links and the
 * invitations that it has sent. The last one of an estate stays, of two who remove each other at once, too.
 */
export function remove(
  deps: Pick<AdministratorDeps, 'db' | 'clock' | 'mail' | 'config'>,
  actor: string,
  about: About,
): Promise<CallAnswer<'removeAdministrator'>> {
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const found = await inOffice(trx, about);
    if (found === undefined) return gone;
    const estate = await lockEstate(trx, found.estate_id);
    if (estate === undefined) return noSuchEstate;
    // As it stands now that nobody else removes one of this estate.
    const office = { estateId: estate.id, role: 'service-admin' } as const;
    if ((await inOffice(trx, { ...office, userId: found.id })) === undefined) return gone;
    if (!(await othersInOffice(trx, { ...office, id: found.id })))
      return refused('last-administrator', SAID.last(estate.name));
    // The data base ends the sessions.
    await trx.updateTable('users').set({ disabled: true }).where('id', '=', found.id).execute();
    await endWhatIsOpen(trx, found.id, at);
    const name = nameOf(found);
    const detail = { before: `${name}, ${found.email}`, after: null };
    const deed = { at, actor, action: 'administrator-removed', subject: found.id } as const;
    await writeAudit(trx, { ...deed, estateId: estate.id, detail });
    await tell(deps, trx, { email: found.email, estate: estate.name });
    const message = found.id === actor ? SAID.left(estate.name) : SAID.removed(name, estate.name);
    return { status: 200, data: { message } };
  });
}

/** What is said of somebody who does not administer the estate, or not any more. */
export const gone = refused('administrator-gone', SAID.gone);

async function tell(
  { mail, config }: Pick<AdministratorDeps, 'mail' | 'config'>,
  trx: Transaction<Schema>,
  { email, estate }: { readonly email: string; readonly estate: string },
): Promise<void> {
  const text = [
    'Hello,',
    '',
    `Your Wattchat account does not administer ${estate} any more, and is signed out on every device.`,
    '',
    `If you have questions, please ask the administrators of ${estate}, or write to ${config.supportEmail}.`,
  ].join('\n');
  await mail.queue(trx, { to: email, subject: `You no longer administer ${estate}`, text });
}
