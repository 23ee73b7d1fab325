import type { Migration } from 'kysely/migration';
import { up as accounts } from './010-accounts.ts';
import { up as billing } from './015-billing.ts';
import { up as orders } from './020-orders.ts';
import { up as mail } from './030-mail.ts';
import { up as providerFees } from './035-provider-fees.ts';

/** Every migration by its name; they run in the order of the names. */
export const migrations: Record<string, Migration> = {
  '010-accounts': { up: accounts },
  '015-billing': { up: billing },
  '020-orders': { up: orders },
  '030-mail': { up: mail },
  '035-provider-fees': { up: providerFees },
};
