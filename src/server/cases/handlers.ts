import type { cases } from '#catalogues/calls/platform/cases.ts';
import type { Handlers } from '../http/handlers.ts';
import { casePage } from './list.ts';
import { type CaseDeps, closeByHand, takeCase } from './own.ts';

/** The calls about cases, and whose they are. */
export function caseHandlers(deps: CaseDeps): Pick<Handlers, keyof typeof cases> {
  return {
    cases: ({ person, input }) => casePage(deps.db, person, input),
    takeCase: ({ person, input }) => takeCase(deps, person, input),
    closeCase: ({ person, input }) => closeByHand(deps, person, input),
  };
}
