import type { CallAnswer, Services } from '#catalogues/calls/services.ts';

type Good<N extends 'estateBooks' | 'spendings' | 'previewSpending' | 'published'> = Extract<
  CallAnswer<N>,
  { status: 200 }
>['data'];

/** What a portal answers to what is asked of what an estate collected and spent, as data that a test can change. */
export interface BooksScript {
  estateBooks: Good<'estateBooks'>;
  spendings: Good<'spendings'>['spendings'];
  spendingHead: Good<'previewSpending'>;
  published: Good<'published'>['published'];
}

/** Two months in which something was collected, spent and taken back. */
export const GOOD_BOOKS: BooksScript = {
  estateBooks: {
    published: true,
    months: [
      { month: '2026-10', collected: 1_500_000, spent: 350_000.5 },
      { month: '2026-11', collected: 500_000, spent: 250_000 },
    ],
    services: [
      { name: 'Service Charge', amount: 1_800_000, months: [1_400_000, 400_000] },
      { name: 'Fine', amount: 200_000, months: [100_000, 100_000] },
    ],
    heads: [
      { name: 'diesel', amount: 500_000.5, months: [250_000.5, 250_000] },
      { name: 'Landscaping', amount: 100_000, months: [100_000, 0] },
    ],
    ...{ collected: 2_000_000, cash: 100_000, spent: 600_000.5, fees: 9_000, leftOut: false },
  },
  spendings: [
    {
      ...{
        id: 3,
        day: '2026-11-05',
        head: 'diesel',
        amount: -40_000,
        payee: 'Total',
        note: 'Twice',
        by: 'Ngozi Adeyemi',
      },
      ...{ at: '2026-11-06T09:00:00.000Z', takesBack: 2, takenBack: false },
    },
    {
      ...{ id: 2, day: '2026-11-05', head: 'diesel', amount: 40_000, payee: 'Total', note: '', by: 'Ngozi Adeyemi' },
      ...{ at: '2026-11-05T09:00:00.000Z', takesBack: null, takenBack: true },
    },
    {
      ...{ id: 1, day: '2026-11-04', head: 'Landscaping', amount: 100_000, payee: 'Green Hands', note: 'The gate' },
      ...{ by: null, at: '2026-11-04T09:00:00.000Z', takesBack: null, takenBack: false },
    },
  ],
  spendingHead: { head: 'diesel', isNew: false, spent: 250_000 },
  published: [],
};

type Note = (name: string, input: unknown) => void;
type Asking =
  | 'estateBooks'
  | 'exportEstateBooks'
  | 'spendings'
  | 'previewSpending'
  | 'noteSpending'
  | 'takeSpendingBack'
  | 'published'
  | 'publish';

/** The calls about what an estate collected and spent, answered from a script. */
export function scriptedBooks(script: BooksScript, note: Note): Pick<Services, Asking> {
  return {
    async estateBooks(input) {
      note('estateBooks', input);
      return { status: 200, data: script.estateBooks };
    },
    async exportEstateBooks(input) {
      note('exportEstateBooks', input);
      return { status: 200, data: { name: 'months_2026-10_2026-11.csv', base64: 'QQ==' } };
    },
    async spendings(input) {
      note('spendings', input);
      return { status: 200, data: { spendings: script.spendings, total: script.spendings.length, page: 1 } };
    },
    async previewSpending(input) {
      note('previewSpending', input);
      return { status: 200, data: script.spendingHead };
    },
    async noteSpending(input) {
      note('noteSpending', input);
      return { status: 200, data: { id: 4, message: 'Written down: ₦250,000 for Diesel on 27 Nov 2026.' } };
    },
    async takeSpendingBack(input) {
      note('takeSpendingBack', input);
      return { status: 200, data: { message: 'Taken back: ₦40,000 for Diesel.' } };
    },
    async published() {
      note('published', {});
      return { status: 200, data: { published: script.published } };
    },
    async publish(input) {
      note('publish', input);
      return { status: 200, data: { message: 'What was collected and spent: your residents see it from now on.' } };
    },
  };
}
