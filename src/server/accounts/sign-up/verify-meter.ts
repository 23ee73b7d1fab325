import { NO_ESTATE_ID } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import type { Handler } from '../../http/handlers.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { AccountDeps } from '../deps.ts';
import { refused } from '../refused.ts';
import { findMeter } from './find-meter.ts';

/** Which estate a meter belongs to, for sign-up and for a new meter (S3 sections 4.7 and 7, S1 section 5). */
export function verifyMeter({ db, limits }: Pick<AccountDeps, 'db' | 'limits'>): Handler<'verifyMeter'> {
  return async ({ input, person, address }) => {
    const read = PERSON_RULES.newMeterNumber.safeParse(input.meter_number);
    if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.meterLength);
    const over = await limits.meterChecks.take(person?.id ?? address);
    if (over) return tooMany(over);
    const meter = await findMeter(db, read.data);
    if (meter === null) return { status: 200, data: { id: NO_ESTATE_ID, name: 'not found', notFound: true } };
    return { status: 200, data: { ...meter.estate, notFound: false } };
  };
}
