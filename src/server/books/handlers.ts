import { limitFunction } from 'p-limit';
import { BOOKS_LIMITS } from '#catalogues/books.ts';
import type { books } from '#catalogues/calls/estate/books.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import type { MonthSpan } from '#machines/kit/months.ts';
import { notYet } from '../accounts/awaiting.ts';
import { readingPublished } from '../asked-from.ts';
import { writeAudit } from '../audit.ts';
import { cashOfMonths } from '../billing/cash.ts';
import { monthsOf } from '../billing/months.ts';
import type { Exported } from '../histories/export-history.ts';
import { EXPORTED_AT_ONCE, EXPORTS, type ReadingDeps } from '../histories/handlers.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { noEstate, refused, tooMany } from '../http/refusals.ts';
import { type BooksReading, booksOf, estateBooks } from './books.ts';
import { booksCsv, cashCsv, spendingsCsv } from './csv.ts';
import { publish, publishedBy } from './published.ts';
import { type By, noteSpending, previewSpending, spendingRows, spendings, takeSpendingBack } from './spendings.ts';

type WritingCalls = 'previewSpending' | 'noteSpending' | 'takeSpendingBack' | 'published' | 'publish';

/** What writing an estate's books needs. */
export interface BooksDeps extends Omit<ReadingDeps, 'reading'> {
  readonly clock: () => Date;
}

/** How often one administrator writes a spending down in an hour. */
const NOTES = { name: 'note-spending', points: 200, seconds: 3_600 } as const;

/** The calls by which an estate writes down what it spends, and publishes. Which that is, the session says. */
export function booksHandlers(deps: BooksDeps): Pick<Handlers, WritingCalls> {
  const notes = createLimit(deps.db, NOTES);
  return {
    previewSpending: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : previewSpending(deps, estate, input),
    async noteSpending({ input, person: { estate, id } }) {
      if (estate === null) return noEstate;
      const over = await notes.take(id);
      return over ? tooMany(over) : noteSpending(deps, { estate, id }, input);
    },
    takeSpendingBack: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : takeSpendingBack(deps, { estate, id }, input),
    published: async ({ person: { estate } }) =>
      estate === null ? noEstate : { status: 200, data: { published: [...(await publishedBy(deps.db, estate.id))] } },
    publish: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : publish(deps, { estate, id }, input),
  };
}

/** The calls that only read them. */
export function booksReadingHandlers({
  db,
  reading,
  clock,
}: BooksDeps & ReadingDeps): Pick<Handlers, Exclude<keyof typeof books, WritingCalls>> {
  const deps = { db: reading, clock };
  const exports = createLimit(db, { ...EXPORTS, name: 'export-books' });
  const write = limitFunction(
    (by: By, asked: CallTaken<'exportEstateBooks'>, months: readonly string[]) =>
      exported({ db, reading, clock }, by, asked, months),
    { concurrency: EXPORTED_AT_ONCE },
  );
  return {
    async estateBooks({ input, person }) {
      if (person.estate === null) return noEstate;
      const toResident = person.role !== 'service-admin';
      const published = (await publishedBy(reading, person.estate.id)).includes('books');
      // Whoever is not confirmed yet is told of no estate.
      const isPublished = published && (!toResident || notYet(person) === null);
      const estateId = person.estate.id;
      const read = () => estateBooks(deps, estateId, input, { isPublished, toResident });
      return isPublished ? readingPublished(read) : read();
    },
    spendings: async ({ input, person: { estate } }) => (estate === null ? noEstate : spendings(deps, estate, input)),
    async exportEstateBooks({ input, person: { estate, id } }) {
      if (estate === null) return noEstate;
      const months = monthsOf(input);
      if (months === null) return refused('no-months', BOOKS.noMonths(BOOKS_LIMITS.months));
      const over = await exports.take(id);
      return over ? tooMany(over) : { status: 200, data: await write({ estate, id }, input, months) };
    },
  };
}

/** The file. Who takes an estate's spendings out of the portal is written down before they are handed over. */
async function exported(
  { db, reading, clock }: BooksDeps & ReadingDeps,
  { estate, id: actor }: By,
  { of, ...span }: CallTaken<'exportEstateBooks'>,
  months: readonly string[],
): Promise<Exported> {
  const at = clock();
  const detail = { of, ...span };
  const deed = { at, actor, action: 'books-exported', subject: estate.name, estateId: estate.id, detail } as const;
  const file = await fileOf({ db: reading, clock }, estate.id, { of, span, months });
  await db.transaction().execute((trx) => writeAudit(trx, deed));
  return file;
}

interface Wanted {
  readonly of: CallTaken<'exportEstateBooks'>['of'];
  readonly span: MonthSpan;
  readonly months: readonly string[];
}

async function fileOf(deps: BooksReading, estateId: number, { of, span, months }: Wanted): Promise<Exported> {
  if (of === 'spendings') return spendingsCsv((await spendingRows(deps.db, estateId, span, null)).rows, span);
  if (of === 'cash') return cashCsv(await cashOfMonths(deps.db, estateId, span), span);
  return booksCsv(await booksOf(deps, estateId, months, { published: false }), of, span);
}
