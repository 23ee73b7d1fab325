import type { Row } from '../rows.ts';

const HOME = 'tests/portal/landing/home.test.tsx';
const LANDING = 'tests/portal/landing/landing.test.tsx';
const LANDING_MENU = 'tests/e2e/landing-menu.spec.ts';

const MENU = 'its menu has the five services and FAQ, each with what belongs to it';

/** Section B of the checklist, the landing page and /home: each row in short, and its proof. */
export const LANDING_ROWS: readonly Row[] = [
  {
    id: 'B-001',
    says: 'Every purchase form and the contact page need no account',
    proof: [LANDING_MENU, 'every purchase form and the contact page are there for a visitor who is not signed in'],
  },
  { id: 'B-002', says: '/ is the landing page with the service menu', proof: [LANDING, MENU] },
  {
    id: 'B-003',
    says: 'BUY POWER for private estates is what it begins with',
    proof: [LANDING, 'it begins with the power form of private estates'],
  },
  {
    id: 'B-004',
    says: 'Airtime & Data and Buy Internet stand in the menu with their companies',
    proof: [LANDING, MENU],
  },
  { id: 'B-005', says: 'Pay Bills stands in the menu with cable TV and travels', proof: [LANDING, MENU] },
  {
    id: 'B-006',
    says: 'Buy Power (EKEDC, IKEDC, IBEDC) opens the public power form',
    proof: [LANDING_MENU, 'each of the five entries of the landing page opens its own form, and FAQ the help articles'],
  },
  { id: 'B-007', says: 'FAQ opens the help articles', proof: [LANDING, 'FAQ opens the help articles, on every width'] },
  {
    id: 'B-008',
    says: 'On a wide screen the chosen entry switches the form at the right',
    proof: [LANDING, 'on a wide screen the chosen entry’s form stands at the right, in step with the chat'],
  },
  {
    id: 'B-009',
    says: 'On a narrow screen the entries are accordions',
    proof: [LANDING, 'on a narrow screen the entries are accordions, of which one is open at a time'],
  },
  {
    id: 'B-010',
    says: 'The footer has About, Privacy Policy and Contact',
    proof: [LANDING, 'the footer has About, Privacy Policy and Contact'],
  },
  {
    id: 'B-011',
    says: 'About and Privacy Policy are real short pages',
    proof: [LANDING, '%s is a real page, with the conversation at its foot'],
  },
  {
    id: 'B-012',
    says: 'The top navigation has its seven entries',
    proof: [LANDING, 'the top navigation has its seven entries'],
  },
  {
    id: 'B-013',
    says: 'Dashboard, Sign in and Buy Power open the sign-in modal; FAQ opens the help articles',
    proof: [LANDING, '%s opens the sign-in modal'],
  },
  { id: 'B-014', says: 'Sign up opens the sign-up modal', proof: [LANDING, 'Sign up opens the sign-up modal'] },
  {
    id: 'B-015',
    says: 'The side menu has AIRTIME, DATA and PAY BILLS',
    proof: [LANDING, 'the side menu leads to AIRTIME, DATA and PAY BILLS'],
  },
  {
    id: 'B-016',
    says: '/home has a masked meter number and an amount',
    proof: [HOME, 'the meter number takes digits only, and is masked to its last four when it is left'],
  },
  {
    id: 'B-017',
    says: 'BUY on /home opens the sign-in modal',
    proof: [HOME, 'BUY opens the sign-in modal, and the conversation keeps the wish with its amount'],
  },
];
