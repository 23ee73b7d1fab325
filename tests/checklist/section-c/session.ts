import type { Row } from '../rows.ts';

const E2E_DOORS = 'tests/e2e/accounts/doors.spec.ts';
const E2E_EACH_ROLE = 'tests/e2e/accounts/each-role.spec.ts';
const E2E_SESSIONS = 'tests/e2e/accounts/sessions.spec.ts';
const E2E_SHELL = 'tests/e2e/shell/shell.spec.ts';
const SERVER_ACCOUNTS_SIGN_IN = 'tests/server/accounts/sign-in.test.ts';
const SERVER_ESTATES_CALLS = 'tests/server/estates/calls.test.ts';
const SERVER_HTTP_ROLE_MATRIX = 'tests/server/http/role-matrix.test.ts';

/** Section C of the checklist, session, token and storage: each row in short, and its proof. */
export const SESSION_ROWS: readonly Row[] = [
  {
    id: 'C-066',
    says: 'The eight names in local storage',
    proof: [
      E2E_EACH_ROLE,
      'a resident who signs in at /admin has every name of a session kept, and a fee that was looked up goes with them',
    ],
  },
  {
    id: 'C-067',
    says: "The token's claims: role, status, address, exp",
    proof: [SERVER_ACCOUNTS_SIGN_IN, 'a resident signs in and the token carries the claims of the specification'],
  },
  {
    id: 'C-068',
    says: 'First name, e-mail and meter number of the token',
    proof: [SERVER_ACCOUNTS_SIGN_IN, 'a resident signs in and the token carries the claims of the specification'],
  },
  {
    id: 'C-069',
    says: 'An expired token is removed on load, and the visitor is at the root',
    proof: [E2E_SESSIONS, 'a token whose time has passed is removed on load with all beside it, and leads to the root'],
  },
  {
    id: 'C-070',
    says: 'Protected calls carry the bearer token',
    proof: [
      SERVER_HTTP_ROLE_MATRIX,
      '%s is refused without a session and to every role that it does not name, and nothing changes',
    ],
  },
  {
    id: 'C-071',
    says: 'Protected routes need a sign-in or a good token',
    proof: [E2E_DOORS, 'a protected address signed out is the landing page, and the page itself after signing in'],
  },
  {
    id: 'C-072',
    says: 'Otherwise the landing page with its menu shows',
    proof: [E2E_DOORS, 'a protected address signed out is the landing page, and the page itself after signing in'],
  },
  {
    id: 'C-073',
    says: '/ leads somebody who is signed in to /dashboard',
    proof: [E2E_SESSIONS, '/ and /home of somebody who is signed in are the dashboard, in another tab as well'],
  },
  {
    id: 'C-074',
    says: 'properties needs no sign-in and is kept',
    proof: [SERVER_ESTATES_CALLS, 'anybody is told every estate by name, and nothing else about it'],
  },
  { id: 'C-075', says: 'The four roles', proof: [SERVER_HTTP_ROLE_MATRIX, '%s is open to every role that it names'] },
  {
    id: 'C-076',
    says: 'The logo of the own estate, 200 or 304',
    proof: [SERVER_ESTATES_CALLS, 'a resident and an administrator see the logo of their own estate'],
  },
  {
    id: 'C-077',
    says: "Residents and estate administrators see the estate's logo, others ours",
    proof: [E2E_SHELL, 'who lives in an estate or runs it sees its logo, anybody else the portal’s own mark'],
  },
  {
    id: 'C-078',
    says: 'get-estate and get-properties exist',
    proof: [
      SERVER_ESTATES_CALLS,
      'everybody of an estate is told which it is, and the platform administrator that there is none',
    ],
  },
];
