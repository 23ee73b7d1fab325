import { MESSAGES } from './messages.ts';
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
  | 'help'
  | 'phone'
  | 'globe'
  | 'tv'
  | 'mail';

/** An entry of a page's own menu: a list, or a flow's form. */
export interface RouteView {
  readonly name: string;
  /** In the words of the specification's menu, where it has one (S2 section 2). */
  readonly label: string;
  readonly flow?: string;
  /** What its form takes for some of its fields; where that is one answer it is not asked. */
  readonly given?: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** True: another page has this form too, and is where the conversation leads to. */
  readonly lent?: true;
}

/** A screen of the signed-in portal (S1 section 2). */
export interface Route {
  readonly path: `/${string}`;
  readonly label: string;
  readonly icon: RouteIcon;
  readonly access: Access;
  /** The flow the screen is a page of. */
  readonly flow?: string;
  /** Flows that its page shows over itself, so that it is not left for them. */
  readonly over?: readonly string[];
  /** Flows whose forms its page has a place for, where it is for that. */
  readonly within?: readonly string[];
  /** The menu of its page, the first shown first; the others stand in the address as `view`. */
  readonly views?: readonly [RouteView, ...RouteView[]];
  /** What its tables hold; absent where it has none. */
  readonly holds?: string;
  /** A page that takes the whole pane, the composer docked below (DESIGN, Frame); else the conversation and its canvas. */
  readonly page?:
    | 'dashboard'
    | 'profile'
    | 'residents'
    | 'history'
    | 'upload'
    | 'settings'
    | 'audit-log'
    | 'estates'
    | 'services'
    | 'fees'
    | 'pending'
    | 'reconciliation'
    | 'requests'
    | 'tickets'
    | 'platform-settings'
    | 'tables'
    | 'maps';
  /** True: the navigation says how much there is that was not read. */
  readonly counted?: true;
  /** True: the navigation does not name it. */
  readonly unlisted?: true;
  /** Entries of one group stand together in the navigation. */
  readonly group: 'own' | 'estate' | 'platform';
  /** False while the screen does not exist yet: the navigation leaves it out. */
  readonly built: boolean;
}

/** The route table of S1 section 2, in the order of the navigation. */
export const ROUTES: readonly Route[] = [
  {
    path: '/dashboard',
    label: 'Dashboard',
    icon: 'home',
    access: 'signed-in',
    page: 'dashboard',
    over: ['update-payment', 'verify-resident'],
    group: 'own',
    built: true,
  },
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
    flow: 'pay-services',
    group: 'own',
    built: true,
  },
  {
    path: '/pay-devLevy',
    label: 'Pay Development Levy',
    icon: 'bank',
    access: ['service-owner'],
    flow: 'pay-dev-levy',
    group: 'own',
    built: true,
  },
  {
    path: '/transactionHistory',
    label: 'Transaction history',
    icon: 'history',
    // An administrator's is that of the estate, the platform's that of whoever is searched (S2 section 2).
    access: ['service-user', 'service-owner', 'service-admin', 'netplus-admin'],
    page: 'history',
    holds: 'The payments of one resident, once you have searched them.',
    group: 'own',
    built: true,
  },
  {
    path: '/tickets',
    label: 'Tickets',
    icon: 'mail',
    // A person's own, an administrator's those of the estate, the platform's all.
    access: 'signed-in',
    page: 'tickets',
    over: ['close-ticket'],
    within: ['reply-ticket'],
    holds: 'What people have written to support, with every answer.',
    counted: true,
    group: 'own',
    built: true,
  },
  {
    path: '/user-page',
    label: 'Profile',
    icon: 'user',
    access: ['service-user'],
    page: 'profile',
    group: 'own',
    built: true,
  },
  {
    path: '/maps',
    label: 'Google Maps',
    icon: 'globe',
    access: 'signed-in',
    page: 'maps',
    unlisted: true,
    group: 'own',
    built: true,
  },
  {
    path: '/registered-residents',
    label: 'Registered residents',
    icon: 'users',
    access: ['service-admin'],
    page: 'residents',
    over: ['update-payment', 'verify-resident'],
    group: 'estate',
    built: true,
  },
  {
    path: '/upload-meter-number',
    label: 'Upload meter numbers',
    icon: 'upload',
    access: ['service-admin'],
    flow: 'upload-meters',
    page: 'upload',
    group: 'estate',
    built: true,
  },
  {
    path: '/upload-existing-service-payments',
    label: 'Upload existing payments',
    icon: 'receipt',
    access: ['service-admin'],
    flow: 'upload-payments',
    page: 'upload',
    group: 'estate',
    built: true,
  },
  {
    path: '/development-levies',
    label: 'Development levies',
    icon: 'bank',
    access: ['service-admin'],
    flow: 'upload-dev-levy',
    page: 'upload',
    group: 'estate',
    built: true,
  },
  {
    path: '/Settings',
    label: 'Settings',
    icon: 'settings',
    access: ['service-admin'],
    flow: 'edit-logo',
    page: 'settings',
    group: 'estate',
    built: true,
  },
  {
    path: '/audit-log',
    label: 'Activity log',
    icon: 'clock',
    access: ['service-admin', 'netplus-admin'],
    page: 'audit-log',
    holds: 'What was changed, by whom and when, in all estates or in one.',
    group: 'estate',
    built: true,
  },
  {
    path: '/estates',
    label: 'Estates',
    icon: 'building',
    access: ['netplus-admin'],
    page: 'estates',
    views: [
      { name: 'estates', label: MESSAGES.viewEstates },
      { name: 'register', label: MESSAGES.registerEstateAdmin, flow: 'register-estate' },
    ],
    over: ['set-estate-active'],
    holds: 'Every estate with its administrators, residents and meters.',
    group: 'platform',
    built: true,
  },
  {
    path: '/new-service',
    label: 'New service',
    icon: 'receipt',
    access: ['netplus-admin'],
    page: 'services',
    views: [
      { name: 'enable', label: MESSAGES.enableAService, flow: 'enable-service' },
      { name: 'create', label: MESSAGES.createNewService, flow: 'create-service' },
    ],
    over: ['enable-service', 'disable-service'],
    holds: 'The services that estates are paid by the month.',
    group: 'platform',
    built: true,
  },
  {
    path: '/new-fee',
    label: 'Convenience fee',
    icon: 'receipt',
    access: ['netplus-admin'],
    page: 'fees',
    views: [
      { name: 'create', label: MESSAGES.createNewFee, flow: 'create-fee' },
      {
        name: 'request',
        label: MESSAGES.requestNewFee,
        flow: 'make-request',
        given: { kind: ['new-fee', 'enable-service'] },
        lent: true,
      },
    ],
    over: ['enable-service', 'disable-service', 'set-provider-fee'],
    holds: 'The fees of estates, and the convenience fee of every provider.',
    group: 'platform',
    built: true,
  },
  {
    path: '/pending-transactions',
    label: 'Pending transactions',
    icon: 'clock',
    access: ['netplus-admin'],
    page: 'pending',
    over: ['retry-topup', 'refund-topup'],
    holds: 'Payments that were captured and not delivered yet, to retry or to refund.',
    group: 'platform',
    built: true,
  },
  {
    path: '/reconciliation',
    label: 'Reconciliation',
    icon: 'bank',
    access: ['netplus-admin'],
    page: 'reconciliation',
    holds: 'Every difference between our books, the payment provider’s and the vendor’s.',
    group: 'platform',
    built: true,
  },
  {
    path: '/requests',
    label: 'Requests',
    icon: 'help',
    access: ['service-admin', 'netplus-admin'],
    page: 'requests',
    views: [
      { name: 'requests', label: 'Requests' },
      {
        name: 'fee',
        label: MESSAGES.requestNewFee,
        flow: 'make-request',
        given: { kind: ['new-fee', 'enable-service'] },
      },
      { name: 'service', label: MESSAGES.requestNewService, flow: 'make-request', given: { kind: ['new-service'] } },
      { name: 'estate', label: MESSAGES.requestNewEstate, flow: 'make-request', given: { kind: ['new-estate'] } },
    ],
    over: ['answer-request'],
    holds: 'What administrators have asked for, and what became of it.',
    group: 'platform',
    built: true,
  },
  {
    path: '/platform-settings',
    label: 'Platform settings',
    icon: 'settings',
    access: ['netplus-admin'],
    page: 'platform-settings',
    over: ['set-notice', 'pause-sales'],
    group: 'platform',
    built: true,
  },
  {
    path: '/tables',
    label: 'More',
    icon: 'table',
    access: ['netplus-admin'],
    page: 'tables',
    group: 'platform',
    built: true,
  },
];

/** A page of the storefront: a flow as its form, beside the conversation (S3 section 2.1). */
export interface StorePage {
  readonly path: `/${string}`;
  readonly title: string;
  readonly flow: string;
}

/** The storefront's pages; the wizard is linked from Pay Bills and the landing page (DECISIONS 26). */
export const STORE_PAGES: readonly StorePage[] = [
  { path: '/airtime', title: 'BUY AIRTIME', flow: 'airtime-page' },
  { path: '/data', title: 'BUY INTERNET', flow: 'internet-page' },
  { path: '/pay-bills', title: 'PAY BILLS', flow: 'pay-bills' },
  { path: '/pay-bills/wizard', title: 'CABLE TV AND POWER', flow: 'bill-wizard' },
];

/** The left side menu (S3 section 2.2). */
export const SIDE_MENU = [
  { label: 'AIRTIME', to: '/airtime', icon: 'phone' },
  { label: 'DATA', to: '/data', icon: 'globe' },
  { label: 'PAY BILLS', to: '/pay-bills', icon: 'tv' },
] as const satisfies readonly { label: string; to: string; icon: RouteIcon }[];

/** The top navigation of the storefront (S3 section 2.2): where each entry leads, or which modal it opens. */
export const TOP_NAVIGATION = [
  { label: 'Dashboard', opens: 'sign-in' },
  { label: 'Sign in', opens: 'sign-in' },
  { label: 'Sign up', opens: 'sign-up' },
  { label: 'Buy Power', opens: 'sign-in' },
  { label: 'Airtime', to: '/airtime' },
  { label: 'Pay Bills', to: '/pay-bills' },
  { label: 'FAQ', to: '/help' },
] as const;

/** The footer's links (S3 section 2.2, DECISIONS: real short pages). */
export const FOOTER_LINKS = [
  { label: 'About', to: '/about' },
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Contact', to: '/contact' },
] as const;

/** An entry of the landing page's service menu (S3 section 2.2); choosing it shows its form. */
export interface MenuEntry {
  readonly label: string;
  readonly detail: string;
  readonly icon: RouteIcon;
  /** A flow's form, the private estates' own form, or another page. */
  readonly shows: { readonly flow: string } | { readonly form: 'estate-power' } | { readonly to: string };
  /** What can be written instead. */
  readonly examples: readonly { readonly say: string; readonly label: string }[];
}

/** The landing page's service menu, in its order; the first is what the page begins with. */
export const LANDING_MENU: readonly MenuEntry[] = [
  {
    label: 'BUY POWER',
    detail: 'Private estates',
    icon: 'bolt',
    shows: { form: 'estate-power' },
    examples: [
      { say: 'buy power 2000', label: '₦2,000' },
      { say: 'buy power 5000', label: '₦5,000' },
      { say: 'buy power 10000', label: '₦10,000' },
    ],
  },
  {
    label: 'Airtime & Data',
    detail: 'MTN, GLO, AIRTEL, 9MOBILE',
    icon: 'phone',
    shows: { flow: 'airtime' },
    examples: [
      { say: 'mtn 500 airtime', label: 'MTN ₦500' },
      { say: 'glo 1gb', label: 'GLO 1GB' },
    ],
  },
  {
    label: 'Buy Internet',
    detail: 'SPECTRANET, SMILE, SWIFT',
    icon: 'globe',
    shows: { flow: 'internet' },
    examples: [
      { say: 'spectranet unlimited', label: 'SPECTRANET Unlimited' },
      { say: 'renew smile', label: 'SMILE' },
    ],
  },
  {
    label: 'Pay Bills',
    detail: 'Cable TV, travels',
    icon: 'tv',
    shows: { flow: 'pay-bills' },
    examples: [
      { say: 'dstv compact', label: 'DSTV Compact' },
      { say: 'gotv max', label: 'GOTV Max' },
    ],
  },
  {
    label: 'Buy Power',
    detail: 'EKEDC, IKEDC, IBEDC',
    icon: 'bolt',
    shows: { flow: 'public-power' },
    examples: [
      { say: 'eko light 5000', label: 'EKEDC ₦5,000' },
      { say: 'ibadan light 5000', label: 'IBEDC ₦5,000' },
    ],
  },
  {
    label: 'FAQ',
    detail: 'Short answers, no account needed',
    icon: 'help',
    shows: { to: '/help' },
    examples: [
      { say: 'help', label: 'What can I do here?' },
      { say: 'how much is the fee?', label: 'How much is the fee?' },
    ],
  },
];

/** Sentences the landing page offers to try, with what each does. */
export const LANDING_EXAMPLES = [
  { say: 'mtn 500 for 08031234567', detail: '₦500 of airtime, in one sentence' },
  { say: 'buy power 5000', detail: '₦5,000 of power for your estate meter' },
  { say: 'dstv compact 7023456789', detail: 'a cable TV package' },
] as const;
