import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { ServerDeps } from '../deps.ts';
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
