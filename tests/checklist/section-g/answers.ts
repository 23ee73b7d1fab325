import type { Row } from '../rows.ts';

const CLIENT = 'tests/server/http/client.test.ts';
const DASHBOARD = 'tests/machines/pages/dashboard.test.ts';
const HISTORY = 'tests/machines/pages/history/history.test.ts';
const FORMAT = 'tests/machines/kit/format.test.ts';

/** Section G of the checklist, answers, lists and formats: each row in short, and its proof. */
export const ANSWER_ROWS: readonly Row[] = [
  {
    id: 'G-007',
    says: 'All calls go to the own backend, below its address',
    proof: [CLIENT, 'goes to the portal’s own address, wherever that is; no call names another host'],
  },
  { id: 'G-008', says: '200 or 304 is success', proof: [DASHBOARD, 'takes a 304 for an answer as good as a 200'] },
  {
    id: 'G-009',
    says: '400 on a list or dashboard is empty',
    proof: [DASHBOARD, 'is empty after a 400, and nothing is said'],
  },
  {
    id: 'G-010',
    says: 'Any other answer is kept as it came',
    proof: [CLIENT, 'that is answered with %i has the whole answer as its payload'],
  },
  {
    id: 'G-011',
    says: 'A skeleton or loading state while data loads',
    proof: ['tests/portal/shell/loading.test.tsx', 'for a %s %s shows the shape of what is coming until it is there'],
  },
  {
    id: 'G-012',
    says: 'Empty or null query parameters are dropped',
    proof: [CLIENT, 'leaves out of the query what was not given, and what is null'],
  },
  {
    id: 'G-013',
    says: 'From and to are both required',
    proof: [HISTORY, 'from "%s" to "%s" says "%s", and asks for nothing'],
  },
  {
    id: 'G-014',
    says: 'asc is labelled NEWEST and puts the newest first',
    proof: [HISTORY, 'stands SORT BY with NEWEST and OLDEST, newest first until the other is chosen'],
  },
  {
    id: 'G-015',
    says: 'dsc is labelled OLDEST and puts the oldest first',
    proof: ['tests/server/histories/calls.test.ts', 'NEWEST puts the newest first and OLDEST the oldest'],
  },
  {
    id: 'G-016',
    says: 'Until the user chooses, the newest come first',
    proof: ['tests/portal/history/history-page.test.tsx', 'begins with power vending, ten on a page, the newest first'],
  },
  {
    id: 'G-017',
    says: 'Ten transactions on a page; thirty otherwise',
    proof: [
      'tests/catalogues/facts.test.ts',
      'transactions come ten on a page with one neighbour, residents thirty with two',
    ],
  },
  {
    id: 'G-018',
    says: 'One neighbouring page; two on one screen',
    proof: ['tests/portal/shell/residents.test.tsx', 'of transactions names one neighbour on each side'],
  },
  { id: 'G-019', says: 'Amounts show as NGN, compact with one decimal', proof: [FORMAT, '%i kobo on a card as %s'] },
  { id: 'G-020', says: 'Dates: short month, two digits, year', proof: [FORMAT, '%s in Lagos as %s'] },
  {
    id: 'G-021',
    says: 'Text is trimmed: At least two letters are expected',
    proof: ['tests/machines/flows/accounts/sign-up.test.ts', '%s %j: %s'],
  },
  {
    id: 'G-022',
    says: 'Phone numbers have 11 digits',
    proof: ['tests/machines/flows/storefront/airtime.test.ts', 'the number %s is answered with: %s'],
  },
  {
    id: 'G-023',
    says: 'The page reloads: the view resets, its data is fetched again',
    proof: [
      'tests/machines/flows/estate/update-payment.test.ts',
      'is set to the new balance under the one that was shown, and every page reads it again',
    ],
  },
];
