import { MESSAGES } from './messages.ts';
import { ROLES, type Role } from './roles.ts';

/** A way in with e-mail and password; each has rules and words of its own (S3 section 4.6, DECISIONS 11). */
export interface Door {
  readonly title: string;
  /** Where it stands; null for the modal, which opens over any page of the storefront. */
  readonly path: `/${string}` | null;
  readonly admits: readonly Role[];
  /** Said when the e-mail or the password is wrong (DECISIONS 32). */
  readonly wrong: string;
  /** Said to somebody whose role this door does not admit. */
  readonly refuses: string;
  readonly emailRequired: string;
  /** Null: the form does not look at the password, the server does. */
  readonly passwordRequired: string | null;
}

/** The doors; signing in by chat is `login`. */
export const DOORS = {
  login: {
    title: 'Login to your account',
    path: '/login',
    admits: ROLES,
    wrong: MESSAGES.signInRefused,
    refuses: MESSAGES.signInRefused,
    emailRequired: MESSAGES.emailRequired,
    passwordRequired: MESSAGES.passwordRequired,
  },
  admin: {
    title: 'ADMIN',
    path: '/admin',
    admits: ['service-user', 'service-admin', 'netplus-admin'],
    wrong: MESSAGES.signInDefault,
    refuses: MESSAGES.signInDefault,
    emailRequired: MESSAGES.required,
    passwordRequired: null,
  },
  modal: {
    title: 'Sign in',
    path: null,
    admits: ['service-owner', 'service-admin', 'netplus-admin'],
    wrong: MESSAGES.signInDefault,
    refuses: MESSAGES.contactAdministrator,
    emailRequired: MESSAGES.required,
    passwordRequired: MESSAGES.noPasswordProvided,
  },
} as const satisfies Record<string, Door>;

/** A door by its name, as the sign-in call is told it. */
export type DoorName = keyof typeof DOORS;

/** The names under which a browser keeps a session (S1 section 3, S3 section 3). */
export const SESSION_KEYS = [
  'isLoggedIn',
  'token',
  'redirect',
  'email',
  'logo',
  'properties',
  'status',
  'firstSignup',
] as const;

/** One of the names under which a browser keeps a session. */
export type SessionKey = (typeof SESSION_KEYS)[number];

/** The way back from the page of a payment provider, whose words stand in the query; it is no page of its own. */
export const PAYMENT_RETURN = '/payment-return';

/** Where a phone takes what somebody shares with the installed portal: its text becomes a draft, and nothing more. */
export const SHARED = '/shared';
