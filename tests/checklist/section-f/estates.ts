import type { Row } from '../rows.ts';

const E2E_ESTATES = 'tests/e2e/platform/estates.spec.ts';
const PORTAL_ESTATES = 'tests/portal/platform/estates.test.tsx';
const REGISTER = 'tests/machines/flows/platform/register-estate.test.ts';
const SERVER_ESTATES = 'tests/server/platform/estates.test.ts';
const SERVER_REGISTER = 'tests/server/platform/register.test.ts';
const SERVER_SPECIFIED = 'tests/server/http/specification.test.ts';

/** Section F of the checklist, estates and their administrators: each row in short, and its proof. */
export const ESTATES_ROWS: readonly Row[] = [
  {
    id: 'F-001',
    says: 'VIEW EXISTING ESTATES, REGISTER NEW ESTATES ADMIN',
    proof: [PORTAL_ESTATES, 'have the menu of the specification, three cards of real totals, a search and pages'],
  },
  {
    id: 'F-002',
    says: 'Three cards with real totals',
    proof: [SERVER_ESTATES, 'a list of the inactive has those, and the cards count all whatever is searched'],
  },
  {
    id: 'F-003',
    says: 'An estate is searched by its name',
    proof: [SERVER_ESTATES, 'an estate is found by a part of its name in any letters, and a sign stands for itself'],
  },
  {
    id: 'F-004',
    says: 'The table has pages',
    proof: [SERVER_ESTATES, 'estates have pages, and one beyond the last is empty and still says how many there are'],
  },
  {
    id: 'F-005',
    says: 'id and name, in `estates`',
    proof: [
      SERVER_ESTATES,
      'estates are listed by name, with administrators, residents, meters and what is sold there',
    ],
  },
  {
    id: 'F-006',
    says: 'The form makes an administrator',
    proof: [
      E2E_ESTATES,
      'a new estate is registered with its administrator, who signs in and runs it; another one joins it',
    ],
  },
  {
    id: 'F-007',
    says: 'POST register-estate',
    proof: [SERVER_SPECIFIED, '%s %s (%s) is in the API document, and answers'],
  },
  {
    id: 'F-008',
    says: 'Its nine fields',
    proof: [
      SERVER_REGISTER,
      'a name that no estate has is registered with its administrator, who is told by mail, signs in and runs it',
    ],
  },
  {
    id: 'F-009',
    says: 'service_ids is [1]',
    proof: [REGISTER, 'reads back that the estate is new, and sends power as its first service'],
  },
  {
    id: 'F-010',
    says: 'The messages of empty names',
    proof: [REGISTER, 'asks for everything that the specification names, in its words'],
  },
  {
    id: 'F-011',
    says: 'The messages of other empty fields',
    proof: [REGISTER, 'asks for everything that the specification names, in its words'],
  },
  {
    id: 'F-012',
    says: 'Invalid email address, Letters are not allowed',
    proof: [REGISTER, 'refuses names, addresses and numbers that are none'],
  },
  {
    id: 'F-013',
    says: 'At least two letters are expected',
    proof: [REGISTER, 'refuses names, addresses and numbers that are none'],
  },
  {
    id: 'F-014',
    says: 'Admin created, the message of a 400, or Opps! Server error',
    proof: [REGISTER, '%s: "Opps! Server error"'],
  },
  {
    id: 'F-015',
    says: 'The form is empty again',
    proof: [PORTAL_ESTATES, 'is read back, said to be done, and its form stands there empty again'],
  },
];
