import type { administrators } from '#catalogues/calls/estate/administrators.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { ADMINISTRATORS as SAID } from '#catalogues/sentences/estate/administrators.ts';
import { problem } from '../answers.ts';

type Administrator = Extract<CallAnswer<'administrators'>, { status: 200 }>['data']['administrators'][number];

/** What a portal answers about who administers an estate, as data that a test can change. */
export interface AdministratorsScript {
  administrators: readonly Administrator[];
  /** Why nothing is changed; null where it is. */
  administratorsRefused: { readonly code: string; readonly message: string } | null;
}

const PALM = { id: 1, name: 'Palm Court' };
const AT = '2026-11-20T08:00:00.000Z';

/** Somebody in office, an invitation that is open, and one whose link is over. */
export const GOOD_ADMINISTRATORS: AdministratorsScript = {
  administrators: [
    {
      ...{
        id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01',
        state: 'active',
        first_name: 'Ngozi',
        last_name: 'Adeyemi',
        estate: PALM,
      },
      ...{ email: 'admin@palmcourt.example', since: AT, until: null, by: null, self: true, second_factor: true },
    },
    {
      ...{
        id: '4',
        state: 'invited',
        first_name: 'Bola',
        last_name: 'Ade',
        email: 'bola@mail.example',
        estate: PALM,
        since: AT,
      },
      ...{ until: '2026-11-27T08:00:00.000Z', by: 'Ngozi Adeyemi', self: false, second_factor: false },
    },
    {
      ...{
        id: '3',
        state: 'expired',
        first_name: 'Chi',
        last_name: 'Eze',
        email: 'chi@mail.example',
        estate: PALM,
        since: AT,
      },
      ...{ until: '2026-11-08T08:00:00.000Z', by: 'Ngozi Adeyemi', self: false, second_factor: false },
    },
  ],
  administratorsRefused: null,
};

type Note = (name: string, input: unknown) => void;

/** The calls about administrators, answered from a script. */
export function scriptedAdministrators(
  script: AdministratorsScript,
  note: Note,
): Pick<Services, keyof typeof administrators> {
  const changing = async (name: string, input: unknown, message: string) => {
    note(name, input);
    const { administratorsRefused: no } = script;
    return no === null
      ? ({ status: 200, data: { message } } as const)
      : ({ status: 400, data: problem(no.message, no.code) } as const);
  };
  return {
    async administrators(input) {
      note('administrators', input);
      const { administrators: held } = script;
      return { status: 200, data: { administrators: [...held], total: held.length, page: 1 } };
    },
    inviteAdministrator: (input) => changing('inviteAdministrator', input, SAID.invited(input.email)),
    withdrawInvitation: (input) => changing('withdrawInvitation', input, SAID.withdrawn('bola@mail.example')),
    resetAdministrator: (input) => changing('resetAdministrator', input, SAID.reset('Ngozi Adeyemi')),
    removeAdministrator: (input) => changing('removeAdministrator', input, SAID.removed('Bola Ade', 'Palm Court')),
  };
}
