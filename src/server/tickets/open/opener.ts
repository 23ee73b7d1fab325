import { CONTACT_FIELDS } from '#machines/flows/support/fields.ts';
import { problemOf } from '#machines/kit/field.ts';
import type { CallTaken } from '../../http/handlers.ts';
import { oneLine } from '../../kit/one-line.ts';
import type { Person } from '../../person.ts';

/** Who opens a ticket. */
export interface Opener {
  /** Null: a visitor. */
  readonly person: Person | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** The signed-in person, by their account; a phone number may be another one. */
export function personOpens(person: Person, input: CallTaken<'openTicket'>): Opener {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return { person, name, email: person.email, phone: oneLine(input.phone ?? '') || person.phone || null };
}

/** A visitor, by what they gave, under the rules of the contact page; or what is wrong with it. */
export function visitorOpens(input: CallTaken<'openTicket'>): Opener | { readonly problem: string } {
  const given = {
    name: oneLine(input.name ?? ''),
    email: (input.email ?? '').trim().toLowerCase(),
    phone: oneLine(input.phone ?? ''),
  };
  const names = Object.keys(given) as (keyof typeof given)[];
  const problem = names.map((name) => problemOf(CONTACT_FIELDS[name], given[name])).find((one) => one !== null);
  return problem ? { problem } : { ...given, person: null, phone: given.phone || null };
}
