import type { Call } from './calls/call.ts';
import { calls } from './calls/index.ts';
import { SCOPES, type Scope } from './programs.ts';
import { allows, type Role } from './roles.ts';

/** The scopes that open something to an account of a role: it may make a call that each of them opens. */
export function opensTo(role: Role): readonly Scope[] {
  const made = Object.values<Call>(calls).filter(({ access }) => allows(access, role));
  return SCOPES.filter((one) => made.some(({ scope }) => scope === one));
}
