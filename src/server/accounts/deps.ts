import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { ServerDeps } from '../deps.ts';
import type { MailService } from '../mail/outbox.ts';
import type { Random } from '../random.ts';
import type { AccountLimits } from './limits.ts';
import type { MailedLinks } from './mail/mailed-links.ts';
import type { Sessions } from './sign-in/sessions.ts';

/** What the calls about accounts share. */
export interface AccountDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
  readonly config: ServerDeps['config'];
  readonly mail: MailService;
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  readonly links: MailedLinks;
}
