import type { Row } from '../rows.ts';

const CALLS = 'tests/server/histories/calls.test.ts';
const E2E_PAGE = 'tests/e2e/histories/page.spec.ts';
const NAVIGATION = 'tests/portal/shell/navigation.test.tsx';
const PAGE = 'tests/machines/pages/history/history.test.ts';
const PORTAL_PAGE = 'tests/portal/history/history-page.test.tsx';
const SERVER_PLATFORM = 'tests/server/histories/platform.test.ts';

/** Section D of the checklist, own histories, receipts and files: each row in short, and its proof. */
export const HISTORIES_ROWS: readonly Row[] = [
  {
    id: 'D-024',
    says: '/transactionHistory is for residents and owners',
    proof: [NAVIGATION, 'of %s holds the pages of that role and of everybody, and no other'],
  },
  {
    id: 'D-025',
    says: 'Views are switched by a menu, not by addresses',
    proof: [PORTAL_PAGE, 'its views are a menu: the address stays as it is'],
  },
  {
    id: 'D-026',
    says: 'A resident has four views, power first',
    proof: [PAGE, 'of a resident are power, service charge, levy and fine, and power is shown first'],
  },
  {
    id: 'D-027',
    says: 'Anybody else has the levy alone',
    proof: [PAGE, 'of a home owner are the development levy alone'],
  },
  {
    id: 'D-028',
    says: 'transactions-history, with an optional query',
    proof: [CALLS, 'a resident’s history begins with power, newest first, with the summary of all of it'],
  },
  {
    id: 'D-029',
    says: 'get-user-devlevy-transactions: an array',
    proof: [CALLS, 'levies, fines and services come as arrays too'],
  },
  {
    id: 'D-030',
    says: 'The same of fines and services',
    proof: [CALLS, 'levies, fines and services come as arrays too'],
  },
  { id: 'D-031', says: 'What a payment of dues says', proof: [CALLS, 'the view %s has its own payments'] },
  {
    id: 'D-032',
    says: 'The page and its sums',
    proof: [CALLS, 'a resident’s history begins with power, newest first, with the summary of all of it'],
  },
  {
    id: 'D-033',
    says: 'Failed transactions and the last date',
    proof: [CALLS, 'a resident’s history begins with power, newest first, with the summary of all of it'],
  },
  {
    id: 'D-034',
    says: 'RECEIPT has a Download that builds a PDF',
    proof: [E2E_PAGE, 'a resident narrows and sorts the own history, and its files are what it shows'],
  },
  {
    id: 'D-035',
    says: 'electricity_bill_transactions.csv, service_charge.csv',
    proof: [E2E_PAGE, 'a resident narrows and sorts the own history, and its files are what it shows'],
  },
  {
    id: 'D-036',
    says: 'development_levy.csv, fine.csv',
    proof: [E2E_PAGE, 'a resident narrows and sorts the own history, and its files are what it shows'],
  },
  {
    id: 'D-037',
    says: 'Transactions.csv',
    proof: [
      SERVER_PLATFORM,
      'payments of every kind are exported as Transactions.csv, those of a view under its own name',
    ],
  },
];
