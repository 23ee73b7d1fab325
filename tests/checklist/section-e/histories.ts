import type { Row } from '../rows.ts';

const METER = 'tests/machines/pages/history/meter-of-a-payment.test.ts';
const PAGE = 'tests/machines/pages/history/estate-history.test.ts';
const PORTAL_PAGE = 'tests/portal/estate/estate-history.test.tsx';
const SERVER = 'tests/server/histories/estate.test.ts';

/** Section E of the checklist, histories of the estate and of one resident: each row in short, and its proof. */
export const HISTORIES_ROWS: readonly Row[] = [
  {
    id: 'E-028',
    says: 'The history has a menu Estate / Resident',
    proof: [PAGE, 'has an Estate / Resident menu and the four views, and begins with POWER VENDING of the estate'],
  },
  {
    id: 'E-029',
    says: 'POWER VENDING, SERVICE CHARGE, DEVELOPMENT LEVY, FINE',
    proof: [PAGE, 'has an Estate / Resident menu and the four views, and begins with POWER VENDING of the estate'],
  },
  {
    id: 'E-030',
    says: 'Four cards a view',
    proof: [PAGE, 'sums up each view: successful count and value, failed count, last date'],
  },
  {
    id: 'E-031',
    says: 'SORT BY, FROM, To, SEARCH, Refresh',
    proof: [PORTAL_PAGE, 'is sorted, searched by days and kept as a file'],
  },
  {
    id: 'E-032',
    says: 'A table, CSV EXPORT, pages of ten',
    proof: [PORTAL_PAGE, 'has the menu Estate / Resident, four views, cards, and ten rows on a page'],
  },
  {
    id: 'E-033',
    says: 'estate-admin-transactions-history',
    proof: [
      SERVER,
      'an estate’s history has the payments that were made in it, whoever made them, newest first, with the sums',
    ],
  },
  {
    id: 'E-034',
    says: 'The same of levies and of services',
    proof: [SERVER, '%s has its own payments, and no token to wait for'],
  },
  {
    id: 'E-035',
    says: 'Both answer payments, their number and their value',
    proof: [SERVER, '%s has its own payments, and no token to wait for'],
  },
  {
    id: 'E-036',
    says: 'The estate list',
    proof: [SERVER, 'the estate list has every kind of payment in one order, a page at a time'],
  },
  {
    id: 'E-037',
    says: 'The summary, of the estate or of one resident',
    proof: [SERVER, 'the summary is over every kind of payment of the estate, or of one resident in it'],
  },
  {
    id: 'E-038',
    says: 'What the summary says',
    proof: [SERVER, 'the summary is over every kind of payment of the estate, or of one resident in it'],
  },
  {
    id: 'E-039',
    says: 'What is said of a payment',
    proof: [
      SERVER,
      'a payment says who paid, what the provider and the vendor said, and of its token four digits alone',
    ],
  },
  {
    id: 'E-040',
    says: 'The meter comes as meter_number or as meterNumber',
    proof: [METER, 'the meter of a payment stands in its row, whether a history calls it meterNumber or meter_number'],
  },
  {
    id: 'E-041',
    says: 'Status text, bank response, and 00 for approved',
    proof: [SERVER, 'what was declined, returned or is still open says so'],
  },
  {
    id: 'E-042',
    says: 'A resident by name or email, then the four views',
    proof: [PORTAL_PAGE, 'whoever is found stands above the rows, in each of the four views'],
  },
  {
    id: 'E-043',
    says: 'Please enter a name or email to search',
    proof: [PAGE, 'says "Please enter a name or email to search" where nothing is given'],
  },
  {
    id: 'E-044',
    says: 'Enter a search term to find a resident',
    proof: [PAGE, 'asks whom to look for first: "Enter a search term to find a resident"'],
  },
  {
    id: 'E-045',
    says: 'User not found, please check and try again',
    proof: [PAGE, 'says "User not found, please check and try again" where nobody fits'],
  },
  {
    id: 'E-046',
    says: 'The first who is found, by their id',
    proof: [PAGE, 'shows the payments of the first who is found, by their id, and who that is'],
  },
  {
    id: 'E-047',
    says: "What is said of one resident's payment",
    proof: [
      SERVER,
      'a payment says who paid, what the provider and the vendor said, and of its token four digits alone',
    ],
  },
  {
    id: 'E-048',
    says: 'There was a server error ...',
    proof: [PAGE, 'a search that fails says so at length, and a history that fails in its own words'],
  },
  {
    id: 'E-049',
    says: 'Server error, please try again',
    proof: [PAGE, 'says so where there is nothing, and in the words of what failed'],
  },
  {
    id: 'E-050',
    says: 'Error occured and Server error',
    proof: [PAGE, 'says so where there is nothing, and in the words of what failed'],
  },
  {
    id: 'E-051',
    says: 'No transaction yet',
    proof: [PAGE, 'says so where there is nothing, and in the words of what failed'],
  },
];
