import { jwtDecode } from 'jwt-decode';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import type { Awaits } from '#catalogues/residents.ts';
import { ROLES, type Role } from '#catalogues/roles.ts';

const claims = z.object({
  sub: z.string(),
  role: z.enum(ROLES),
  exp: z.number(),
  status: z.nullish(z.string()),
  address: z.nullish(z.string()),
  first_name: z.string(),
  email: z.string(),
  meter_number: z.nullish(z.string()),
  estate: z.nullish(z.string()),
});

/** Who is signed in, read off the token's claims (S1 section 3). Reading is not trusting: the server checks each call. */
export interface SessionContext {
  readonly token: string | null;
  readonly id: string | null;
  readonly role: Role | null;
  readonly firstName: string | null;
  readonly email: string | null;
  readonly meterNumber: string | null;
  readonly estate: string | null;
  readonly status: string | null;
  readonly address: string | null;
}

const NOBODY: SessionContext = {
  token: null,
  id: null,
  role: null,
  firstName: null,
  email: null,
  meterNumber: null,
  estate: null,
  status: null,
  address: null,
};

/** Who is signed in, as faces show it. */
export interface SessionView {
  readonly id: string | null;
  readonly role: Role | null;
  readonly firstName: string | null;
  readonly email: string | null;
  readonly estate: string | null;
  readonly status: string | null;
  readonly meterNumber: string | null;
  /** House and street; null while it is not shown. */
  readonly address: string | null;
  /** What is missing before the data of the meter is shown; null while that is not known. */
  readonly awaits: Awaits | null;
  /** That an estate has refused them on a meter of late, and why; null or missing: none has. */
  readonly refused?: string | null;
  /** They signed in with a password that is easy to guess. */
  readonly guessable?: boolean;
  /** They are an administrator who sets up a second factor before anything else. */
  readonly lacksSecondFactor?: boolean;
  /** The estate's logo as a data address; null where there is none, or the role is not shown it (S3 section 6). */
  readonly logo: string | null;
}

type SessionEvent =
  /** A token, fresh or kept from before; `now` in ms since 1970. */
  | { readonly type: 'TOKEN'; readonly token: string; readonly now: number }
  | { readonly type: 'SIGN_OUT' }
  /** The server refused the token. */
  | { readonly type: 'EXPIRED' };

/** Read a token; null when it is none of ours or has passed its time (S1 section 4, Token expiry check). */
export function readToken(token: string, now: number): SessionContext | null {
  try {
    const read = claims.safeParse(jwtDecode(token));
    if (!read.success || read.data.exp * 1000 <= now) return null;
    const { sub, role, first_name, email, meter_number, estate, status, address } = read.data;
    return {
      token,
      id: sub,
      role,
      firstName: first_name,
      email,
      meterNumber: meter_number ?? null,
      estate: estate ?? null,
      status: status ?? null,
      address: address ?? null,
    };
  } catch {
    return null;
  }
}

/** The session: nobody, somebody, or somebody whose time has run out. */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actions: {
    enter: assign(({ event }) => (event.type === 'TOKEN' ? (readToken(event.token, event.now) ?? NOBODY) : NOBODY)),
    leave: assign(NOBODY),
  },
  guards: {
    isGood: ({ event }) => event.type === 'TOKEN' && readToken(event.token, event.now) !== null,
  },
}).createMachine({
  id: 'session',
  context: NOBODY,
  initial: 'signedOut',
  on: {
    TOKEN: [
      { guard: 'isGood', target: '.signedIn', actions: 'enter' },
      { target: '.expired', actions: 'leave' },
    ],
  },
  states: {
    signedOut: {},
    signedIn: {
      on: {
        SIGN_OUT: { target: 'signedOut', actions: 'leave' },
        EXPIRED: { target: 'expired', actions: 'leave' },
      },
    },
    expired: { on: { SIGN_OUT: { target: 'signedOut', actions: 'leave' } } },
  },
});
