import type { Generated } from 'kysely';
import type { Language } from '#catalogues/languages/language.ts';
import type { Role } from '#catalogues/roles.ts';
import type { DeviceKind, Ending } from '#catalogues/sessions.ts';

/** What a passkey signs for: that it is added, that somebody signs in, or that they are there still. */
export type PasskeyUse = 'add' | 'sign-in' | 'again';

/** A person who can sign in; `email` is kept in small letters. */
export interface UsersTable {
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
  role: Role;
  estate_id: number | null;
  meter_number: string | null;
  status: 'occupied' | 'unoccupied';
  is_verified: Generated<boolean>;
  /** A link mailed to the address is still to be opened, since signing up or since the meter was changed. */
  link_awaited: Generated<boolean>;
  /** Nobody has ever opened a link that was mailed to the address. */
  email_unproven: Generated<boolean>;
  address: string | null;
  created_at: Date;
  disabled: Generated<boolean>;
  /** What the portal answers in; null where they never chose. */
  language: Generated<Language | null>;
  /** Since when sentences that were not understood may be kept; null: they may not. */
  learning_agreed_at: Date | null;
  /** May be reminded by mail of what is owed on the own meter. */
  dues_reminders: Generated<boolean>;
  announcement_mails: Generated<boolean>;
  /** The password that they last signed in with is easy to guess: they are asked to change it. */
  password_guessable: Generated<boolean>;
  /** Since when the account is to be deleted; whoever signs in before that takes it back. */
  deletion_asked_at: Date | null;
  /** Since when an administrator has locked the sign-in; null: nobody has. */
  locked_at: Generated<Date | null>;
  /** Whoever locked it administers the platform, and nobody below opens it again. */
  locked_by_platform: Generated<boolean>;
  /** When the person was taken out of it; nobody can sign in any more. */
  deleted_at: Date | null;
}

/** A signed-in session, and the network address it began at; `ended_at` is set by sign-out and by whatever else ends it. */
interface SessionsTable {
  id: string;
  user_id: string;
  address: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  /** When a code of the second factor was last given in it; null: never. */
  proved_at: Date | null;
  /** The sealed key of a second factor that was shown in it and is not confirmed yet. */
  pending_key: string | null;
  pending_at: Date | null;
  /** When something was last done in it, give or take `LAST_USE_MINUTES`; null: a server of an older version began it. */
  last_used_at: Date | null;
  /** What it was begun in, in plain words, e.g. Chrome on Android; null where that is not known. */
  program: string | null;
  device: DeviceKind | null;
  /** Why it ended, where its owner did not sign out in it. */
  ended_as: Ending | null;
  /** The id of the key that its last token was signed with; null: a server of an older version did. */
  signed_by: Generated<string | null>;
  /** The thumbprint of the browser's key to which it is bound (RFC 7638); null: to none. */
  key_thumbprint: Generated<string | null>;
}

/** An account that browsers know; `epoch` counts what makes strangers of them: another password, and signing out everywhere. */
interface AccountDevicesTable {
  user_id: string;
  epoch: Generated<number>;
  since: Date;
}

/**
 * The second factor of an account. Its key is sealed (`keys/sealed.ts`). A code is taken of a later time step than `last_step` only. Where there are passkeys alone
 * nobody was ever shown the key, and `without_app_at` is `confirmed_at`: a server of an older version, which knows no passkeys, sets another `confirmed_at` with an app.
 */
interface SecondFactorsTable {
  user_id: string;
  sealed_key: string;
  /** The id of the key that it is sealed with; null: a server of an older version did. */
  sealed_by: Generated<string | null>;
  /** Another factor in its place has another moment; sealed anew it keeps it. */
  confirmed_at: Date;
  last_step: number;
  without_app_at: Generated<Date | null>;
}

/** A recovery code by its argon2id hash; it works once. */
interface RecoveryCodesTable {
  id: Generated<number>;
  user_id: string;
  code_hash: string;
  made_at: Date;
  used_at: Date | null;
}

/** A passkey of an account, which goes with its second factor. `transports`: how it is reached, parted by blanks. */
export interface PasskeysTable {
  id: string;
  user_id: string;
  /** Base64url, as browsers name it. */
  credential_id: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often it has signed, where it counts at all; 0: it does not. */
  counter: number;
  transports: string;
  /** The domain that it was made for. */
  rp_id: string;
  name: string;
  added_at: Date;
  last_used_at: Date | null;
}

/** The portal's own pair of keys for messages to devices (VAPID); there is one. Its private half is sealed, bound to the public one. */
interface PushKeysTable {
  id: Generated<number>;
  public_key: string;
  sealed_key: string;
  /** The id of the key that it is sealed with. */
  sealed_by: string;
  made_at: Date;
}

/** A device that is told when a late token arrives, by the session in which that was agreed to. What it is told is encrypted for `p256dh` and `auth`. */
interface PushSubscriptionsTable {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_id: string;
  session_id: string;
  kept_at: Date;
}

/** What a browser was asked to sign with a passkey, once, until `expires_at`: in a session, or at the door, where `session_id` is null. */
interface PasskeyChallengesTable {
  challenge: string;
  user_id: string;
  session_id: string | null;
  asked_for: PasskeyUse;
  expires_at: Date;
}

/** A token that a program has of an account, until `expires_at`; one that was ended has no row. `scopes`: what it opens, parted by blanks. */
interface ProgramTokensTable {
  id: string;
  user_id: string;
  /** What its owner calls the program. */
  name: string;
  scopes: string;
  /** The SHA-256 of the token in hex. */
  token_hash: string;
  made_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  /** The network of its last use. */
  last_used_from: string | null;
}

/** A link that was mailed: what it is for, and the SHA-256 of its token in hex; it works once, until `expires_at`. */
export interface MailedLinksTable {
  id: string;
  user_id: string;
  purpose: 'reset-password' | 'confirm-email' | 'take-back';
  token_hash: string;
  /** The address it was mailed to. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** What it takes back; null for any other purpose. */
  change_id: Generated<number | null>;
}

/** An invitation to administer an estate; its link works once, until `expires_at`. `ended_at`: taken back, or another took its place. */
interface AdministratorInvitationsTable {
  id: Generated<number>;
  estate_id: number;
  email: string;
  first_name: string;
  last_name: string;
  /** What the account gets as it is accepted; null where nobody said so. */
  phone: string | null;
  address: string | null;
  /** The SHA-256 of the token of its link in hex. */
  token_hash: string;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  ended_at: Date | null;
}

/**
 * A changed e-mail address or meter. An address is changed once its link was opened: `applied_at` is null until then. `ended_at`:
 * taken back, or another change came in its place.
 */
export interface AccountChangesTable {
  id: Generated<number>;
  user_id: string;
  kind: 'email' | 'meter';
  from_value: string;
  to_value: string;
  /** What the account was before, for taking it back. */
  was_verified: boolean;
  link_was_awaited: boolean;
  /** The session that asked for it, which goes on. */
  session_id: string | null;
  asked_at: Date;
  applied_at: Date | null;
  ended_at: Date | null;
}

/** What was done by whom; rows are only ever added. `detail` is JSON text. */
interface AuditTable {
  id: Generated<number>;
  at: Date;
  actor: string | null;
  action: string;
  subject: string;
  detail: string;
  /** Whose administrators may read it. */
  estate_id: Generated<number | null>;
  /** The network that it came from; null where nobody asked, or before it was kept. */
  address: Generated<string | null>;
}

/** Counters of the rate limiter; `expire` in ms since 1970. */
interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

/** The tables about accounts. */
export interface AccountsTables {
  users: UsersTable;
  sessions: SessionsTable;
  account_devices: AccountDevicesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  passkey_challenges: PasskeyChallengesTable;
  program_tokens: ProgramTokensTable;
  mailed_links: MailedLinksTable;
  administrator_invitations: AdministratorInvitationsTable;
  account_changes: AccountChangesTable;
  audit: AuditTable;
  rate_limits: RateLimitsTable;
}
