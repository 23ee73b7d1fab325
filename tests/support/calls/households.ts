import type { households } from '#catalogues/calls/own/households.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { HOUSEHOLD as SAID } from '#catalogues/sentences/household.ts';
import { METER, problem } from '../answers.ts';

type Household = Extract<CallAnswer<'household'>, { status: 200 }>['data'];

/** What a portal answers about who lives on a meter, as data that a test can change. */
export interface HouseholdScript {
  household: Household;
  /** Why nothing is changed; null where it is. */
  householdRefused: { readonly code: string; readonly message: string } | null;
}

export const MUSA = '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0b02';

/** Whoever asks leads it; somebody lives with them, and somebody is invited. */
export const GOOD_HOUSEHOLD: HouseholdScript = {
  household: {
    ...{ meterNumber: METER, address: 'House 4, Palm Close', waiting: 1, leads: true },
    members: [
      {
        ...{ id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0b01', state: 'lives-there', name: 'Chinedu Okafor', email: null },
        ...{ since: '2026-01-05', until: null, by: null, leads: true, self: true, may: [] },
      },
      {
        ...{ id: MUSA, state: 'lives-there', name: 'Musa Bello', email: null, since: '2026-10-01', until: null },
        ...{ by: null, leads: false, self: false, may: ['take-out', 'lead'] },
      },
      {
        ...{ id: '4', state: 'invited', name: 'uche@mail.example', email: null, since: '2026-11-20' },
        ...{ until: '2026-12-04', by: 'Chinedu Okafor', leads: false, self: false, may: ['withdraw'] },
      },
    ],
  },
  householdRefused: null,
};

type Note = (name: string, input: unknown) => void;

/** The calls about households, answered from a script. */
export function scriptedHouseholds(script: HouseholdScript, note: Note): Pick<Services, keyof typeof households> {
  const changing = async (name: string, input: unknown, message: string) => {
    note(name, input);
    const { householdRefused: no } = script;
    return no === null
      ? ({ status: 200, data: { message } } as const)
      : ({ status: 400, data: problem(no.message, no.code) } as const);
  };
  return {
    async household(input) {
      note('household', input);
      return { status: 200, data: script.household };
    },
    inviteToHousehold: (input) => changing('inviteToHousehold', input, SAID.invited(input.email)),
    withdrawHouseholdInvitation: (input) =>
      changing('withdrawHouseholdInvitation', input, SAID.withdrawn('uche@mail.example')),
    takeOutOfHousehold: (input) =>
      changing('takeOutOfHousehold', input, SAID.takenOut('Musa Bello', 'House 4, Palm Close')),
    nameHouseholdHead: (input) =>
      changing('nameHouseholdHead', input, SAID.leadsNow('Musa Bello', 'House 4, Palm Close')),
  };
}
