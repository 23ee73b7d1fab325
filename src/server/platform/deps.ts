import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { ServerDeps } from '../deps.ts';
import type { MailService } from '../mail/outbox.ts';
import type { Random } from '../random.ts';
import type { Vendors } from '../vending/port.ts';

/** What the platform administrators' calls about estates, services, requests and settings share. */
export interface PlatformDeps extends Vendors {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
  readonly config: Pick<ServerDeps['config'], 'publicUrl' | 'supportEmail'>;
  readonly mail: MailService;
}
