import type { Selectable } from 'kysely';
import type { Role } from '#catalogues/roles.ts';
import type { UsersTable } from '../db/schema/accounts.ts';

/** The signed-in person of a call, read from the data base for each call. */
export interface Person {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly role: Role;
  /** `occupied`, or anything else (S1 section 9). */
  readonly status: string;
  readonly address: string | null;
  /** The address is confirmed, or an administrator of the estate has verified the person (DECISIONS 31). */
  readonly verified: boolean;
  readonly meterNumber: string | null;
  readonly estate: { readonly id: number; readonly name: string; readonly active: boolean } | null;
}

/** A row of `users` with the name and the state of its estate beside it. */
export type PersonRow = Selectable<UsersTable> & {
  readonly estate_name: string | null;
  readonly estate_active: boolean | null;
};

/** The person that a row tells of, as the one who is signed in with a session. */
export function personOf(row: PersonRow, sessionId: string): Person {
  return {
    id: row.id,
    sessionId,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    role: row.role,
    status: row.status,
    address: row.address,
    verified: row.is_verified,
    meterNumber: row.meter_number,
    estate:
      row.estate_id === null || row.estate_name === null
        ? null
        : { id: row.estate_id, name: row.estate_name, active: row.estate_active ?? false },
  };
}
