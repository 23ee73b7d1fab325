import type { Access } from './roles.ts';

/** Icons that stand for a route or a service (DESIGN-TOKENS, Icons). */
export type RouteIcon =
  | 'home'
  | 'bolt'
  | 'building'
  | 'bank'
  | 'history'
  | 'user'
  | 'users'
  | 'settings'
  | 'upload'
  | 'table'
  | 'clock'
  | 'receipt'
  | 'help';

/** A screen of the signed-in portal (S1 section 2). */
export interface Route {
  readonly path: `/${string}`;
  readonly label: string;
  readonly icon: RouteIcon;
  readonly access: Access;
  /** The flow the screen is a page of. */
  readonly flow?: string;
  /** Entries of one group stand together in the navigation. */
  readonly group: 'own' | 'estate' | 'platform';
  /** False while the screen does not exist yet: the navigation leaves it out. */
  readonly built: boolean;
}

/** The route table of S1 section 2, in the order of the navigation. */
export const ROUTES: readonly Route[] = [
  { path: '/dashboard', label: 'Dashboard', icon: 'home', access: 'signed-in', group: 'own', built: true },
  {
    path: '/toUpPower',
    label: 'Buy Power',
    icon: 'bolt',
    access: ['service-user'],
    flow: 'buy-power',
    group: 'own',
    built: true,
  },
  {
    path: '/pay-services',
    label: 'Pay for Services',
    icon: 'building',
    access: ['service-user'],
    group: 'own',
    built: false,
  },
  {
    path: '/pay-devLevy',
    label: 'Pay Development Levy',
    icon: 'bank',
    access: ['service-owner'],
    group: 'own',
    built: false,
  },
  {
    path: '/transactionHistory',
    label: 'Transaction history',
    icon: 'history',
    access: 'signed-in',
    group: 'own',
    built: false,
  },
  { path: '/user-page', label: 'Profile', icon: 'user', access: ['service-user'], group: 'own', built: false },
  {
    path: '/registered-residents',
    label: 'Registered residents',
    icon: 'users',
    access: ['service-admin'],
    group: 'estate',
    built: false,
  },
  {
    path: '/upload-meter-number',
    label: 'Upload meter numbers',
    icon: 'upload',
    access: ['service-admin'],
    group: 'estate',
    built: false,
  },
  {
    path: '/upload-existing-service-payments',
    label: 'Upload existing payments',
    icon: 'upload',
    access: ['service-admin'],
    group: 'estate',
    built: false,
  },
  { path: '/Settings', label: 'Settings', icon: 'settings', access: ['service-admin'], group: 'estate', built: false },
  { path: '/estates', label: 'Estates', icon: 'building', access: ['netplus-admin'], group: 'platform', built: false },
  {
    path: '/new-service',
    label: 'New service',
    icon: 'receipt',
    access: ['netplus-admin'],
    group: 'platform',
    built: false,
  },
  {
    path: '/new-fee',
    label: 'Convenience fee',
    icon: 'receipt',
    access: ['netplus-admin'],
    group: 'platform',
    built: false,
  },
  {
    path: '/pending-transactions',
    label: 'Pending transactions',
    icon: 'clock',
    access: ['netplus-admin'],
    group: 'platform',
    built: false,
  },
  { path: '/tables', label: 'More', icon: 'table', access: ['netplus-admin'], group: 'platform', built: false },
];

/** An entry of the landing page's service menu; choosing it says or opens something (S3 section 2). */
export interface MenuEntry {
  readonly label: string;
  readonly detail: string;
  readonly icon: RouteIcon;
  readonly action: { readonly open: string } | { readonly say: string };
  /** What can be written instead. */
  readonly examples: readonly { readonly say: string; readonly label: string }[];
}

/** The services of the landing page that can be used today. */
export const LANDING_MENU: readonly MenuEntry[] = [
  {
    label: 'Buy Power',
    detail: 'Private estates',
    icon: 'bolt',
    action: { open: 'buy-power' },
    examples: [
      { say: 'buy power 2000', label: '₦2,000' },
      { say: 'buy power 5000', label: '₦5,000' },
      { say: 'buy power 10000', label: '₦10,000' },
    ],
  },
  {
    label: 'Your account',
    detail: 'Residents, owners, administrators',
    icon: 'user',
    action: { open: 'sign-in' },
    examples: [{ say: 'sign in', label: 'Sign in' }],
  },
  {
    label: 'Help',
    detail: 'Short answers, no account needed',
    icon: 'help',
    action: { say: 'help' },
    examples: [
      { say: 'help', label: 'What can I do here?' },
      { say: 'how much is the fee?', label: 'How much is the fee?' },
    ],
  },
];

/** Sentences the landing page offers to try, with what each does. */
export const LANDING_EXAMPLES = [
  { say: 'buy power 5000', detail: '₦5,000 of power for your meter' },
  { say: 'how much is the fee?', detail: 'asked beside anything else' },
  { say: 'sign in', detail: 'your password stays masked' },
] as const;
