import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import type { CallTaken } from '../../http/handlers.ts';

/** What of a profile its owner can change. */
export type Changes = Partial<Record<'first_name' | 'last_name' | 'email' | 'phone', string>>;

const RULES = {
  first_name: PERSON_RULES.firstName,
  last_name: PERSON_RULES.lastName,
  email: PERSON_RULES.email,
  phone: PERSON_RULES.phone,
} as const;
const NAMES = Object.keys(RULES) as (keyof typeof RULES)[];

/** The values that were sent and are not empty, as they are kept; else the first problem, in the form's words. */
export function readChanges(input: CallTaken<'updateProfile'>): { changes: Changes } | { problem: string } {
  const changes: Changes = {};
  for (const name of NAMES) {
    const given = input[name]?.trim() ?? '';
    if (given === '') continue;
    const read = RULES[name].safeParse(given);
    if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Please check what you entered.' };
    changes[name] = name === 'email' ? read.data.toLowerCase() : read.data;
  }
  return { changes };
}
