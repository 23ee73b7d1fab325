import { takes } from '#catalogues/intents/index.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import type { Slots } from '../context.ts';
import { either, sequence, without } from '../reading/pattern.ts';
import { factsOf, firstFact, lastFact, type Reading } from '../reading/read.ts';
import { fieldSaid, firstNameSaid, lastNameSaid, valueSaid } from './account-fields.ts';
import * as announcing from './announcing.ts';
import * as arrears from './arrears.ts';
import * as cash from './cash.ts';
import * as charge from './charging.ts';
import { correctedWhose } from './corrected.ts';
import * as energy from './energy.ts';
import { estateName } from './estate-names.ts';
import { soughtSaid } from './finding.ts';
import { houseSaid } from './houses.ts';
import { monthlyNamed } from './monthly.ts';
import { moverSaid, movingDay } from './moving.ts';
import { personName } from './names.ts';
import { owedOver, owedSince, owedSpan } from './owing.ts';
import { packageOf } from './packages.ts';
import { isOfPart, partSaid, sumPaid } from './parts.ts';
import * as platform from './platform-values.ts';
import { previewedMonth, pricedMonths, pricedService } from './prices.ts';
import { byItselfSaid, chargedOnDay, holdsFrom, ruleWhom } from './pricing.ts';
import { remindersWanted } from './reminding.ts';
import * as spending from './spending.ts';
import { thingName, withoutCalled } from './thing-names.ts';
import * as value from './values.ts';
import { SAYS } from './words.ts';

type Found = string | number | undefined;
type Reader = (reading: Reading, intent: string) => Found;

function role(reading: Reading): Found {
  if (reading.concepts.has('landlord') || reading.concepts.has('notlive')) return 'service-owner';
  return reading.concepts.has('tenant') ? 'service-user' : undefined;
}

/** Somebody lives there now; an occupant alone says nothing of it. */
const MOVED_IN = either(sequence(without(SAYS.occupant), SAYS.occupies), SAYS.movesIn);

function occupancy(reading: Reading): Found {
  // 'Change it from vacant', 'no be empty again'.
  if (SAYS.notVacant.isIn(reading) || (SAYS.recorded.isIn(reading) && SAYS.cameIn.isIn(reading))) return 'occupied';
  if (SAYS.movesOut.isIn(reading) && !SAYS.movedIn.isIn(reading)) return 'unoccupied';
  // Whoever speaks of occupancy has not said yet which.
  return MOVED_IN.isIn(reading) ? 'occupied' : undefined;
}

function status(reading: Reading, intent: string): Found {
  if (intent === 'set-occupancy') return occupancy(reading);
  if (SAYS.failed.isIn(reading)) return 'failed';
  if (SAYS.pending.isIn(reading)) return 'pending';
  return SAYS.succeeded.isIn(reading) ? 'successful' : undefined;
}

function list(reading: Reading, intent: string): Found {
  if (intent === 'requests') return platform.requestState(reading);
  if (intent === 'estates') return estateList(reading);
  if (SAYS.unverified.isIn(reading)) return 'unverified';
  if (SAYS.verified.isIn(reading)) return 'verified';
  if (SAYS.inactive.isIn(reading)) return 'inactive';
  // Active is occupied (DECISIONS 38).
  const lived = reading.concepts.has('occupancy') ? occupancy(reading) : undefined;
  if (lived !== undefined) return lived === 'occupied' ? 'active' : 'inactive';
  if (SAYS.active.isIn(reading)) return 'active';
  if (SAYS.registeredMeters.isIn(reading)) return 'registered-meters';
  return SAYS.total.isIn(reading) ? 'total' : undefined;
}

function provider(reading: Reading, intent: string): Found {
  if (intent === 'public-power') return value.providerOf(reading, ['disco']);
  if (intent === 'pay-bills') return value.providerOf(reading, ['cable']);
  if (intent === 'internet') return value.providerOf(reading, ['isp']);
  return value.providerOf(reading, ['cable', 'isp', 'disco', 'network']);
}

/** How many estates there are is said of every list of them. */
function estateList(reading: Reading): Found {
  if (SAYS.inactiveEstates.isIn(reading)) return 'inactive';
  return SAYS.activeEstates.isIn(reading) ? 'active' : undefined;
}

const TROUBLE = ['token-', 'payment-issues', 'no-meter'] as const;

/** A number of any look that is called a meter's. */
const meterCalled = (reading: Reading): string | undefined =>
  factsOf(reading, 'phone').find(({ label }) => label === 'meterNumber')?.value;

/** In a complaint a mobile number is a phone, and where a phone is taken as well; elsewhere a meter may look like one. */
function meterNumber(reading: Reading, intent: string): Found {
  const dialled = TROUBLE.some((name) => intent.startsWith(name)) || takes(intent).includes('phone');
  const found = dialled ? (value.digitsOf(reading) ?? meterCalled(reading)) : value.longNumber(reading);
  return found && found.length >= 10 && found.length <= 14 ? found : undefined;
}

/** In estates' records the service may stand beside a new service's name. */
const serviceSlot: Reader = (reading, intent) => {
  if (intent === 'charge-estate') return charge.chargedService(reading);
  if (intent === 'charging-rule') return monthlyNamed(reading);
  if (intent === 'enable-service' || intent === 'disable-service') return name(reading, intent);
  // What is owed of several dues is told of all.
  if (intent === 'balance' && value.namesSeveralDues(reading)) return undefined;
  const found = value.serviceOf(reading);
  return found === 'dev-levy' && intent === 'pay-services' ? undefined : found;
};

const dates = (reading: Reading) => firstFact(reading, 'dates');

const NAMING = ['create-', 'enable-', 'disable-', 'request-', 'register-'] as const;

/** In these a name is a thing's, elsewhere a person's. */
export const namesThings = (intent: string): boolean => NAMING.some((verb) => intent.startsWith(verb));

/** In these what is called so is no estate. */
const namesThing = (intent: string): boolean => namesThings(intent) && !intent.includes('estate');

/** Who speaks of these has one estate, and names it seldom. */
const OF_OWN_ESTATE = ['upload', 'edit-logo', 'request-'] as const;

/** The estate that a sentence names. */
const estate: Reader = (reading, intent) => {
  const said = namesThing(intent) ? withoutCalled(reading) : reading;
  if (OF_OWN_ESTATE.some((one) => intent.startsWith(one))) return estateName(said, 'own') || undefined;
  return estateName(said, intent === 'metrics' ? 'may be' : 'has to be') || undefined;
};

const name: Reader = (reading, intent) => {
  if (intent === 'request-estate' || intent === 'estates') return estateName(reading) || undefined;
  if (intent === 'update-payment') return correctedWhose(reading);
  if (namesThings(intent)) return thingName(reading, estateName(reading)) || undefined;
  return personName(reading, takes(intent).includes('house')) || undefined;
};

/** The specification's wire values: asc is labelled NEWEST, dsc OLDEST (DECISIONS 7). */
function sort(reading: Reading): Found {
  if (SAYS.oldestFirst.isIn(reading)) return 'dsc';
  return SAYS.newestFirst.isIn(reading) ? 'asc' : undefined;
}

/** The figure of a balance as it is said, below 0 where a minus stands before it: on which side it is says `modifiers.balance`. */
function balance(reading: Reading): Found {
  const found = value.amountOf(reading);
  return found !== undefined && value.sideOf(reading) === 'below' ? -found : found;
}

const reference: Reader = (reading, intent) =>
  firstFact(reading, 'reference')?.value ??
  orderIdIn(reading.text) ??
  firstFact(reading, 'code')?.value ??
  platform.topupNumber(reading, intent);

/** Questions of prices and fees, in which a company by its name says what it sells. */
const ASKS_OF_COMPANIES = ['price-list', 'fee-question'];
const COMPANIES = ['cable', 'isp', 'disco'] as const;

const product: Reader = (reading, intent) => {
  if (ASKS_OF_COMPANIES.includes(intent) && value.providerOf(reading, COMPANIES) !== undefined) return undefined;
  // A service by its own name stands among the services of a history.
  const named = intent === 'history' && reading.concepts.has('estateservice') ? 'service-charge' : undefined;
  return value.productOf(reading) ?? named;
};

const READERS: Record<string, Reader> = {
  amount: (reading, intent) => {
    if (intent === 'update-payment') return balance(arrears.withoutReason(reading));
    if (intent === 'charge-estate') return charge.chargedAmount(reading);
    return intent === 'pay-services' ? sumPaid(reading) : value.amountOf(reading);
  },
  provider,
  meterNumber,
  smartcard: (reading) => value.longNumber(reading),
  account: (reading) => value.accountOf(reading),
  phone: (reading, intent) => {
    const found = value.phoneIn(reading);
    return takes(intent).includes('meterNumber') && found === meterCalled(reading) ? undefined : found;
  },
  network: (reading) => value.namedValue(reading, 'network'),
  plan: (reading) => lastFact(reading, 'volume')?.value,
  package: (reading, intent) => packageOf(reading, intent === 'internet' ? 'isppackage' : 'cablepackage'),
  service: serviceSlot,
  part: partSaid,
  months: (reading) => {
    const found = factsOf(reading, 'months')
      .filter((months) => !value.denied(reading, months.from) && !isOfPart(reading, months))
      .at(-1);
    return found ? Number(found.value) : undefined;
  },
  email: (reading) => lastFact(reading, 'email')?.value,
  reference,
  product,
  from: (reading, intent) => (intent === 'charging-rule' ? holdsFrom(reading) : dates(reading)?.first || undefined),
  to: (reading) => dates(reading)?.last || undefined,
  sort,
  status,
  list,
  role,
  field: fieldSaid,
  value: valueSaid,
  firstName: firstNameSaid,
  lastName: lastNameSaid,
  name,
  estate,
  serviceName: name,
  topupRef: reference,
  reason: (reading, intent) => {
    if (intent === 'charge-estate') return charge.chargedFor(reading);
    if (intent === 'except-meter') return arrears.becauseSaid(reading);
    return platform.reasonSaid(reading) ?? platform.behindReference(reading);
  },
  because: arrears.correctedBecause,
  note: (reading, intent) => (intent === 'set-notice' ? platform.noticeSaid(reading) : platform.noteSaid(reading)),
  answer: platform.answerSaid,
  request: platform.requestSaid,
  fee: platform.feeSaid,
  kind: platform.kindSaid,
  fault: platform.faultSaid,
  dayOfMonth: chargedOnDay,
  byItself: byItselfSaid,
  whom: ruleWhom,
  what: charge.chargedWhat,
  month: charge.chargedMonth,
  meters: charge.chargedMeters,
  payBy: charge.payBySaid,
  over: owedOver,
  least: (reading, intent) => owedSpan(reading, intent).least,
  most: (reading, intent) => owedSpan(reading, intent).most,
  since: owedSince,
  wanted: remindersWanted,
  // A meter is its own slot where a statement is asked for.
  house: (reading, intent) =>
    intent === 'meter-statement' && meterNumber(reading, intent) ? undefined : houseSaid(reading),
  until: arrears.exceptedUntil,
  whose: moverSaid,
  day: movingDay,
};

/** What is announced, when and to whom. */
const OF_ANNOUNCEMENT: Readonly<Record<string, (reading: Reading) => Found>> = {
  text: announcing.announcedText,
  kind: announcing.announcedKind,
  where: announcing.announcedWhere,
  from: announcing.announcedFrom,
  until: announcing.announcedUntil,
};

/** What was spent, and what residents are to be shown. */
const OF_BOOKS: Readonly<Record<string, (reading: Reading) => Found>> = {
  head: spending.spentOn,
  day: spending.spentDay,
  payee: spending.paidTo,
  of: spending.booksPart,
  what: spending.shownWhat,
  wanted: spending.shownWanted,
};
/** Who paid in cash, for which house and when. */
const OF_CASH: Readonly<Record<string, (reading: Reading) => Found>> = {
  whose: cash.cashFor,
  day: cash.cashDay,
  payer: cash.cashPayer,
};
/** What energy came in. */
const OF_ENERGY: Readonly<Record<string, (reading: Reading) => Found>> = {
  month: energy.monthOfEnergy,
  kwh: energy.kwhSaid,
  cost: energy.costSaid,
};
/** Of what a price is asked, and of which months. */
const OF_PRICES: Readonly<Record<string, (reading: Reading) => Found>> = {
  service: pricedService,
  month: pricedMonths,
};
/** Of what it is asked what it would charge, and of which month. */
const OF_PREVIEW: Readonly<Record<string, (reading: Reading) => Found>> = {
  service: (reading) => (previewedMonth(reading) === undefined ? undefined : monthlyNamed(reading)),
  month: previewedMonth,
};
const BOOKS_INTENTS = ['note-spending', 'books', 'publish'];

/** What a payment is found by: what one of them is made of is none of the others. */
const SOUGHT = ['reference', 'token', 'phone', 'meterNumber', 'amount'];

/** One slot as the sentence says it for an intent or a flow, or undefined. */
export function readSlot(reading: Reading, slot: string, intent: string): string | number | undefined {
  if (intent === 'announce') return OF_ANNOUNCEMENT[slot]?.(reading);
  if (intent === 'charges') return OF_PREVIEW[slot]?.(reading);
  if (intent === 'prices') return OF_PRICES[slot]?.(reading);
  if (intent === 'note-energy') return OF_ENERGY[slot]?.(reading);
  const ofCash = intent === 'record-cash' ? OF_CASH[slot] : undefined;
  if (ofCash) return ofCash(reading);
  const ofBooks = BOOKS_INTENTS.includes(intent) ? OF_BOOKS[slot] : undefined;
  if (ofBooks) return ofBooks(reading);
  if (intent !== 'find-payment' || !SOUGHT.includes(slot)) return READERS[slot]?.(reading, intent);
  return soughtSaid(reading)[slot];
}

/** The slots that a sentence fills for an intent. */
export function frame(reading: Reading, intent: string): Slots {
  const slots: Slots = {};
  for (const slot of takes(intent)) {
    const found = readSlot(reading, slot, intent);
    if (found !== undefined) slots[slot] = found;
  }
  if (slots.account !== undefined && slots.account === String(slots.amount)) delete slots.amount;
  return slots;
}
