import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { Schema } from './db/schema.ts';
import type { Queue } from './jobs.ts';
import type { MailService } from './mail/outbox.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PaymentPort } from './payments/port.ts';
import type { PriceLists } from './price-lists/price-lists.ts';
import type { Random } from './random.ts';
import type { Vendors } from './vending/port.ts';

/** What every part of the server may need; each takes only what it uses. */
export interface ServerDeps extends Vendors {
  readonly db: Kysely<Schema>;
  readonly database: Database;
  /** The data base as calls that only read see it: the rows of whoever asks. */
  readonly reading: Kysely<Schema>;
  /** A standby that may answer what is only read, seen in the same way; null: there is none. */
  readonly replica: (Pick<Replica, 'isCaughtUp'> & { readonly reading: Kysely<Schema> }) | null;
  readonly clock: () => Date;
  readonly random: Random;
  /** `publicUrl` is set: it is the address that is listened on where none was given. */
  readonly config: Config & { readonly publicUrl: string };
  /** Where this server answers on this machine; the sandboxes are reached there. No slash at the end. */
  readonly localUrl: string;
  readonly log: Logger;
  readonly queue: Queue;
  readonly mail: MailService;
  readonly metrics: Metrics;
  readonly payments: PaymentPort;
  readonly priceLists: PriceLists;
}
