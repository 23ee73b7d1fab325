import type { Row } from '../rows.ts';

const E2E_DOORS = 'tests/e2e/accounts/doors.spec.ts';
const MACHINES_FLOWS_ACCOUNTS_PASSWORDS = 'tests/machines/flows/accounts/passwords.test.ts';
const PORTAL_MAILED_LINKS = 'tests/portal/accounts/mailed-links.test.tsx';
const SERVER_ACCOUNTS_RESET_MAILED = 'tests/server/accounts/reset/mailed.test.ts';
const SERVER_ACCOUNTS_RESET_RESET = 'tests/server/accounts/reset/reset.test.ts';

/** Section C of the checklist, forgotten and new passwords: each row in short, and its proof. */
export const PASSWORDS_ROWS: readonly Row[] = [
  {
    id: 'C-051',
    says: '/forgot-password and its hash link',
    proof: [PORTAL_MAILED_LINKS, '%s asks for the e-mail, which must be one'],
  },
  {
    id: 'C-052',
    says: 'It asks for an e-mail',
    proof: [MACHINES_FLOWS_ACCOUNTS_PASSWORDS, 'asks for an e-mail address, which must be one'],
  },
  {
    id: 'C-053',
    says: 'forgot-password, with the bearer header where there is one',
    proof: [
      SERVER_ACCOUNTS_RESET_RESET,
      'a reset link is mailed, sets a new password once, ends every session and tells the owner',
    ],
  },
  {
    id: 'C-054',
    says: 'Succeeded is success, anything else the failure text',
    proof: [
      SERVER_ACCOUNTS_RESET_RESET,
      'the answer and what is done before it are the same whether the address has an account or not',
    ],
  },
  {
    id: 'C-055',
    says: 'The success text names the address and the spam folder',
    proof: [
      SERVER_ACCOUNTS_RESET_MAILED,
      'the running portal mails the link, keeps no copy of it, and the link sets a new password',
    ],
  },
  {
    id: 'C-056',
    says: 'The failure text says to try again later',
    proof: [
      SERVER_ACCOUNTS_RESET_RESET,
      'a network that asks for too many links, or tries too many, has to wait and is told how long',
    ],
  },
  {
    id: 'C-057',
    says: 'Resend returns to the form',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_PASSWORDS,
      'says that a link was mailed to the address and to look in the spam folder; Resend returns to the form',
    ],
  },
  {
    id: 'C-058',
    says: 'Both forms of the reset address reach the page',
    proof: [E2E_DOORS, 'who forgot the password sets a new one with the mailed link, which works once'],
  },
  {
    id: 'C-059',
    says: 'The reset page is for somebody who is not signed in',
    proof: [PORTAL_MAILED_LINKS, 'somebody who is signed in does not reach it, and is told why'],
  },
  {
    id: 'C-060',
    says: 'It has password and its repetition; empty is told',
    proof: [MACHINES_FLOWS_ACCOUNTS_PASSWORDS, "asks for it twice; nothing typed says 'No password provided.'"],
  },
  {
    id: 'C-061',
    says: 'Both must be equal, in both messages',
    proof: [
      MACHINES_FLOWS_ACCOUNTS_PASSWORDS,
      "two that differ say 'Passwords must match' at the field and \"Passwords doesn't match\" on submit",
    ],
  },
  {
    id: 'C-062',
    says: 'replace-password takes token and newpassword',
    proof: [
      SERVER_ACCOUNTS_RESET_RESET,
      'a reset link is mailed, sets a new password once, ends every session and tells the owner',
    ],
  },
  {
    id: 'C-063',
    says: "The server's message in green, then the home page",
    proof: [SERVER_ACCOUNTS_RESET_RESET, 'a refused password leaves the link for a better one'],
  },
  {
    id: 'C-064',
    says: '500 shows the long message',
    proof: [MACHINES_FLOWS_ACCOUNTS_PASSWORDS, 'a broken server says the long text too'],
  },
  {
    id: 'C-065',
    says: "Any other answer shows the server's message",
    proof: [SERVER_ACCOUNTS_RESET_RESET, 'a made-up token, an empty one and one of another purpose do not work'],
  },
];
