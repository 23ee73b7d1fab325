import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { problem } from '../answers.ts';

/** What a portal answers about moving out, as data that a test can change. */
export interface MovesScript {
  leaving: Extract<CallAnswer<'previewMoveOut'>, { status: 200 }>['data'];
  /** Why nobody can be moved out, before and after it was confirmed; null where somebody can. */
  leavingRefused: { readonly code: string; readonly message: string } | null;
  moveRefused: { readonly code: string; readonly message: string } | null;
}

/** One lives in House 12, which owes and has paid ahead. */
export const GOOD_MOVES: MovesScript = {
  leaving: {
    ...{ meterNumber: '45701124518', address: 'House 12, Palm Avenue', day: '2026-11-25' },
    ...{ owed: 65_000, rest: 0, credit: 3_000 },
    ...{ people: [{ id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11', name: 'Chinedu Okafor' }], stay: [] },
  },
  leavingRefused: null,
  moveRefused: null,
};

type Note = (name: string, input: unknown) => void;

/** The calls about moving out, answered from a script. */
export function scriptedMoves(script: MovesScript, note: Note): Pick<Services, 'previewMoveOut' | 'moveOut'> {
  const refused = ({ code, message }: { readonly code: string; readonly message: string }) =>
    ({ status: 400, data: { ...problem(message), code } }) as const;
  return {
    async previewMoveOut(input) {
      note('previewMoveOut', input);
      return script.leavingRefused === null ? { status: 200, data: script.leaving } : refused(script.leavingRefused);
    },
    async moveOut(input) {
      note('moveOut', input);
      return script.moveRefused === null
        ? { status: 200, data: { message: 'They moved out.' } }
        : refused(script.moveRefused);
    },
  };
}
