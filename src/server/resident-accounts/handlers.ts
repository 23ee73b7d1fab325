import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate } from '../http/refusals.ts';
import type { MoneyDeps } from '../settlement/money.ts';
import { recordArrivalPaid, takeArrivalOver } from './by-hand.ts';
import { deciderOf, listArrivals, matchArrival, returnArrival } from './decide.ts';
import { openAccount, ownAccount } from './open.ts';
import { readRule, setRule } from './rule.ts';

/** How often one resident has an account number opened in an hour: each asks the provider four times. */
const OPENINGS = { name: 'account-openings', points: 5, seconds: 3600 } as const;

type Calls =
  | 'ownAccount'
  | 'openAccount'
  | 'arrivals'
  | 'matchArrival'
  | 'returnArrival'
  | 'takeArrivalOver'
  | 'recordArrivalPaid'
  | 'arrivalRule'
  | 'setArrivalRule';

/** The calls about residents' own account numbers, and about money that came to one. */
export function residentAccountHandlers(deps: MoneyDeps): Pick<Handlers, Calls> {
  const openings = createLimit(deps.db, OPENINGS);
  return {
    ownAccount: async ({ person }) => ({ status: 200, data: await ownAccount(deps, person) }),
    openAccount: ({ person }) => openAccount(deps, openings, person),
    async arrivals({ input, person }) {
      const decider = deciderOf(person);
      return decider === null ? noEstate : listArrivals(deps.db, decider, input);
    },
    async matchArrival({ input, person }) {
      const decider = deciderOf(person);
      return decider === null ? noEstate : matchArrival(deps, decider, input);
    },
    async returnArrival({ input, person }) {
      const decider = deciderOf(person);
      return decider === null ? noEstate : returnArrival(deps, decider, input);
    },
    takeArrivalOver: ({ input, person }) => takeArrivalOver(deps, person, input),
    recordArrivalPaid: ({ input, person }) => recordArrivalPaid(deps, person, input),
    async arrivalRule({ person }) {
      return person.estate === null ? noEstate : readRule(deps.db, person.estate);
    },
    async setArrivalRule({ input, person }) {
      return person.estate === null ? noEstate : setRule(deps, { ...person, estate: person.estate }, input.rule);
    },
  };
}
