import type { Call } from '#catalogues/calls/call.ts';
import { FRESH_PROOF_MINUTES } from '#catalogues/limits.ts';
import { administers } from '#catalogues/roles.ts';
import type { Config } from '../config.ts';
import type { Person } from '../person.ts';

/** What the door of the calls goes by. */
export interface Asking {
  readonly clock: () => Date;
  readonly secondFactor: Config['secondFactor'];
}

/** True for an administrator who has to have a second factor. */
export const mustHaveSecondFactor = ({ role }: Pick<Person, 'role'>, rule: Config['secondFactor']): boolean =>
  rule === 'required' && administers(role);

/** True for who has to have a second factor and has none. */
export const lacksSecondFactor = (person: Person, rule: Config['secondFactor']): boolean =>
  !person.hasSecondFactor && mustHaveSecondFactor(person, rule);

/** What of a second factor is missing for a call; null: nothing. */
export function wantedOf(
  { access, asksAgain, beforeSecondFactor }: Call,
  person: Person | null,
  { clock, secondFactor }: Asking,
): 'second-factor-missing' | 'prove-again' | null {
  if (person === null) return null;
  if (access !== 'anyone' && beforeSecondFactor !== true && lacksSecondFactor(person, secondFactor))
    return 'second-factor-missing';
  return asksAgain === true && person.hasSecondFactor && !isFresh(person, clock()) ? 'prove-again' : null;
}

/** Whether a code was given in the session of a person of late. */
export function isFresh({ provedAt }: Pick<Person, 'provedAt'>, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < FRESH_PROOF_MINUTES * 60_000;
}
