import type { Row } from '../rows.ts';

const E2E_UPLOADS = 'tests/e2e/uploads/uploads.spec.ts';
const PORTAL_SETTINGS = 'tests/portal/estate/settings.test.tsx';
const E2E_EACH_ROLE = 'tests/e2e/accounts/each-role.spec.ts';
const E2E_SHELL = 'tests/e2e/shell/shell.spec.ts';
const PORTAL_DUES = 'tests/portal/form/dues.test.tsx';
const PORTAL_FRAME = 'tests/portal/shell/frame.test.tsx';
const PORTAL_HISTORY = 'tests/portal/history/history-page.test.tsx';
const PORTAL_SHELL_NAVIGATION = 'tests/portal/shell/navigation.test.tsx';
const PORTAL_SHELL_PAGE_FRAME = 'tests/portal/shell/page-frame.test.tsx';
const PORTAL_SHELL_PROFILE = 'tests/portal/shell/profile.test.tsx';
const PORTAL_SHELL_RESIDENTS = 'tests/portal/shell/residents.test.tsx';
const PORTAL_SPECIFIED = 'tests/portal/words/specification.test.tsx';
const SERVER_HTTP_ROLE_MATRIX = 'tests/server/http/role-matrix.test.ts';

/** Section C of the checklist, routes, navigation and frame: each row in short, and its proof. */
export const SHELL_ROWS: readonly Row[] = [
  {
    id: 'C-079',
    says: '/dashboard is for everybody who is signed in',
    proof: [PORTAL_SHELL_NAVIGATION, 'of %s holds the pages of that role and of everybody, and no other'],
  },
  {
    id: 'C-080',
    says: '/transactionHistory',
    proof: [PORTAL_HISTORY, 'begins with power vending, ten on a page, the newest first'],
  },
  { id: 'C-081', says: '/estates', proof: [PORTAL_SPECIFIED, '%s is a screen that is built, for %s'] },
  {
    id: 'C-082',
    says: '/tables, called More',
    proof: [PORTAL_SPECIFIED, '`/tables` is labelled More, and every screen of the route table is built'],
  },
  { id: 'C-083', says: '/new-service', proof: [PORTAL_SPECIFIED, '%s is a screen that is built, for %s'] },
  { id: 'C-084', says: '/new-fee', proof: [PORTAL_SPECIFIED, '%s is a screen that is built, for %s'] },
  { id: 'C-085', says: '/pending-transactions', proof: [PORTAL_SPECIFIED, '%s is a screen that is built, for %s'] },
  {
    id: 'C-086',
    says: "/user-page is a resident's",
    proof: [PORTAL_SHELL_PROFILE, 'shows first name, last name, email and phone read-only'],
  },
  {
    id: 'C-087',
    says: "/toUpPower is a resident's",
    proof: [PORTAL_FRAME, 'an estate administrator has no Buy Power and is led away from it'],
  },
  {
    id: 'C-088',
    says: "/pay-services is a resident's",
    proof: [PORTAL_DUES, 'a payment ends in PAYMENT SUCCESSFUL and its receipt'],
  },
  {
    id: 'C-089',
    says: "/pay-devLevy is a home owner's",
    proof: [PORTAL_DUES, 'the navigation leads an owner to the levy and to the own history'],
  },
  {
    id: 'C-090',
    says: "/upload-meter-number is an estate administrator's",
    proof: [E2E_UPLOADS, 'meters from a file: the good ones are added, the others are handed out with why @desk'],
  },
  {
    id: 'C-091',
    says: "/registered-residents is an estate administrator's",
    proof: [PORTAL_SHELL_RESIDENTS, 'begin with all that are registered, thirty on a page'],
  },
  {
    id: 'C-092',
    says: "/Settings is an estate administrator's",
    proof: [PORTAL_SETTINGS, 'show the logo as it is beside the form, with the own estate chosen'],
  },
  {
    id: 'C-093',
    says: "/upload-existing-service-payments is an estate administrator's",
    proof: [
      E2E_UPLOADS,
      'payments from before the portal: one that is wrong stays out, and the same file credits nothing twice',
    ],
  },
  {
    id: 'C-094',
    says: 'The hash routes work',
    proof: [E2E_SHELL, 'fragments of older pages and of mails lead to their page'],
  },
  {
    id: 'C-095',
    says: "An unknown address: Sorry, we couldn't find this page",
    proof: [E2E_SHELL, 'an address that is no page says so and leads back, and one of another role leads home'],
  },
  {
    id: 'C-096',
    says: 'Access by role follows the route table',
    proof: [
      SERVER_HTTP_ROLE_MATRIX,
      '%s is refused without a session and to every role that it does not name, and nothing changes',
    ],
  },
  {
    id: 'C-097',
    says: 'The sidebar follows the role in the token',
    proof: [PORTAL_SHELL_NAVIGATION, 'of %s holds the pages of that role and of everybody, and no other'],
  },
  {
    id: 'C-098',
    says: "A resident sees the residents' routes and everybody's",
    proof: [PORTAL_SHELL_NAVIGATION, 'of %s holds the pages of that role and of everybody, and no other'],
  },
  {
    id: 'C-099',
    says: 'Menu entries carry their role',
    proof: [PORTAL_SHELL_NAVIGATION, 'leaves out a page that is not built yet'],
  },
  {
    id: 'C-100',
    says: "The top bar has the route's name and a greeting",
    proof: [PORTAL_SHELL_PAGE_FRAME, 'the top bar names the route and greets by first name'],
  },
  {
    id: 'C-101',
    says: 'Sign out clears local storage and goes to /',
    proof: [
      E2E_EACH_ROLE,
      'each of the three doors lets a role in or refuses it in its own words, and Sign out leaves nothing behind',
    ],
  },
  {
    id: 'C-102',
    says: 'A copyright line below the content',
    proof: [PORTAL_SHELL_PAGE_FRAME, 'a copyright line stands below the content'],
  },
  {
    id: 'C-103',
    says: 'Below 993 px the navigation is the mobile one',
    proof: [E2E_SHELL, 'below 993 px the navigation is a drawer, from there on it stands beside the page'],
  },
];
