import type { Role } from '#catalogues/roles.ts';

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
