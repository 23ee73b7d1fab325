import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Person } from '../person.ts';

/** What is said to an account that may not see yet what others have on its meter; null: it may. */
export function notYet({ awaits }: Pick<Person, 'awaits'>) {
  if (awaits === 'nothing') return null;
  return awaits === 'confirmation' ? NOT_CONFIRMED : NOT_VERIFIED;
}

const NOT_CONFIRMED = { code: 'not-confirmed', message: SENTENCES.confirmFirst } as const;
const NOT_VERIFIED = { code: 'not-verified', message: SENTENCES.verifiedFirst } as const;
