import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { MailService } from '../mail/outbox.ts';

/** What writing down cash needs. */
export interface CashDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly mail: MailService;
  readonly config: Pick<Config, 'publicUrl' | 'supportEmail'>;
}
