import type { CallAnswer } from '#catalogues/calls/services.ts';
import { REFUSING as SAID } from '#catalogues/sentences/estate/refusing.ts';
import { endChanges } from '../../accounts/changes/end-changes.ts';
import { moveTo } from '../../accounts/changes/move-to.ts';
import { formerMeter } from '../../accounts/meters.ts';
import { writeAudit } from '../../audit.ts';
import type { CallTaken } from '../../http/handlers.ts';
import { noResident } from '../../http/refusals.ts';
import { endHeld, forgetServices } from '../../moves/holding.ts';
import { leaveMeter, type MovingOutDeps } from '../moving-out/move-out.ts';
import { type ChangeDeps, type OwnEstate, ownMeter } from '../own-estate.ts';
import { changeTo, houseOf, waitingMeant } from './waiting.ts';

/** Who waits on which meter, where they come from, and who else is on it. Another estate's meter is not told. */
export async function previewRefusal(
  { db }: Pick<ChangeDeps, 'db'>,
  estate: OwnEstate,
  { user_id: userId, meter_number: shown }: CallTaken<'previewRefusal'>,
): Promise<CallAnswer<'previewRefusal'>> {
  const waiting = await waitingMeant(db, estate, userId, shown);
  if ('status' in waiting) return waiting;
  const { name, email, meterNumber: meter_number } = waiting;
  const change = waiting.inUse ? await changeTo(db, waiting) : undefined;
  const former = change && (await ownMeter(db, estate, change.from_value).executeTakeFirst());
  const { address, since, others } = await houseOf(db, waiting);
  const from = former ? { meter_number: former.meter_number, address: former.house_address } : null;
  const back = change !== undefined && (await formerMeter(db, change.from_value)) !== null;
  const at = (since ?? new Date(0)).toISOString();
  return { status: 200, data: { name, email, meter_number, address, since: at, from, back, others } };
}

/**
 * Refuse somebody who waits on a meter of the own estate, with a reason that they are mailed and read in the portal. A change of meter is undone,
 * with what they waited for before it; whoever signed up with the meter is on none. What they bought stays theirs. The row of the account is held,
 * so that of two administrators one decides.
 */
export function refuseResident(
  deps: MovingOutDeps,
  { estate, id: actor }: { readonly estate: OwnEstate; readonly id: string },
  { user_id: userId, meter_number: shown, reason }: CallTaken<'refuseResident'>,
): Promise<CallAnswer<'refuseResident'>> {
  return deps.db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom('users').selectAll().where('id', '=', userId).forUpdate().executeTakeFirst();
    const waiting = await waitingMeant(trx, estate, userId, shown);
    if ('status' in waiting) return waiting;
    if (before === undefined) return noResident;
    const at = deps.clock();
    const leaving = { ids: [userId], meterNumber: shown, as: 'refused', at } as const;
    const change = await changeTo(trx, waiting);
    const former = change === undefined || !waiting.inUse ? null : await formerMeter(trx, change.from_value);
    if (waiting.inUse && former === null) await leaveMeter(trx, leaving);
    else await endHeld(trx, leaving);
    if (!waiting.inUse) await forgetServices(trx, [userId]);
    if (change !== undefined && former !== null) {
      const waits = { is_verified: change.was_verified, link_awaited: change.link_was_awaited };
      // Another estate is not told who of this one did it.
      await moveTo(trx, deps, before, { meter: former, waits, actor: former.estate.id === estate.id ? actor : null });
    }
    if (change !== undefined) await endChanges(trx, [change.id], at);
    const row = { estate_id: estate.id, user_id: userId, meter_number: shown, reason, refused_by: actor, at };
    await trx.insertInto('refused_residents').values(row).execute();
    const detail = { before: null, after: SAID.log(shown, reason) };
    const deed = { at, actor, action: 'resident-refused', subject: userId } as const;
    await writeAudit(trx, { ...deed, estateId: estate.id, detail });
    await deps.mail.queue(trx, {
      to: before.email,
      subject: 'Your meter was not approved',
      text: letterOf(estate.name, {
        meter: shown,
        reason,
        next: after(waiting.inUse, former !== null),
        ...deps.config,
      }),
    });
    return { status: 200, data: { message: SAID.done(waiting.name, shown) } };
  });
}

interface Told extends Readonly<MovingOutDeps['config']> {
  readonly meter: string;
  readonly reason: string;
  readonly next: string;
}

/** Which meter they have after it. */
function after(wasInUse: boolean, isBack: boolean): string {
  if (!wasInUse) return 'Your other meters stay as they were.';
  return isBack ? 'You are on the meter again that you had before.' : 'No meter of your account is in use now.';
}

/** No figure of the meter stands in it: they may never have seen one. */
function letterOf(estate: string, { meter, reason, next, publicUrl, supportEmail }: Told): string {
  return [
    'Hello,',
    '',
    SAID.told(estate, meter, reason),
    '',
    `${next} What you bought stays yours, and comes to you.`,
    '',
    `If you gave a wrong number, put it right in your profile: ${publicUrl}/user-page`,
    `If this is not right, please ask the administrators of ${estate}, or write to ${supportEmail}.`,
  ].join('\n');
}
