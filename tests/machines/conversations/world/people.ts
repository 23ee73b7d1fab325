import type { Role } from '#catalogues/roles.ts';
import { bearer } from '../../../support/answers.ts';

/** Who a random conversation may be with. */
export const PEOPLE = {
  resident: { role: 'service-user', sub: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a01', first_name: 'Amaka' },
  neighbour: { role: 'service-user', sub: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a02', first_name: 'Tunde' },
  owner: { role: 'service-owner', sub: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a03', first_name: 'Ngozi' },
  administrator: { role: 'service-admin', sub: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a04', first_name: 'Bola' },
  platform: { role: 'netplus-admin', sub: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a05', first_name: 'Sade' },
} as const satisfies Record<string, { role: Role; sub: string; first_name: string }>;

/** Somebody by what they are called in these tests. */
export type Person = keyof typeof PEOPLE;

/** Everybody's name, the visitor's included. */
export const ANYBODY: readonly (Person | 'visitor')[] = ['visitor', ...(Object.keys(PEOPLE) as Person[])];

/** The address that somebody signs in with. */
export const emailOf = (person: Person): string => `${person}@palmcourt.example`;

/** The token of somebody; null for a visitor. */
export function tokenOf(person: Person | 'visitor'): string | null {
  if (person === 'visitor') return null;
  const claims = { ...PEOPLE[person], email: emailOf(person) };
  return bearer(person === 'platform' ? { ...claims, meter_number: null, estate: null } : claims);
}

/** Whoever has this address; the resident where it is nobody's. */
export const personWith = (email: string): Person =>
  (Object.keys(PEOPLE) as Person[]).find((one) => emailOf(one) === email) ?? 'resident';
