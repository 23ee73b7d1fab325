import { limitFunction } from 'p-limit';
import type { meterStatements } from '#catalogues/calls/own/meter-statements.ts';
import { EXPORTED_AT_ONCE, EXPORTS, type ReadingDeps } from '../histories/handlers.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import { csvOf } from './csv.ts';
import { pdfOf } from './pdf.ts';
import { meterStatement } from './statement.ts';

/** The calls about statements of account. Whose may be read, the session says. */
export function meterStatementHandlers({ db, reading }: ReadingDeps): Pick<Handlers, keyof typeof meterStatements> {
  const exports = createLimit(db, { ...EXPORTS, name: 'export-meter-statement' });
  // Drawing one takes the processor of everybody.
  const draw = limitFunction(pdfOf, { concurrency: EXPORTED_AT_ONCE });
  return {
    meterStatement: ({ input, person }) => meterStatement(reading, person, input),
    async exportMeterStatement({ input, person }) {
      const over = await exports.take(person.id);
      if (over) return tooMany(over);
      const came = await meterStatement(reading, person, input);
      if (came.status !== 200) return came;
      return { status: 200, data: await (input.as === 'pdf' ? draw : csvOf)(came.data, input) };
    },
  };
}
