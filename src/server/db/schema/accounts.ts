import type { Generated } from 'kysely';
import type { Role } from '#catalogues/roles.ts';

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
  address: string | null;
  created_at: Date;
  disabled: Generated<boolean>;
}

/** A signed-in session, and the network address it began at; `ended_at` is set by sign-out and by whatever else ends it. */
export interface SessionsTable {
  id: string;
  user_id: string;
  address: string;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** A link that was mailed: what it is for, and the SHA-256 of its token in hex; it works once, until `expires_at`. */
export interface MailedLinksTable {
  id: string;
  user_id: string;
  purpose: 'reset-password' | 'confirm-email';
  token_hash: string;
  /** The address it was mailed to. */
  email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** What was done by whom; rows are only ever added. `detail` is JSON text. */
export interface AuditTable {
  id: Generated<number>;
  at: Date;
  actor: string | null;
  action: string;
  subject: string;
  detail: string;
  /** Whose administrators may read it. */
  estate_id: Generated<number | null>;
}

/** Counters of the rate limiter; `expire` in ms since 1970. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

/** The tables about accounts. */
export interface AccountsTables {
  users: UsersTable;
  sessions: SessionsTable;
  mailed_links: MailedLinksTable;
  audit: AuditTable;
  rate_limits: RateLimitsTable;
}
