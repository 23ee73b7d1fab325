import type { Selectable, SqlBool } from 'kysely';
import type { FactorWay } from '#catalogues/factor-ways.ts';
import type { Language } from '#catalogues/languages/language.ts';
import type { Scope } from '#catalogues/programs.ts';
import type { Awaits } from '#catalogues/residents.ts';
import type { Role } from '#catalogues/roles.ts';
import type { UsersTable } from './db/schema/accounts.ts';

/** How a token is used: whether somebody does something by it, the key that is shown with it, as a thumbprint, and from which network, where that is known. */
export interface TokenUse {
  readonly isUse: boolean;
  readonly key: string | null;
  readonly address?: string;
}

/** A program that has a token of somebody's account, and what that opens to it. */
export interface Program {
  /** The id of its token. */
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/** The signed-in person of a call, read from the data base for each call. */
export interface Person {
  readonly id: string;
  /** Where a program asks, the id of its token, which is no session. */
  readonly sessionId: string;
  /** The program that asks in their name; absent: nobody but themselves. */
  readonly program?: Program;
  /** When the session ends where nothing more is done in it; absent where that is not before it ends anyway. */
  readonly idleAt?: Date;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly role: Role;
  /** `occupied`, or anything else (S1 section 9). */
  readonly status: string;
  /** Of the house; null while the account waits for something. */
  readonly address: string | null;
  /** What is missing before the account sees what others have on its meter. */
  readonly awaits: Awaits;
  /** The address is confirmed, or an administrator of the estate has verified the person (DECISIONS 31). */
  readonly verified: boolean;
  /** Sentences of theirs that were not understood may be kept. */
  readonly helpsLearning: boolean;
  /** May be reminded by mail of what is owed on the own meter. */
  readonly wantsReminders: boolean;
  /** Whether what the estate announces may go to them by mail. */
  readonly wantsAnnouncements: boolean;
  /** The password that they last signed in with is easy to guess. */
  readonly passwordGuessable: boolean;
  /** Signs in with a second factor, too. */
  readonly hasSecondFactor: boolean;
  /** How that is given, besides by a recovery code. */
  readonly factorWays: readonly FactorWay[];
  /** When a code was last given in this session; null: never. */
  readonly provedAt: Date | null;
  readonly meterNumber: string | null;
  /** What the portal answers in; null where they never chose. */
  readonly language: Language | null;
  readonly estate: { readonly id: number; readonly name: string; readonly active: boolean } | null;
}

/** A row of `users` with the name and the state of its estate beside it. */
type PersonRow = Selectable<UsersTable> & {
  readonly estate_name: string | null;
  readonly estate_active: boolean | null;
  readonly estate_verifies: boolean | null;
  /** Since when there is a second factor, and since when it is one without an app. */
  readonly second_factor_at: Date | null;
  readonly without_app_at: Date | null;
  readonly has_passkey: SqlBool;
  readonly proved_at: Date | null;
};

/**
 * What an account waits for. A meter number is all that one signs up with, so what others owe and paid on it is shown only
 * once the mailed link was opened, and where the estate asks for that, once its administrator has verified the person.
 */
export function awaitsOf(row: Pick<PersonRow, 'role' | 'link_awaited' | 'is_verified' | 'estate_verifies'>): Awaits {
  if (row.role !== 'service-user' && row.role !== 'service-owner') return 'nothing';
  if (row.link_awaited) return 'confirmation';
  if (row.is_verified) return 'nothing';
  return row.estate_verifies ? 'verification' : 'confirmation';
}

/** How the second factor of an account is given. */
export const waysOf = (
  row: Pick<PersonRow, 'second_factor_at' | 'without_app_at' | 'has_passkey'>,
): readonly FactorWay[] => [
  ...(hasApp(row) ? (['app'] as const) : []),
  ...(row.has_passkey ? (['passkey'] as const) : []),
];

/** Whether codes of an app are taken of an account: it has a second factor, and not passkeys alone. */
export const hasApp = ({
  second_factor_at: since,
  without_app_at: without,
}: Pick<PersonRow, 'second_factor_at' | 'without_app_at'>): boolean =>
  since !== null && since.getTime() !== without?.getTime();

/** True where somebody waits for nothing on a meter: they live there, and have not only typed its number. */
export const isSettled = (home: Pick<PersonRow, 'is_verified' | 'link_awaited'>): boolean =>
  home.is_verified && !home.link_awaited;

/** The person that a row tells of, as the one who is signed in with a session. */
export function personOf(row: PersonRow, sessionId: string): Person {
  const awaits = awaitsOf(row);
  return {
    id: row.id,
    sessionId,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    role: row.role,
    status: row.status,
    address: awaits === 'nothing' ? row.address : null,
    awaits,
    verified: row.is_verified,
    helpsLearning: row.learning_agreed_at !== null,
    wantsReminders: row.dues_reminders,
    wantsAnnouncements: row.announcement_mails,
    passwordGuessable: row.password_guessable,
    hasSecondFactor: row.second_factor_at !== null,
    factorWays: waysOf(row),
    provedAt: row.proved_at,
    meterNumber: row.meter_number,
    language: row.language,
    estate:
      row.estate_id === null || row.estate_name === null
        ? null
        : { id: row.estate_id, name: row.estate_name, active: row.estate_active ?? false },
  };
}
