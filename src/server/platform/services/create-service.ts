import { DUES_AMOUNT_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import type { MonthlyKind } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_RULES } from '#machines/flows/platform/rules.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { refused } from '../../accounts/refused.ts';
import { writeAudit } from '../../audit.ts';
import type { PlatformDeps } from '../deps.ts';
import { lockEstate, noEstate } from '../find-estate.ts';
import { addService } from './add-service.ts';
import { monthly } from './words.ts';

/** What is created for which estate; the amount is naira a month. */
export interface Creating {
  readonly kind: MonthlyKind;
  readonly name: string;
  readonly amount: number;
  readonly estate: number;
}

const LEAST = DUES_AMOUNT_KOBO.least;

/** Make a service or a fee of an estate, which everybody who lives there pays by the month from now on (S2 section 2). */
export async function createService({ db, clock }: Pick<PlatformDeps, 'db' | 'clock'>, actor: string, given: Creating) {
  const read = PLATFORM_RULES.serviceName.safeParse(given.name);
  if (!read.success) return refused('invalid-input', read.error.issues[0]?.message ?? MESSAGES.serviceNameRequired);
  const { kind } = given;
  const monthlyKobo = koboOf(given.amount);
  if (monthlyKobo < LEAST) return refused('amount-too-small', PLATFORM_SENTENCES.monthTooCheap(formatNaira(LEAST)));
  return db.transaction().execute(async (trx) => {
    const estate = await lockEstate(trx, given.estate);
    if (estate === undefined) return noEstate;
    const id = await addService(trx, estate.id, { name: read.data, kind, monthlyKobo });
    if (id === null) return serviceExists;
    const action = kind === 'fee' ? 'fee-created' : 'service-created';
    const subject = `${read.data}, ${estate.name}`;
    const detail = { before: null, after: monthly(monthlyKobo) };
    await writeAudit(trx, { at: clock(), actor, action, subject, estateId: estate.id, detail });
    return { status: 200, data: { message: MESSAGES.serviceCreated, id } } as const;
  });
}

/** What is said of a name that the estate has (S2 section 8). */
export const serviceExists = refused('service-exists', MESSAGES.serviceExists);
