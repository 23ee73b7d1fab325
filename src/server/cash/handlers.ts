import { limitFunction } from 'p-limit';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, tooMany } from '../http/refusals.ts';
import type { Person } from '../person.ts';
import type { CashDeps } from './deps.ts';
import { cashPayments, cashReceipt } from './payments.ts';
import { previewCash, recordCash, takeCashBack } from './record.ts';

/** How often one administrator writes cash down in an hour. */
const RECORDS = { name: 'record-cash', points: 300, seconds: 3_600 } as const;
/** How often somebody has a receipt drawn in ten minutes. */
const DRAWINGS = { name: 'cash-receipt', points: 30, seconds: 600 } as const;

/** The calls about what an estate was paid in cash. Which estate that is, the session says. */
export function cashHandlers(
  deps: CashDeps,
): Pick<Handlers, 'cashPayments' | 'previewCash' | 'recordCash' | 'takeCashBack' | 'cashReceipt'> {
  const records = createLimit(deps.db, RECORDS);
  const drawings = createLimit(deps.db, DRAWINGS);
  // Drawing one takes the processor of everybody.
  const draw = limitFunction((person: Person, id: number) => cashReceipt(deps.db, person, id), { concurrency: 2 });
  return {
    cashPayments: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : cashPayments(deps.db, estate, input),
    previewCash: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : previewCash(deps, estate, input),
    async recordCash({ input, person: { estate, id } }) {
      if (estate === null) return noEstate;
      const over = await records.take(id);
      return over ? tooMany(over) : recordCash(deps, { estate, id }, input);
    },
    takeCashBack: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : takeCashBack(deps, { estate, id }, input),
    async cashReceipt({ input, person }) {
      const over = await drawings.take(person.id);
      return over ? tooMany(over) : draw(person, input.id);
    },
  };
}
