import type { DoorName, SessionKey } from '#catalogues/doors.ts';
import type { Role } from '#catalogues/roles.ts';
import type { SessionContext } from './session.ts';

/** How somebody came in: by a door, or with a new account. */
export type Through = DoorName | 'sign-up';

/** What is kept of a session beside its token, by its name. */
export type SessionNames = Readonly<Partial<Record<Exclude<SessionKey, 'token'>, string>>>;

/** What of a session is read off its token. */
type Claims = Pick<SessionContext, 'role' | 'email' | 'status'>;

/** Where a sign-in leads: to the own path that was asked for, else a resident to power and anybody else home (DECISIONS 33). */
export function leadsTo(role: Role | null, asked: string | null): string {
  return asked ?? (role === 'service-user' ? '/toUpPower' : '/dashboard');
}

/**
 * What is kept as somebody comes in (S3 sections 4.6 and 4.7). `/admin` leads a resident nowhere and an administrator's token
 * is all that it keeps of them besides who they are; `/login` keeps where it leads; a new account is at its first time.
 */
export function namesToKeep(through: Through, claims: Claims, asked: string | null): SessionNames {
  const names = { isLoggedIn: 'true', ...namesOf(claims) };
  if (through === 'sign-up') return { ...names, firstSignup: 'true', redirect: 'false' };
  if (through === 'login') return { ...names, redirect: leadsTo(claims.role, asked) };
  return through === 'admin' && claims.role === 'service-user'
    ? { ...names, firstSignup: 'false', redirect: 'false' }
    : names;
}

/** What is kept of new claims for the person who is signed in already. */
export function namesOf({ email, status }: Claims): SessionNames {
  return { ...(email !== null && { email }), ...(status !== null && { status }) };
}
