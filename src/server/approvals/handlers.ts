import type { approvals } from '#catalogues/calls/estate/approvals.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, tooMany } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import type { Asker } from './ask.ts';
import { askBalance, type EstateAsker, previewBalance, readBalanceLimit, setBalanceLimit } from './balances.ts';
import { decide } from './decide.ts';
import { type ApprovalDeps, officeOf } from './deps.ts';
import { askRefund, previewRefund } from './refunds.ts';
import { approvalPage } from './rows.ts';

/** Requests that one person makes in an hour: each mails everybody who could agree. */
const ASKED = { name: 'approvals-asked', points: 30, seconds: 3_600 } as const;

/** The calls about what two people do: of the own estate, or of the platform, whatever is asked. */
export function approvalHandlers(deps: ApprovalDeps): Pick<Handlers, keyof typeof approvals> {
  const limit = createLimit(deps.db, ASKED);
  return {
    async approvals({ input, person }) {
      const asker = askerOf(person);
      return asker === null ? noEstate : approvalPage(deps, asker.office, asker.id, input);
    },
    async previewBalanceApproval({ input, person }) {
      const asker = estateAskerOf(person);
      return asker === null ? noEstate : previewBalance(deps, asker, input);
    },
    async askBalanceApproval({ input, person }) {
      const asker = estateAskerOf(person);
      if (asker === null) return noEstate;
      const over = await limit.take(person.id);
      return over === null ? askBalance(deps, asker, input) : tooMany(over);
    },
    async balanceLimit({ person }) {
      const asker = estateAskerOf(person);
      return asker === null ? noEstate : readBalanceLimit(deps, asker);
    },
    async setBalanceLimit({ input, person }) {
      const asker = estateAskerOf(person);
      if (asker === null) return noEstate;
      const over = await limit.take(person.id);
      return over === null ? setBalanceLimit(deps, asker, input) : tooMany(over);
    },
    async previewRefundApproval({ input, person }) {
      const asker = askerOf(person);
      return asker === null ? noEstate : previewRefund(deps, asker, input);
    },
    async askRefundApproval({ input, person }) {
      const asker = askerOf(person);
      if (asker === null) return noEstate;
      const over = await limit.take(person.id);
      return over === null ? askRefund(deps, asker, input) : tooMany(over);
    },
    async decideApproval({ input, person }) {
      const asker = askerOf(person);
      return asker === null ? noEstate : decide(deps, asker, input);
    },
  };
}

function askerOf(person: Person): Asker | null {
  const office = officeOf(person);
  return office === undefined ? null : { id: person.id, name: `${person.firstName} ${person.lastName}`.trim(), office };
}

function estateAskerOf(person: Person): EstateAsker | null {
  const asker = askerOf(person);
  return asker === null || person.estate === null ? null : { ...asker, estate: person.estate };
}
