import type { Role } from '#catalogues/roles.ts';
import type { Reading } from '../reading/read.ts';
import { asksForNews, isAnnouncing } from '../slots/announcing.ts';
import { asksOfArrears, isException } from '../slots/arrears.ts';
import { asksForCash, isCashPaid } from '../slots/cash.ts';
import { asksForRuns, isCharge, isChargedMonthly, isChargeTakenBack, previewsSome } from '../slots/charging.ts';
import { isCorrected } from '../slots/corrected.ts';
import { asksOfEnergy, isEnergyNoted, residentAsksOfEnergy } from '../slots/energy.ts';
import { isFinding } from '../slots/finding.ts';
import { isMoving } from '../slots/moving.ts';
import { asksOfPrices, previewedMonth } from '../slots/prices.ts';
import { asksForPrice, asksOfRule, isPriced, isRuleSet } from '../slots/pricing.ts';
import { isReminding, remindersWanted } from '../slots/reminding.ts';
import { asksOfBooks, isPublishing, isSpending, residentAsksOfBooks } from '../slots/spending.ts';
import { isOneAsked } from './one-asked.ts';

/** What a month costs or how it is charged: a price, a day, or whether it is charged by itself. */
const saysRule = (reading: Reading): boolean =>
  isPriced(reading) || asksForPrice(reading) || isChargedMonthly(reading) || isRuleSet(reading);

/** What a month would charge is to be seen, of all or of some. */
const isPreviewed = (reading: Reading): boolean => previewedMonth(reading) !== undefined || previewsSome(reading);

type Signs = readonly (readonly [sign: string, isSaid: (reading: Reading) => boolean])[];

/** What is surely said of an estate's month and of a payment that is looked for, by who may say it and the sign that a pattern asks for. */
const SIGNS: Readonly<Partial<Record<Role, Signs>>> = {
  'service-admin': [
    ['CHARGED', isCharge],
    ['CORRECTED', isCorrected],
    ['TAKENBACK', isChargeTakenBack],
    ['RUNS', (reading) => asksForRuns(reading) || asksOfRule(reading) || isPreviewed(reading)],
    ['PRICED', saysRule],
    ['PRICESASKED', asksOfPrices],
    ['REMINDED', isReminding],
    ['BLOCKS', asksOfArrears],
    ['EXCEPTED', isException],
    ['MOVED', isMoving],
    ['SOUGHT', isFinding],
    ['ANNOUNCED', isAnnouncing],
    ['SOMEBODY', isOneAsked],
    ['NEWSASKED', asksForNews],
    ['CASHPAID', isCashPaid],
    ['SPENT', isSpending],
    ['BOOKSASKED', (reading) => asksOfBooks(reading) || asksForCash(reading)],
    ['SHOWN', isPublishing],
    ['CAMEIN', isEnergyNoted],
    ['ENERGYASKED', asksOfEnergy],
  ],
  'netplus-admin': [['SOUGHT', isFinding]],
  'service-user': [
    ['REMINDERS', (reading) => remindersWanted(reading) !== undefined],
    ['NEWSASKED', asksForNews],
    ['PRICESASKED', asksOfPrices],
    ['BOOKSASKED', residentAsksOfBooks],
    ['ENERGYASKED', residentAsksOfEnergy],
  ],
  'service-owner': [
    ['NEWSASKED', asksForNews],
    ['PRICESASKED', asksOfPrices],
    ['BOOKSASKED', residentAsksOfBooks],
    ['ENERGYASKED', residentAsksOfEnergy],
  ],
};

const ALL = new Set(Object.values(SIGNS).flatMap((signs) => signs.map(([sign]) => sign)));

/** True where a sentence shows one of them: it is read as a whole, and there is nothing to weigh. */
export function saysMonth(shown: ReadonlySet<string>): boolean {
  for (const sign of ALL) if (shown.has(sign)) return true;
  return false;
}

/** The signs of a sentence about an estate's month. */
export const monthSigns = (reading: Reading, role: Role | null): readonly string[] =>
  (role === null ? [] : (SIGNS[role] ?? [])).flatMap(([sign, isSaid]) => (isSaid(reading) ? [sign] : []));
