import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { createLimits, type Limit } from '../http/rate-limit.ts';
import type { MailService } from '../mail/outbox.ts';
import type { Random } from '../random.ts';

/** What the calls of support tickets share. */
export interface TicketDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
  readonly config: Pick<ServerDeps['config'], 'publicUrl' | 'supportEmail'>;
  readonly mail: MailService;
}

/** How often in so many seconds. Many households share one network address, so what is counted by it is generous. */
const LIMITS = {
  /** Tickets, by person. */
  ticketsOpened: { points: 10, seconds: 3_600 },
  /** Tickets of visitors, by network address. */
  ticketsVisiting: { points: 30, seconds: 3_600, eased: true },
  /** Tickets of visitors, by the e-mail address that is given: each one mails it. */
  ticketsMailed: { points: 5, seconds: 3_600 },
  /** Replies, by person: an administrator answers many. */
  ticketReplies: { points: 120, seconds: 3_600 },
  /** Files, by person or else by network address: each one takes up to 5 MB of the data base. */
  ticketFiles: { points: 30, seconds: 3_600 },
} as const satisfies Record<string, { points: number; seconds: number; eased?: true }>;

/** The limits of tickets, by their names. */
export type TicketLimits = Readonly<Record<keyof typeof LIMITS, Limit>>;

/** The limits of tickets, counted in the data base. */
export const ticketLimits = (db: Kysely<Schema>): TicketLimits => createLimits(db, LIMITS);

/** Count one for each of so many things. */
export async function takeSeveral(limit: Limit, key: string, many: number): Promise<{ retryAfter: number } | null> {
  for (let taken = 0; taken < many; taken += 1) {
    const over = await limit.take(key);
    if (over !== null) return over;
  }
  return null;
}
