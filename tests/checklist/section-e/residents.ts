import type { Row } from '../rows.ts';

const MANAGED = 'tests/machines/pages/residents-managed.test.ts';
const PAGE = 'tests/machines/pages/residents.test.ts';
const PORTAL_MANAGED = 'tests/portal/estate/manage-residents.test.tsx';
const PORTAL_PAGE = 'tests/portal/shell/residents.test.tsx';
const PORTAL_UPDATE = 'tests/portal/estate/update-payment.test.tsx';
const SERVER_BALANCES = 'tests/server/administration/balances.test.ts';
const SERVER_LISTS = 'tests/server/residents/lists.test.ts';
const SERVER_RESIDENTS = 'tests/server/administration/residents.test.ts';
const SERVER_SEARCH = 'tests/server/residents/search.test.ts';
const UPDATE = 'tests/machines/flows/estate/update-payment.test.ts';

/** Section E of the checklist, residents, their apartments and what they owe: each row in short, and its proof. */
export const RESIDENTS_ROWS: readonly Row[] = [
  {
    id: 'E-001',
    says: 'Four lists, TOTAL REGISTERED first',
    proof: [PAGE, 'begin with all of them, thirty on a page, each with DETAILS'],
  },
  {
    id: 'E-002',
    says: 'RESIDENT INFO opens from the list',
    proof: [PORTAL_PAGE, 'DETAILS opens RESIDENT INFO read-only, and the way back leads to the same list'],
  },
  {
    id: 'E-003',
    says: 'RESIDENT INFO: five fields, read-only',
    proof: [PORTAL_PAGE, 'DETAILS opens RESIDENT INFO read-only, and the way back leads to the same list'],
  },
  {
    id: 'E-004',
    says: 'RESIDENT INFO shows service charge, levy and fine',
    proof: [PAGE, 'opens over the list with who it is, what is owed and what was spent, and closes again'],
  },
  {
    id: 'E-005',
    says: 'RESIDENT INFO has Update Service Payments',
    proof: [PAGE, 'opens over the list with who it is, what is owed and what was spent, and closes again'],
  },
  {
    id: 'E-006',
    says: 'estate-users; 400 is nobody',
    proof: [PAGE, 'say so where a list has nobody in it, and where the server answers 400'],
  },
  {
    id: 'E-007',
    says: 'What the resident summary says of each',
    proof: [
      SERVER_RESIDENTS,
      'the summary has every resident of the own estate with what the meter owes, and nobody else',
    ],
  },
  {
    id: 'E-008',
    says: 'What is said of a resident',
    proof: [SERVER_SEARCH, 'who is found says who it is, how to reach them, and how they stand'],
  },
  {
    id: 'E-009',
    says: 'There is no registered resident yet',
    proof: [PAGE, 'say so where a list has nobody in it, and where the server answers 400'],
  },
  {
    id: 'E-010',
    says: 'Unverified and verified residents have their columns',
    proof: [MANAGED, 'show name, meter number and registration date; the verified their status too'],
  },
  {
    id: 'E-011',
    says: 'is_verified parts the two lists',
    proof: [SERVER_LISTS, 'each list holds those whom its name says'],
  },
  {
    id: 'E-012',
    says: 'A list of all residents',
    proof: [PAGE, 'begin with all of them, thirty on a page, each with DETAILS'],
  },
  {
    id: 'E-013',
    says: 'The manageable list: search and Refresh',
    proof: [MANAGED, 'has a search by meter number, Refresh, a CSV, and in each row an occupied toggle and View'],
  },
  {
    id: 'E-014',
    says: 'It is searched by exactly that meter number',
    proof: [MANAGED, 'filters by exactly that meter number'],
  },
  {
    id: 'E-015',
    says: 'Per row an occupied toggle and View',
    proof: [MANAGED, 'has a search by meter number, Refresh, a CSV, and in each row an occupied toggle and View'],
  },
  {
    id: 'E-016',
    says: 'On 200 the list is read again, otherwise the toggle reverts',
    proof: [PORTAL_MANAGED, 'a switch that is refused goes back, and what was wrong is said'],
  },
  {
    id: 'E-017',
    says: 'update-status',
    proof: [
      SERVER_RESIDENTS,
      'an apartment that is marked unoccupied is so for everybody on its meter, and whoever is signed in stays it',
    ],
  },
  {
    id: 'E-018',
    says: 'CSV of the resident summary',
    proof: [MANAGED, 'hands out the resident summary as a CSV that a spreadsheet opens safely'],
  },
  {
    id: 'E-019',
    says: 'Update payment: choice, amount, submit',
    proof: [PORTAL_UPDATE, 'stands over RESIDENT INFO with the meter in it, and the page stays below'],
  },
  {
    id: 'E-020',
    says: 'Please Select Service Payment',
    proof: [UPDATE, 'is refused without a choice: "Please Select Service Payment"'],
  },
  {
    id: 'E-021',
    says: 'Confirm Meter names the estate',
    proof: [UPDATE, 'shows the estate the meter belongs to, its holder, and what the balance is and becomes'],
  },
  {
    id: 'E-022',
    says: 'A meter name lookup names the estate',
    proof: [SERVER_BALANCES, 'the Confirm Meter dialog is told the estate, who has the meter, and what it owes'],
  },
  {
    id: 'E-023',
    says: 'Server error! Exit and try again',
    proof: [UPDATE, 'a meter that cannot be looked up says so: "Server error! Exit and try again"'],
  },
  {
    id: 'E-024',
    says: 'update-service-payments',
    proof: [
      SERVER_BALANCES,
      'setting the %s posts the difference between meter and estate, once, with a line of the log',
    ],
  },
  {
    id: 'E-025',
    says: 'servicecharge, devlevy or fine',
    proof: [
      SERVER_BALANCES,
      'setting the %s posts the difference between meter and estate, once, with a line of the log',
    ],
  },
  {
    id: 'E-026',
    says: '200 says what the server says',
    proof: [UPDATE, 'is set to the new balance under the one that was shown, and every page reads it again'],
  },
  {
    id: 'E-027',
    says: '400 says why, or Error updating try again',
    proof: [UPDATE, 'an update that is not taken (%j) says so, and the form stays'],
  },
];
