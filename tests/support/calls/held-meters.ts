import type { heldMeters } from '#catalogues/calls/own/held-meters.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { METERS as SAID } from '#catalogues/sentences/meters.ts';
import { METER, problem } from '../answers.ts';

type OwnMeter = Extract<CallAnswer<'myMeters'>, { status: 200 }>['data']['meters'][number];

/** What a portal answers about the meters that somebody holds, as data that a test can change. */
export interface HeldMetersScript {
  ownMeters: OwnMeter[];
  /** Why they are not told; null where they are. */
  metersUntold: string | null;
  /** Why nothing is changed; null where it is. */
  metersRefused: { readonly code: string; readonly message: string } | null;
}

export const SHOP = '45703419304';
export const MOTHERS = '45701120417';

/** A home in use, a shop in another estate, and a meter that waits. */
export const GOOD_METERS: HeldMetersScript = {
  ownMeters: [
    {
      ...{ meterNumber: METER, name: null, estate: 'Palm Court', address: 'House 4, Palm Close', inUse: true },
      ...{ state: 'verified', since: '2026-01-05', reason: null },
    },
    {
      ...{ meterNumber: SHOP, name: 'shop', estate: 'Cedar View', address: 'House 11, Cedar Crescent', inUse: false },
      ...{ state: 'verified', since: '2026-06-01', reason: null },
    },
    {
      ...{ meterNumber: MOTHERS, name: 'mama flat', estate: 'Palm Court', address: null, inUse: false },
      ...{ state: 'waits-for-estate', since: '2026-11-20', reason: null },
    },
    {
      ...{ meterNumber: '45701120425', name: null, estate: 'Palm Court', address: null, inUse: false },
      ...{ state: 'refused', since: '2026-11-21', reason: 'Nobody here knows the person' },
    },
  ],
  metersUntold: null,
  metersRefused: null,
};

type Note = (name: string, input: unknown) => void;

/** The calls about the meters that somebody holds, answered from a script. */
export function scriptedHeldMeters(script: HeldMetersScript, note: Note): Pick<Services, keyof typeof heldMeters> {
  const changing = async <D extends { readonly message: string }>(name: string, input: unknown, data: D) => {
    note(name, input);
    const { metersRefused: no } = script;
    return no === null
      ? ({ status: 200, data } as const)
      : ({ status: 400, data: problem(no.message, no.code) } as const);
  };
  return {
    async myMeters(input) {
      note('myMeters', input);
      const { metersUntold: no } = script;
      return no === null
        ? { status: 200, data: { meters: script.ownMeters } }
        : { status: 403, data: problem(no, 'forbidden') };
    },
    addMeter: (input) => changing('addMeter', input, { message: SAID.added(input.meter_number) }),
    nameMeter: (input) => changing('nameMeter', input, { message: SAID.named(input.meter_number, input.name) }),
    chooseMeter: (input) =>
      changing('chooseMeter', input, { message: SAID.inUseNow(input.meter_number, 'Cedar View'), token: 'renewed' }),
    giveUpMeter: (input) => changing('giveUpMeter', input, { message: SAID.givenUp(input.meter_number) }),
  };
}
