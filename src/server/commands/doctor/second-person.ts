import type { Kysely } from 'kysely';
import { aboveSaid } from '#machines/kit/writing/limit.ts';
import { inOffice } from '../../approvals/deps.ts';
import type { Config } from '../../config.ts';
import type { Schema } from '../../db/schema.ts';
import { type Finding, good, warning } from './finding.ts';

/** Whether there are two people where two are needed to pay a refund by hand; nothing where one is enough. */
export async function checkSecondPerson(
  db: Kysely<Schema>,
  { refundLimit }: Pick<Config, 'refundLimit'>,
): Promise<Finding[]> {
  if (refundLimit === null) return [];
  const people = await inOffice(db, { estateId: null }).execute();
  const needed = `Two people are needed ${refundLimit === 0 ? 'at every sum' : aboveSaid(refundLimit)}`;
  if (people.length > 1) return [good('Refunds by hand', `${needed}, and ${people.length} administer the platform.`)];
  return [
    warning(
      'Refunds by hand',
      `${needed}, and ${people.length === 1 ? 'only one person administers' : 'nobody administers'} the platform: none of those can be paid.`,
      'Have another platform administrator made: npm run administrator.',
    ),
  ];
}
