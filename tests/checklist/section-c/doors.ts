import type { Row } from '../rows.ts';

const E2E_DOORS = 'tests/e2e/accounts/doors.spec.ts';
const E2E_SIGN_UP_BY_CHAT = 'tests/e2e/accounts/sign-up-by-chat.spec.ts';
const MACHINES_ASSISTANT_ACCOUNTS_WAYS_IN = 'tests/machines/assistant/accounts/ways-in.test.ts';
const MACHINES_FLOWS_ACCOUNTS_SIGN_UP = 'tests/machines/flows/accounts/sign-up.test.ts';
const PORTAL_DOORS = 'tests/portal/accounts/doors.test.tsx';
const PORTAL_MODAL = 'tests/portal/form/modal.test.tsx';
const PORTAL_SIGN_UP = 'tests/portal/accounts/sign-up.test.tsx';
const SERVER_ACCOUNTS_CONFIRM_EMAIL = 'tests/server/accounts/confirm-email.test.ts';
const SERVER_ACCOUNTS_SIGN_UP = 'tests/server/accounts/sign-up.test.ts';
const SERVER_ACCOUNTS_VERIFY_METER = 'tests/server/accounts/verify-meter.test.ts';

/** Section C of the checklist, the modal and signing up: each row in short, and its proof. */
export const DOORS_ROWS: readonly Row[] = [
  {
    id: 'C-001',
    says: 'The sign-up modal is titled "Let\'s create your account"',
    proof: [PORTAL_SIGN_UP, 'it asks eight things in their order, and helps a browser to fill them in'],
  },
  {
    id: 'C-002',
    says: 'The modal is static: neither backdrop nor keyboard closes it',
    proof: [PORTAL_MODAL, 'neither a key nor a press beside it closes it'],
  },
  {
    id: 'C-003',
    says: 'The modal offers Forgot password?',
    proof: [
      MACHINES_ASSISTANT_ACCOUNTS_WAYS_IN,
      'who forgot the password while signing in is sent a link, and is not asked for the address again',
    ],
  },
  {
    id: 'C-004',
    says: 'The modal switches between signing in and signing up',
    proof: [PORTAL_MODAL, 'it changes between signing in and signing up'],
  },
  {
    id: 'C-005',
    says: "The estates' sign-in form has e-mail, password with show and hide, SIGN IN and SIGN UP",
    proof: [PORTAL_DOORS, 'SIGN IN opens e-mail and password with a way to a new one, and can be changed for SIGN UP'],
  },
  {
    id: 'C-006',
    says: 'Forgot Password? Reset leads to /forgot-password',
    proof: [PORTAL_DOORS, 'SIGN IN opens e-mail and password with a way to a new one, and can be changed for SIGN UP'],
  },
  {
    id: 'C-007',
    says: 'A meter that an estate has opens an account',
    proof: [SERVER_ACCOUNTS_SIGN_UP, 'a resident signs up for the meter of their estate, and is signed in'],
  },
  {
    id: 'C-008',
    says: 'Sign-up asks its eight fields',
    proof: [MACHINES_FLOWS_ACCOUNTS_SIGN_UP, 'asks for role, names, e-mail, meter number, password twice and phone'],
  },
  {
    id: 'C-009',
    says: 'RESIDENT is service-user, HOME OWNER (NON-RESIDENT) is service-owner',
    proof: [SERVER_ACCOUNTS_SIGN_UP, 'who lives in an estate has its services, and an owner who does not has none'],
  },
  {
    id: 'C-010',
    says: 'Sign-up needs a valid e-mail and a password',
    proof: [MACHINES_FLOWS_ACCOUNTS_SIGN_UP, 'left empty, says of each field what is required'],
  },
  {
    id: 'C-011',
    says: 'A name needs at least two letters and no space around it',
    proof: [MACHINES_FLOWS_ACCOUNTS_SIGN_UP, '%s %j: %s'],
  },
  {
    id: 'C-012',
    says: 'Empty names are told by their messages',
    proof: [MACHINES_FLOWS_ACCOUNTS_SIGN_UP, 'left empty, says of each field what is required'],
  },
  {
    id: 'C-013',
    says: 'A meter number at sign-up has 11 to 13 digits',
    proof: [MACHINES_FLOWS_ACCOUNTS_SIGN_UP, '%s %j: %s'],
  },
  {
    id: 'C-014',
    says: 'An empty meter number is told by its message',
    proof: [MACHINES_FLOWS_ACCOUNTS_SIGN_UP, 'left empty, says of each field what is required'],
  },
  { id: 'C-015', says: 'Passwords must match', proof: [MACHINES_FLOWS_ACCOUNTS_SIGN_UP, '%s %j: %s'] },
  {
    id: 'C-016',
    says: 'Phone: letters are not allowed, and it is required',
    proof: [MACHINES_FLOWS_ACCOUNTS_SIGN_UP, '%s %j: %s'],
  },
  {
    id: 'C-017',
    says: 'Sending checks the meter and asks whose estate it is',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_SIGN_UP,
      "is looked up first, and its estate is asked about with 'Yes, continue' and 'No, try another'",
    ],
  },
  {
    id: 'C-018',
    says: 'verify-meter answers property id and estate name',
    proof: [SERVER_ACCOUNTS_VERIFY_METER, 'a meter is answered with its estate, and with nothing else of it'],
  },
  {
    id: 'C-019',
    says: 'Yes, continue posts the sign-up',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_SIGN_UP,
      'sends it with the estate of the meter, signs in, and says where the verification link went',
    ],
  },
  {
    id: 'C-020',
    says: 'No, try another returns to the form',
    proof: [
      E2E_SIGN_UP_BY_CHAT,
      'a visitor signs up by chat, takes another meter, confirms the address by the mailed link, and signs in',
    ],
  },
  {
    id: 'C-021',
    says: 'Property id 1 with the not-found flag is an invalid meter',
    proof: [SERVER_ACCOUNTS_VERIFY_METER, 'a meter that no estate has is estate 1 with a not-found flag'],
  },
  {
    id: 'C-022',
    says: 'A meter that cannot be verified is told by its message',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_SIGN_UP,
      'that cannot be looked up (%s) says "We couldn\'t verify your meter at this time, try again"',
    ],
  },
  {
    id: 'C-023',
    says: 'signup answers a token',
    proof: [SERVER_ACCOUNTS_SIGN_UP, 'a resident signs up for the meter of their estate, and is signed in'],
  },
  {
    id: 'C-024',
    says: 'The payload of signup',
    proof: [SERVER_ACCOUNTS_SIGN_UP, 'role, estate, status and verified in what is sent change nothing'],
  },
  {
    id: 'C-025',
    says: 'Signing up stores the session',
    proof: [
      E2E_SIGN_UP_BY_CHAT,
      'a visitor signs up by chat, takes another meter, confirms the address by the mailed link, and signs in',
    ],
  },
  {
    id: 'C-026',
    says: 'A 400 shows its text, another failure Opps! Server Error',
    proof: [
      SERVER_ACCOUNTS_SIGN_UP,
      'an address that has an account is refused without saying so, and is told by mail',
    ],
  },
  {
    id: 'C-027',
    says: '/confirmEmail: registered, and a link was e-mailed',
    proof: [
      E2E_DOORS,
      'the sign-up form asks whose meter it is, over itself, and the mailed link confirms the address',
    ],
  },
  {
    id: 'C-028',
    says: 'confirm-email takes the token',
    proof: [SERVER_ACCOUNTS_CONFIRM_EMAIL, 'the mailed link confirms the address once, without signing in'],
  },
];
