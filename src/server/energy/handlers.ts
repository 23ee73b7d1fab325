import { BOOKS_LIMITS } from '#catalogues/books.ts';
import type { energy } from '#catalogues/calls/estate/energy.ts';
import { nairaOf } from '#catalogues/money.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { ENERGY } from '#catalogues/sentences/estate/energy.ts';
import { CSV_BEGINNING, csvLines } from '#machines/kit/writing/safe-csv.ts';
import { notYet } from '../accounts/awaiting.ts';
import { readingPublished } from '../asked-from.ts';
import { writeAudit } from '../audit.ts';
import { monthsOf } from '../billing/months.ts';
import type { BooksDeps } from '../books/handlers.ts';
import { publishedBy } from '../books/published.ts';
import { EXPORTS, type ReadingDeps } from '../histories/handlers.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, refused, tooMany } from '../http/refusals.ts';
import { type EnergyMonth, energyBalance, energyOf, kwhOf } from './balance.ts';
import { noteEnergy } from './note.ts';

/** The call by which an estate writes down what energy came in. */
export function energyHandlers(deps: BooksDeps): Pick<Handlers, 'noteEnergy'> {
  return {
    noteEnergy: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : noteEnergy(deps, { estate, id }, input),
  };
}

/** The calls that only read its balance. */
export function energyReadingHandlers({
  db,
  reading,
  clock,
}: BooksDeps & ReadingDeps): Pick<Handlers, Exclude<keyof typeof energy, 'noteEnergy'>> {
  const exports = createLimit(db, { ...EXPORTS, name: 'export-energy' });
  const deps = { db: reading, clock };
  return {
    async energyBalance({ input, person }) {
      if (person.estate === null) return noEstate;
      const toResident = person.role !== 'service-admin';
      const published = (await publishedBy(reading, person.estate.id)).includes('energy');
      const isPublished = published && (!toResident || notYet(person) === null);
      const estateId = person.estate.id;
      const read = () => energyBalance(deps, estateId, input, { isPublished, toResident });
      return isPublished ? readingPublished(read) : read();
    },
    async exportEnergy({ input, person: { estate, id: actor } }) {
      if (estate === null) return noEstate;
      const span = monthsOf(input);
      if (span === null) return refused('no-months', BOOKS.noMonths(BOOKS_LIMITS.months));
      const over = await exports.take(actor);
      if (over) return tooMany(over);
      const { months } = await energyOf(deps, estate.id, span, { published: false });
      const deed = {
        at: clock(),
        actor,
        action: 'energy-exported',
        subject: estate.name,
        estateId: estate.id,
      } as const;
      await db.transaction().execute((trx) => writeAudit(trx, { ...deed, detail: { ...input } }));
      const file = Buffer.from(CSV_BEGINNING + csvLines(linesOf(months))).toString('base64');
      return { status: 200, data: { name: `energy_${input.from}_${input.to}.csv`, base64: file } };
    },
  };
}

/** kWh and naira with two decimals; what nobody has written down is left empty. */
function linesOf(months: readonly EnergyMonth[]): readonly (readonly string[])[] {
  const { month, cameIn, sold, lost, cost, paid, unknown } = ENERGY.columns;
  const two = (value: number) => value.toFixed(2);
  return [
    [month, cameIn, sold, lost, cost, paid, unknown],
    ...months.map((one) => [
      ...[one.month, one.bill ? two(kwhOf(one.bill.hundredths)) : '', two(kwhOf(one.sold))],
      ...[one.bill ? two(kwhOf(one.bill.hundredths - one.sold)) : '', one.bill ? two(nairaOf(one.bill.cost)) : ''],
      ...[two(nairaOf(one.paid)), String(one.unknown)],
    ]),
  ];
}
