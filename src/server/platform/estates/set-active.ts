import type { CallAnswer } from '#catalogues/calls/services.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { writeAudit } from '../../audit.ts';
import type { CallTaken } from '../../http/handlers.ts';
import type { PlatformDeps } from '../deps.ts';
import { lockEstate, noEstate } from '../find-estate.ts';

/**
 * Deactivate an estate, or activate it again (DECISIONS 39). It holds from the next order on, without anybody signing in
 * again; orders that are open already go on to their end.
 */
export function setEstateActive(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  actor: string,
  { property_id, active }: CallTaken<'setEstateActive'>,
): Promise<CallAnswer<'setEstateActive'>> {
  return db.transaction().execute(async (trx) => {
    const estate = await lockEstate(trx, property_id);
    if (estate === undefined) return noEstate;
    const { id, name } = estate;
    if (estate.active !== active) {
      await trx.updateTable('estates').set({ active }).where('id', '=', id).execute();
      const action = active ? 'estate-activated' : 'estate-deactivated';
      const detail = { before: stateOf(estate.active), after: stateOf(active) };
      await writeAudit(trx, { at: clock(), actor, action, subject: name, estateId: id, detail });
    }
    const { estateActivated, estateDeactivated } = PLATFORM_SENTENCES;
    return { status: 200, data: { message: active ? estateActivated(name) : estateDeactivated(name), active } };
  });
}

const stateOf = (active: boolean) => (active ? 'active' : 'inactive');
