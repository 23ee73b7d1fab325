import type { Kysely } from 'kysely';
import { supplyLabel } from '#catalogues/products/supplies.ts';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import { EVERY_VENDOR, outagesOf } from '../../vending/availability/outages.ts';
import { type Finding, warning } from './finding.ts';

/** What is not sold at a time because it is down, as the vendors or an administrator said. */
export async function checkOutages(db: Kysely<Schema>, now: Date, vendors: readonly string[]): Promise<Finding[]> {
  return (await outagesOf(db, now, vendors)).map(({ vendor, supply, since, reason }) => {
    const who = vendor === EVERY_VENDOR ? 'an administrator' : vendor;
    return warning(
      'Not sold',
      `${supplyLabel(supply)} has been down since ${formatWhen(since.toISOString())}; ${who}: ${reason}.`,
      'It is sold again by itself once the vendor says that it is back.',
    );
  });
}
