import type { Row } from '../rows.ts';

const E2E_BOOKS = 'tests/e2e/platform/books.spec.ts';
const PAGE_PENDING = 'tests/machines/pages/platform/pending.test.ts';
const PORTAL_MONEY = 'tests/portal/platform/money.test.tsx';
const PORTAL_SPECIFIED = 'tests/portal/words/specification.test.tsx';
const PORTAL_WIDE = 'tests/portal/platform/portal-wide.test.tsx';
const SERVER_DASHBOARDS = 'tests/server/dashboards/calls.test.ts';
const SERVER_PENDING = 'tests/server/topups/pending.test.ts';
const SERVER_RETRY = 'tests/server/topups/retry.test.ts';
const SERVER_SPECIFIED = 'tests/server/http/specification.test.ts';
const SERVER_TOPUPS = 'tests/server/reports/topups.test.ts';

/** Section F of the checklist, stuck payments, figures and tables: each row in short, and its proof. */
export const MONEY_ROWS: readonly Row[] = [
  {
    id: 'F-034',
    says: 'FROM, To, Transaction Reference and Refresh',
    proof: [PORTAL_MONEY, 'are searched by FROM, To and Transaction Reference, and read again'],
  },
  {
    id: 'F-035',
    says: 'The newest first',
    proof: [
      SERVER_PENDING,
      'the newest come first, ten a page, and a search finds by day in Lagos and by a part of any reference',
    ],
  },
  {
    id: 'F-036',
    says: 'Retry in each row, with its spinner',
    proof: [PORTAL_MONEY, 'Retry turns in its own row, and its reason is said'],
  },
  {
    id: 'F-037',
    says: 'Ten columns',
    proof: [PORTAL_MONEY, 'stand under the ten columns of the specification'],
  },
  {
    id: 'F-038',
    says: 'No transaction yet',
    proof: [PORTAL_MONEY, 'where there are none: "No transaction yet"'],
  },
  {
    id: 'F-039',
    says: 'GET pending-topup-transactions; what is blank is dropped',
    proof: [PAGE_PENDING, 'are searched by days and by reference, together too; what is blank is not sent'],
  },
  {
    id: 'F-040',
    says: 'The fields of a row',
    proof: [
      SERVER_PENDING,
      'a stuck order has every field: who paid what, what was sent, what the vendor said, and when it is looked at again',
    ],
  },
  {
    id: 'F-041',
    says: 'GET retry-topup; the reason or the token is shown',
    proof: [PAGE_PENDING, 'that comes to a token shows it; one that does not says the reason'],
  },
  {
    id: 'F-042',
    says: 'Retry unsuccessful',
    proof: [PAGE_PENDING, 'that the server refuses without words is unsuccessful'],
  },
  {
    id: 'F-043',
    says: 'The message of a slow network',
    proof: [PORTAL_MONEY, 'without an answer it says what the specification says'],
  },
  {
    id: 'F-044',
    says: 'A retry is safe to repeat',
    proof: [
      SERVER_RETRY,
      'a top-up that has its token answers with it, however often it is retried, and vends nothing',
    ],
  },
  {
    id: 'F-045',
    says: 'A retry asks first',
    proof: [
      SERVER_RETRY,
      "a retry asks first, and sends again only when the vendor has said 'unknown reference' twice, 5 seconds apart",
    ],
  },
  {
    id: 'F-046',
    says: 'GET dashboard-netplus-admin',
    proof: [SERVER_SPECIFIED, '%s %s (%s) is in the API document, and answers'],
  },
  {
    id: 'F-047',
    says: 'transactionsSummary',
    proof: [
      SERVER_DASHBOARDS,
      'the platform’s totals are what its months sum up to, while all of it is within twelve months',
    ],
  },
  {
    id: 'F-048',
    says: '/transactionHistory is the resident-search history',
    proof: [
      E2E_BOOKS,
      'a resident of any estate is found on the dashboard, and all of the payments are kept as Transactions.csv',
    ],
  },
  {
    id: 'F-049',
    says: 'GET topups, a list in req',
    proof: [
      SERVER_TOPUPS,
      'every delivered order of the days is listed with all its figures, and none that is stuck or was paid back',
    ],
  },
  {
    id: 'F-050',
    says: '/tables names every table',
    proof: [PORTAL_WIDE, 'names every table that a platform administrator may open, and leads there'],
  },
  {
    id: 'F-051',
    says: '/maps is a page called Google Maps',
    proof: [PORTAL_SPECIFIED, '%s is a screen that is built, for %s'],
  },
];
