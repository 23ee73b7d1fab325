import type { Row } from '../rows.ts';

const E2E_EACH_ROLE = 'tests/e2e/accounts/each-role.spec.ts';
const MACHINES_FLOWS_ACCOUNTS_SIGN_IN = 'tests/machines/flows/accounts/sign-in.test.ts';
const PORTAL_DOORS = 'tests/portal/accounts/doors.test.tsx';
const SERVER_ACCOUNTS_DOORS = 'tests/server/accounts/doors.test.ts';
const SERVER_ACCOUNTS_SIGN_IN = 'tests/server/accounts/sign-in.test.ts';

/** Section C of the checklist, the doors: each row in short, and its proof. */
export const SIGN_IN_ROWS: readonly Row[] = [
  {
    id: 'C-029',
    says: 'login takes e-mail and password and answers a token',
    proof: [SERVER_ACCOUNTS_SIGN_IN, 'a resident signs in and the token carries the claims of the specification'],
  },
  {
    id: 'C-030',
    says: 'Three doors: the modal, /admin, /login',
    proof: [
      E2E_EACH_ROLE,
      'each of the three doors lets a role in or refuses it in its own words, and Sign out leaves nothing behind',
    ],
  },
  {
    id: 'C-031',
    says: 'Administrators come in by the same doors',
    proof: [SERVER_ACCOUNTS_DOORS, 'the door %s lets a %s in, or refuses them in its own words'],
  },
  {
    id: 'C-032',
    says: '/admin is titled ADMIN, /login Login to your account',
    proof: [PORTAL_DOORS, 'it is titled ADMIN and checks the e-mail only'],
  },
  {
    id: 'C-033',
    says: 'The login pages have e-mail, password and Submit',
    proof: [
      PORTAL_DOORS,
      'it is titled as specified and has e-mail, password and a Submit button, ready for a password manager',
    ],
  },
  {
    id: 'C-034',
    says: 'The admin form looks at the e-mail only',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_SIGN_IN,
      'the empty form of the door %s says what it misses; the admin form checks the e-mail only',
    ],
  },
  {
    id: 'C-035',
    says: 'Login e-mail: invalid, Required, Email is required',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_SIGN_IN,
      'the empty form of the door %s says what it misses; the admin form checks the e-mail only',
    ],
  },
  {
    id: 'C-036',
    says: 'Login password: No password provided., Password is required',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_SIGN_IN,
      'the empty form of the door %s says what it misses; the admin form checks the e-mail only',
    ],
  },
  {
    id: 'C-037',
    says: '/admin shows the text of a 400',
    proof: [SERVER_ACCOUNTS_DOORS, 'a wrong password at the door %s: %s'],
  },
  {
    id: 'C-038',
    says: "/admin stores a resident's session under five names",
    proof: [
      E2E_EACH_ROLE,
      'each of the three doors lets a role in or refuses it in its own words, and Sign out leaves nothing behind',
    ],
  },
  {
    id: 'C-039',
    says: '/admin takes both administrators',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_SIGN_IN,
      'asks for e-mail and masked password under its own title, and lets in whom the server lets in',
    ],
  },
  {
    id: 'C-040',
    says: '/admin shows its error to any other role',
    proof: [SERVER_ACCOUNTS_DOORS, 'the door %s lets a %s in, or refuses them in its own words'],
  },
  {
    id: 'C-041',
    says: '/admin without a token: Opps! Server error',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_SIGN_IN,
      "answers a broken server, or an answer without a token, with 'Opps! Server error'",
    ],
  },
  {
    id: 'C-042',
    says: 'The modal refuses a resident',
    proof: [SERVER_ACCOUNTS_DOORS, 'the public modal tells a resident to contact the administrator'],
  },
  {
    id: 'C-043',
    says: 'The modal takes the other roles',
    proof: [
      E2E_EACH_ROLE,
      'each of the three doors lets a role in or refuses it in its own words, and Sign out leaves nothing behind',
    ],
  },
  {
    id: 'C-044',
    says: '/login, 500 or no token: Opps! Server error',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_SIGN_IN,
      "answers a broken server, or an answer without a token, with 'Opps! Server error'",
    ],
  },
  {
    id: 'C-045',
    says: "/login shows the server's text for any other failure",
    proof: [SERVER_ACCOUNTS_DOORS, 'a wrong password at the door %s: %s'],
  },
  {
    id: 'C-046',
    says: '/login stores its names and leads to buying power',
    proof: [
      E2E_EACH_ROLE,
      'each of the three doors lets a role in or refuses it in its own words, and Sign out leaves nothing behind',
    ],
  },
  {
    id: 'C-047',
    says: 'Username or password incorrect',
    proof: [SERVER_ACCOUNTS_DOORS, 'a wrong password at the door %s: %s'],
  },
  {
    id: 'C-048',
    says: 'Email or password incorrect',
    proof: [SERVER_ACCOUNTS_DOORS, 'a wrong password at the door %s: %s'],
  },
  {
    id: 'C-049',
    says: 'A door that refuses names the one that takes',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_SIGN_IN,
      'tells somebody whom it does not admit where their account signs in, and keeps what was typed',
    ],
  },
  {
    id: 'C-050',
    says: 'The chat signs in every role by the rules of /login',
    proof: [
      SERVER_ACCOUNTS_DOORS,
      'who names no door comes in by the one of the chat, and one that does not exist is refused',
    ],
  },
];
