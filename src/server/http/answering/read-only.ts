import type { Call } from '#catalogues/calls/call.ts';
import type { Person } from '../../person.ts';

/**
 * True where a call would change something of a deactivated estate, whose administrators only read (DECISIONS 39). What names
 * their role and is no GET runs an estate; their own account and tickets, which are everybody's calls, stay theirs.
 */
export function onlyReads(call: Call, person: Person | null): boolean {
  if (call.method === 'GET' || typeof call.access === 'string') return false;
  return person?.role === 'service-admin' && person.estate?.active === false;
}
