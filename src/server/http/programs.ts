import type { Context } from 'hono';
import type { Call } from '#catalogues/calls/call.ts';
import { PROGRAMS_SAID as SAID } from '#catalogues/sentences/programs.ts';
import type { Program } from '../person.ts';
import type { ServerEnv } from './context.ts';
import { refuse } from './refusals.ts';

/** Calls that one token may make, by itself: a program that goes round in a circle is held back. */
export const PROGRAM_CALLS = { name: 'program-calls', points: 600, seconds: 300 } as const;

/**
 * What a program is answered that its token does not open a call to; null where it does. A call without a scope opens to none, also where anybody may make it: what a
 * program does in nobody's name it does without a token.
 */
export function closedTo(c: Context<ServerEnv>, { scope }: Call, { scopes }: Program): Response | null {
  if (scope === undefined) return refuse(c, 'not-for-programs');
  if (scopes.includes(scope)) return null;
  // As RFC 6750 has it.
  c.header('WWW-Authenticate', `Bearer error="insufficient_scope", scope="${scope}"`);
  return refuse(c, 'scope-missing', { message: SAID.missing(scope) });
}
