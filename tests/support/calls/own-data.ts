import type { Services } from '#catalogues/calls/services.ts';
import { DELETION } from '#catalogues/sentences/own-data.ts';

/** What a portal answers about all that is kept of somebody. */
export interface OwnDataScript {
  /** Why the account cannot be deleted yet. */
  reasons: string[];
  /** An answer was lost on the way, and the session has ended with what it said. */
  deletionLost: boolean;
}

/** Nothing is open. */
export const GOOD_OWN_DATA: OwnDataScript = { reasons: [], deletionLost: false };

type Note = (name: string, input: unknown) => void;

/** The calls about all that is kept of somebody, answered from a script. */
export function scriptedOwnData(
  script: OwnDataScript & { readonly password: string },
  note: Note,
): Pick<Services, 'exportOwnData' | 'accountDeletion' | 'deleteAccount'> {
  return {
    async exportOwnData(input) {
      note('exportOwnData', input);
      return { status: 200, data: { name: 'own_data_2026-11-23.json', base64: 'e30=' } };
    },
    async accountDeletion() {
      return { status: 200, data: { reasons: script.reasons } };
    },
    async deleteAccount({ password }) {
      note('deleteAccount', {});
      if (script.deletionLost) return { status: 401, data: { code: 'signed-out', message: 'Please sign in.' } };
      if (password !== script.password)
        return { status: 400, data: { code: 'wrong-password', message: 'This is not your password.' } };
      return { status: 200, data: { message: DELETION.asked('07 Dec 2026'), on: '2026-12-07' } };
    },
  };
}
