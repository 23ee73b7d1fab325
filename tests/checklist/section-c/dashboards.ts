import type { Row } from '../rows.ts';

const E2E_RESIDENTS = 'tests/e2e/shell/residents.spec.ts';
const MACHINES_PAGES_DASHBOARD = 'tests/machines/pages/dashboard.test.ts';
const MACHINES_PAGES_RESIDENTS = 'tests/machines/pages/residents.test.ts';
const SERVER_DASHBOARDS_CALLS = 'tests/server/dashboards/calls.test.ts';
const SERVER_RESIDENTS_SEARCH = 'tests/server/residents/search.test.ts';

/** Section C of the checklist, dashboards: each row in short, and its proof. */
export const DASHBOARDS_ROWS: readonly Row[] = [
  {
    id: 'C-104',
    says: 'The role in the token chooses the dashboard',
    proof: [MACHINES_PAGES_DASHBOARD, 'of a %s comes from %s'],
  },
  {
    id: 'C-105',
    says: 'Estate: totals with View leading to #registered-residents',
    proof: [E2E_RESIDENTS, 'an administrator finds a resident by name or by meter number, and sees DETAILS'],
  },
  {
    id: 'C-106',
    says: 'Estate: a search by name or meter number',
    proof: [MACHINES_PAGES_RESIDENTS, 'puts the meter number before the name when both are given'],
  },
  {
    id: 'C-107',
    says: 'Estate: residents with DETAILS',
    proof: [E2E_RESIDENTS, 'an administrator finds a resident by name or by meter number, and sees DETAILS'],
  },
  {
    id: 'C-108',
    says: 'A search with neither is told by its message',
    proof: [MACHINES_PAGES_RESIDENTS, 'needs a name or a meter number'],
  },
  {
    id: 'C-109',
    says: 'A meter number goes before a name',
    proof: [MACHINES_PAGES_RESIDENTS, 'puts the meter number before the name when both are given'],
  },
  {
    id: 'C-110',
    says: 'search-service-user takes term',
    proof: [SERVER_RESIDENTS_SEARCH, 'a resident is found by a part of the first or the last name, in any case'],
  },
  {
    id: 'C-111',
    says: 'Nothing found is told by its message',
    proof: [MACHINES_PAGES_RESIDENTS, 'says where nobody was found, and where it failed'],
  },
  {
    id: 'C-112',
    says: 'A failed search: Opps! Server error',
    proof: [MACHINES_PAGES_RESIDENTS, 'says where nobody was found, and where it failed'],
  },
  {
    id: 'C-113',
    says: 'Resident: the apartment status of the token',
    proof: [
      MACHINES_PAGES_DASHBOARD,
      'names the home, the estate and the meter, and the apartment status from the token',
    ],
  },
  {
    id: 'C-114',
    says: 'Owner: development levy only',
    proof: [MACHINES_PAGES_DASHBOARD, "a home owner's dashboard shows the development levy and nothing else"],
  },
  {
    id: 'C-115',
    says: 'Any other role: platform metrics',
    proof: [
      MACHINES_PAGES_DASHBOARD,
      "the platform's dashboard has its metrics: transactions, their value, estates, meters and what is pending",
    ],
  },
  {
    id: 'C-116',
    says: 'A skeleton, then the data',
    proof: [MACHINES_PAGES_DASHBOARD, 'is a skeleton while it loads, then the data, half a second after the answer'],
  },
  {
    id: 'C-117',
    says: 'A 400 is an empty state without a message',
    proof: [MACHINES_PAGES_DASHBOARD, 'is empty after a 400, and nothing is said'],
  },
  {
    id: 'C-118',
    says: "The resident's dashboard call",
    proof: [
      SERVER_DASHBOARDS_CALLS,
      'a resident sees twelve months of power, units and dues paid, fees included, and the last five tokens',
    ],
  },
  {
    id: 'C-119',
    says: "The estate's dashboard calls",
    proof: [SERVER_DASHBOARDS_CALLS, 'an administrator sees what one resident owes and bought, and no token'],
  },
  {
    id: 'C-120',
    says: 'total_registered_residents and total_meter_number',
    proof: [SERVER_DASHBOARDS_CALLS, 'an estate’s totals and sums are those of its own residents'],
  },
];
