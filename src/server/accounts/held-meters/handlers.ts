import type { heldMeters } from '#catalogues/calls/own/held-meters.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { AccountDeps } from '../deps.ts';
import { addMeter } from './add.ts';
import { chooseMeter, giveUpMeter, nameMeter } from './change.ts';
import { metersOf } from './list.ts';

/** The calls about the meters that somebody holds. Whose they are, the session says. */
export function heldMeterHandlers(deps: AccountDeps): Pick<Handlers, keyof typeof heldMeters> {
  return {
    myMeters: async ({ person }) => ({ status: 200, data: { meters: [...(await metersOf(deps, person))] } }),
    addMeter: addMeter(deps),
    nameMeter: nameMeter(deps),
    chooseMeter: chooseMeter(deps),
    giveUpMeter: giveUpMeter(deps),
  };
}
