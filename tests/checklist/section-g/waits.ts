import type { Row } from '../rows.ts';

const DELAYS = 'tests/catalogues/delays.test.ts';
const SUBMIT_WAITS = 'tests/machines/flows/accounts/submit-waits.test.ts';

/** Section G of the checklist, waiting times: each row in short, and its proof. */
export const WAIT_ROWS: readonly Row[] = [
  {
    id: 'G-030',
    says: 'All waits in one file, each with what it is for',
    proof: [DELAYS, 'every wait says what it is for, and a machine names it'],
  },
  {
    id: 'G-031',
    says: 'swift: only reading waits stay',
    proof: [DELAYS, 'at the swift pace only what lets a person read is waited for, and as long as specified'],
  },
  { id: 'G-032', says: 'specified: every wait as listed', proof: [DELAYS, '%s (%s) waits %i ms as specified'] },
  {
    id: 'G-033',
    says: 'Machines name their delays; no component holds a number',
    proof: [DELAYS, 'no component and no machine holds a wait in numbers'],
  },
  {
    id: 'G-034',
    says: 'Skeletons show while data is really loading',
    proof: ['tests/portal/shell/loading.test.tsx', 'for a %s %s shows the shape of what is coming until it is there'],
  },
  {
    id: 'G-035',
    says: 'Data after 500 ms',
    proof: [
      'tests/machines/pages/dashboard.test.ts',
      'is a skeleton while it loads, then the data, half a second after the answer',
    ],
  },
  {
    id: 'G-036',
    says: 'Search result: 1000 ms',
    proof: ['tests/machines/pages/residents.test.ts', 'puts the meter number before the name when both are given'],
  },
  {
    id: 'G-037',
    says: 'Password and profile submit: 2 s',
    proof: [SUBMIT_WAITS, 'a new password and a profile that are submitted wait as specified'],
  },
  {
    id: 'G-038',
    says: 'Meter update: 2 s before the sign-out',
    proof: [
      'tests/machines/flows/accounts/profile.test.ts',
      'once updated says so, and when that could be read the person is signed out',
    ],
  },
  {
    id: 'G-039',
    says: 'Confirm-meter update: 2 s',
    proof: [
      'tests/machines/flows/estate/update-payment.test.ts',
      'is set to the new balance under the one that was shown, and every page reads it again',
    ],
  },
  {
    id: 'G-040',
    says: 'Result modal: 4 s after the callback',
    proof: [
      'tests/machines/assistant/pace.test.ts',
      'at the specified pace every listed wait is kept: sign-in, data, meter check, outcome',
    ],
  },
  {
    id: 'G-041',
    says: 'Pending retry: 100 ms',
    proof: [
      'tests/machines/pages/platform/pending.test.ts',
      'shows in its own row that it goes on, waits as specified, and the rows are read again',
    ],
  },
  {
    id: 'G-042',
    says: 'Post-upload reload: 2 s',
    proof: ['tests/machines/flows/uploads/upload-meters.test.ts', 'is over when its success could be read'],
  },
  {
    id: 'G-043',
    says: 'Login submit: 1 s; user login: 2 s',
    proof: [
      'tests/machines/flows/accounts/sign-in.test.ts',
      'asks for e-mail and masked password under its own title, and lets in whom the server lets in',
    ],
  },
  {
    id: 'G-044',
    says: 'Fee lookup after 1 s, applied after 0.5 s',
    proof: [
      'tests/machines/flows/storefront/public-power-checks.test.ts',
      'the look-up starts after one second and the fee is applied half a second later',
    ],
  },
  {
    id: 'G-045',
    says: 'Sign-up meter check: 0.5 s; sign-up: 2 s',
    proof: [
      'tests/machines/flows/accounts/sign-up.test.ts',
      'sends it with the estate of the meter, signs in, and says where the verification link went',
    ],
  },
  {
    id: 'G-046',
    says: 'Purchase call: 4 s after capture',
    proof: [
      'tests/machines/flows/storefront/public-power-paying.test.ts',
      'the purchase call is made four seconds after the capture, and at once after a failure',
    ],
  },
  {
    id: 'G-047',
    says: 'Contact submit: 2 s; reset submit: 2 s',
    proof: [
      SUBMIT_WAITS,
      'a password that was forgotten, and the one that is set by the mailed link, wait as specified',
    ],
  },
  {
    id: 'G-048',
    says: 'Reset success: 2 s before the redirect',
    proof: [
      'tests/machines/flows/accounts/passwords.test.ts',
      'is sent with the token of the link; the words of the server stay in green for 2 seconds, and then it is over',
    ],
  },
  {
    id: 'G-049',
    says: 'Contact success: 4 s before the form resets',
    proof: [
      'tests/machines/flows/support/contact-form.test.ts',
      'a message that was sent is thanked for in green in the words of the server; 4 seconds later the form is over',
    ],
  },
  {
    id: 'G-050',
    says: 'Category switch to the data form: 1 s',
    proof: [
      'tests/machines/flows/storefront/airtime-data.test.ts',
      'the data form opens after a second, and the way back takes none',
    ],
  },
];
