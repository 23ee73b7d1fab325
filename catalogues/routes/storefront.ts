import type { Role } from '../roles.ts';
import type { RouteIcon } from './route.ts';

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

/** Pages that are only read, for everybody: their addresses and what they are called. */
export const READING_PAGES = [
  ['/contact', 'Contact Us'],
  ['/about', 'About'],
  ['/privacy', 'Privacy Policy'],
  ['/help', 'Help'],
] as const;

/** The left side menu (S3 section 2.2). */
export const SIDE_MENU = [
  { label: 'AIRTIME', to: '/airtime', icon: 'phone' },
  { label: 'DATA', to: '/data', icon: 'wifi' },
  { label: 'PAY BILLS', to: '/pay-bills', icon: 'tv' },
] as const satisfies readonly { label: string; to: string; icon: RouteIcon }[];

/** An entry of the top navigation: where it leads, or which modal it opens. */
export type TopNavigationEntry =
  | { readonly label: string; readonly to: string }
  | {
      readonly label: string;
      readonly opens: 'sign-in' | 'sign-up';
      /** The flow that is gone on with once somebody is signed in. */
      readonly flow?: string;
      /** One of the two ways in, which stand at the end of the line, apart from the others. */
      readonly account?: true;
      /** Where it leads whoever is signed in, of these roles where they are named; without it, it is not there for them. */
      readonly signedIn?: { readonly to: string; readonly roles?: readonly Role[] };
    };

/** The top navigation of the storefront (S3 section 2.2). */
export const TOP_NAVIGATION: readonly TopNavigationEntry[] = [
  { label: 'Dashboard', opens: 'sign-in', signedIn: { to: '/dashboard' } },
  { label: 'Sign in', opens: 'sign-in', account: true },
  { label: 'Sign up', opens: 'sign-up', account: true },
  { label: 'Buy Power', opens: 'sign-in', flow: 'buy-power', signedIn: { to: '/toUpPower', roles: ['service-user'] } },
  { label: 'Airtime', to: '/airtime' },
  { label: 'Pay Bills', to: '/pay-bills' },
  { label: 'FAQ', to: '/help' },
];

/** The footer's links (S3 section 2.2; DECISIONS, Nothing is a dead end). */
export const FOOTER_LINKS = [
  { label: 'About', to: '/about' },
  { label: 'Privacy Policy', to: '/privacy' },
  { label: 'Contact', to: '/contact' },
] as const;
