import { KNOWN_PHRASES } from '#catalogues/lexicon/phrases/known.ts';
import { readToken } from '#machines/kit/tokens.ts';
import type { Question } from '../asked-question.ts';
import type { Understanding } from '../context.ts';
import { either, gap, many, type Pattern, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, firstFact, firstValue, hasFact, lastFact, type Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';
import { asksOfOutage } from '../slots/announcing.ts';
import { officeAsked } from '../slots/estate-details.ts';
import { householdAsked } from '../slots/households.ts';
import { ownMetersAsked, statementOf } from '../slots/own-meters.ts';
import { asksOfPrices } from '../slots/prices.ts';
import { feesAsked } from './fees.ts';
import { operationsAsked } from './operations.ts';
import { partAsked } from './part-taken.ts';
import { passkeysAsked } from './passkeys.ts';
import { plainAsked } from './plain-questions.ts';
import { programsAsked } from './programs.ts';
import { sessionsAsked } from './sessions.ts';
import { supplyAsked } from './supplies.ts';

const SAYS = patterns(KNOWN_PHRASES);
const BEFORE = many(SAYS.before);

/** What is all that a sentence says, but for polite words around it. */
const alone = (pattern: Pattern): Pattern => sequence(BEFORE, pattern, many(SAYS.behind));

type Finder = (reading: Reading) => Question | undefined;

/** The question of a sentence that what is known here answers, whatever else its words might do; undefined for any other. */
export function questionOf(reading: Reading): Question | undefined {
  for (const find of FINDERS) {
    const found = find(reading);
    if (found) return found;
  }
  return undefined;
}

/** What such a question is taken for; null where that is for its words to say. */
export function intentOf(question: Question): Understanding['intent'] | null {
  switch (question.about) {
    case 'portal':
      return question.of === 'genuine' ? 'help' : null;
    case 'units':
    case 'service':
      return 'price-list';
    case 'total':
    case 'charged':
    case 'part':
    case 'fees':
    case 'limits':
    case 'fees-and-limits':
      return 'fee-question';
    case 'usage':
      return 'history';
    case 'account':
      return 'meter-statement';
    case 'refund':
      return 'payment-issues';
    case 'empty':
      return 'token-issues';
    default:
      return null;
  }
}

function has({ concepts }: Reading, ...names: readonly string[]): boolean {
  for (const name of names) if (concepts.has(name)) return true;
  return false;
}

/** What is sold besides electricity. */
const SOLD_ELSE = ['airtime', 'data', 'internet', 'isp', 'tv', 'cable', 'cablepackage', 'isppackage', 'network'];
/** What was bought and is complained of is for those who look into it. */
const COMPLAINS = ['past', 'neg', 'shortlived', 'less', 'debit', 'twice', 'reject', 'broken', 'wrong'];

const WISHES = sequence(BEFORE, SAYS.wishes);

/** 'How much light will 5k give me', '60 units na how much'; the fee and the total of an amount. */
function unitsAsked(reading: Reading): Question | undefined {
  const said = asTyped(reading);
  const asks = has(reading, 'howmuch', 'count') || SAYS.howMany.isIn(said) || has(reading, 'willcharge', 'fee');
  if (!asks || has(reading, ...SOLD_ELSE) || has(reading, ...COMPLAINS) || WISHES.begins(said)) return undefined;
  const [naira, units] = (['amount', 'units'] as const).map((kind) => lastFact(reading, kind)?.value);
  if (units !== undefined && naira === undefined)
    return has(reading, 'howmuch') || SAYS.prices.isIn(said) ? { about: 'units', units: Number(units) } : undefined;
  if (naira === undefined) return SAYS.thatMany.isIn(said) ? { about: 'units' } : undefined;
  const unit = SAYS.units.isIn(said);
  if (!unit && !has(reading, 'power', 'token')) return undefined;
  if (has(reading, 'fee', 'willcharge') || SAYS.total.isIn(said)) return { about: 'total', naira: Number(naira) };
  return unit || SAYS.brings.isIn(said) ? { about: 'units', naira: Number(naira) } : undefined;
}

/**
 * A token by itself, or what is the matter with one. Where its digits say that it loads nothing, that is the answer, whatever is
 * complained of; one that loads units is looked into with its order.
 */
function tokenAsked(reading: Reading): Question | undefined {
  const [token, ...more] = factsOf(reading, 'token');
  if (token === undefined || more.length > 0 || hasFact(reading, 'amount')) return undefined;
  const reads = readToken(token.value);
  const alone = reading.list.length === token.to - token.from;
  return reads === 'credit' && !alone && !SAYS.asksToken.isIn(asTyped(reading)) ? undefined : { about: 'token', reads };
}

/** Who asks what a meter has says hardly more. */
const MOST_ASKED = 12;

/** 'I loaded it and got no units': it did come, so it is no token that is missing. */
function emptyTold(reading: Reading): Question | undefined {
  const said = asTyped(reading);
  return reading.facts.length === 0 && SAYS.emptyLoad.isIn(said) ? { about: 'empty' } : undefined;
}

const OWN_TOKENS = alone(SAYS.ownTokens);

/** 'My tokens', 'show me the tokens wey I buy'. */
function tokensAsked(reading: Reading): Question | undefined {
  if (reading.facts.length > 0) return undefined;
  return OWN_TOKENS.covers(asTyped(reading)) ? { about: 'tokens' } : undefined;
}

const OWN_ACCOUNT = alone(SAYS.ownAccount);
const CAME_IN = alone(SAYS.cameIn);
const ADMINISTRATORS = alone(SAYS.administrators);
const APPROVALS = alone(SAYS.approvals);

/** 'My account number', 'I want my own account number'; an administrator's 'money that came'. */
function accountAsked(reading: Reading): Question | undefined {
  if (reading.facts.length > 0) return undefined;
  const said = asTyped(reading);
  if (OWN_ACCOUNT.covers(said)) return { about: 'own-account' };
  if (ADMINISTRATORS.covers(said)) return { about: 'administrators' };
  if (APPROVALS.covers(said)) return { about: 'approvals' };
  return CAME_IN.covers(said) ? { about: 'arrivals' } : undefined;
}

const OWN_STATEMENT = sequence(BEFORE, SAYS.ownStatement);
/** Words that a statement of a meter takes: more of them is about something else. */
const MOST_OF_STATEMENT = 12;

/** 'My statement', 'statement of account since August'; an administrator's 'statement of 45701120409'. */
function statementAsked(reading: Reading): Question | undefined {
  if (reading.facts.some(({ kind }) => kind !== 'digits' && kind !== 'dates')) return undefined;
  const said = asTyped(reading);
  const meters = factsOf(reading, 'digits');
  const [meter] = meters;
  const named = meter !== undefined && meters.length === 1 && SAYS.statement.isIn(said);
  const called = meter === undefined ? statementOf(reading) : undefined;
  const isOwn = meter === undefined && OWN_STATEMENT.begins(said);
  if (reading.list.length > MOST_OF_STATEMENT || !(named || called !== undefined || isOwn)) return undefined;
  const days = firstFact(reading, 'dates');
  return {
    about: 'account',
    ...(meter !== undefined && { meter: meter.value }),
    ...(called !== undefined && { called }),
    ...(days?.first && { from: days.first }),
    ...(days?.last && { to: days.last }),
  };
}

const NOT_LOADED = alone(SAYS.notLoaded);
const LOADED = alone(SAYS.loadedIt);

/** 'I have loaded it', 'I don load the first one'; 'I never load am' takes it back. */
function loadedTold(reading: Reading): Question | undefined {
  if (reading.facts.length > 0) return undefined;
  const said = asTyped(reading);
  const takenBack = NOT_LOADED.covers(said);
  if (!takenBack && !LOADED.covers(said)) return undefined;
  return { about: 'loaded', loaded: !takenBack, all: SAYS.allOfThem.isIn(said) };
}

const OVER = either(SAYS.ends, SAYS.lasts);
/** 'When will my light finish', 'my light go finish when', 'when do I need to buy again'. */
const WHEN_OVER = either(
  sequence(SAYS.asksWhen, gap(4), SAYS.light, gap(3), OVER),
  sequence(SAYS.light, gap(3), OVER, gap(2), SAYS.asksWhen),
  sequence(SAYS.asksWhen, gap(3), SAYS.buysAgain),
);

/** 'When will my light finish', 'how much do I use in a month', 'am I using more than last month'. */
function usageAsked(reading: Reading): Question | undefined {
  if (has(reading, ...SOLD_ELSE) || hasFact(reading, 'amount')) return undefined;
  const said = asTyped(reading);
  const [uses, light] = [SAYS.uses.isIn(said) || SAYS.usage.isIn(said), SAYS.light.isIn(said)];
  const now = uses || SAYS.used.isIn(said);
  if (now && SAYS.more.isIn(said) && SAYS.earlier.isIn(said)) return { about: 'usage', of: 'trend' };
  if (light && SAYS.compares.isIn(said) && SAYS.period.isIn(said)) return { about: 'usage', of: 'trend' };
  if (now && SAYS.asksMuch.isIn(said) && (SAYS.usage.isIn(said) || SAYS.period.isIn(said) || (light && uses)))
    return { about: 'usage', of: 'month' };
  if (hasFact(reading, 'dates')) return undefined;
  // What is owed is another matter than what a meter has.
  const remains = light && SAYS.remains.isIn(said) && SAYS.asksMuch.isIn(said) && !SAYS.notOfMeter.isIn(said);
  const asks = remains && !has(reading, 'buy', 'load', 'want', 'plea') && reading.list.length <= MOST_ASKED;
  return asks || WHEN_OVER.isIn(said) || SAYS.willLast.isIn(said) ? { about: 'usage', of: 'left' } : undefined;
}

/** 'How much is the gym', 'what does service charge cover'. */
function serviceAsked(reading: Reading): Question | undefined {
  if (has(reading, 'past', 'neg', 'balance', 'buy', 'fine') || hasFact(reading, 'amount')) return undefined;
  if (asksOfPrices(reading)) return undefined;
  const own = has(reading, 'svccharge') ? 'service-charge' : firstValue(reading, 'estateservice');
  const named = own ?? (has(reading, 'levy') ? 'dev-levy' : undefined);
  if (named === undefined) return undefined;
  const said = asTyped(reading);
  if (SAYS.covers.isIn(said) || SAYS.whatFor.closes(said)) return { about: 'service', named, wants: 'covers' };
  if (own === undefined || !SAYS.prices.isIn(said)) return undefined;
  // 'How much is service charge' asks what is owed of it.
  const price = own !== 'service-charge' || SAYS.monthly.isIn(said);
  return price && !has(reading, 'pay') ? { about: 'service', named, wants: 'price' } : undefined;
}

const NO_FEE = ['neg', 'twice', 'token', 'reject', ...SOLD_ELSE, 'svccharge', 'estateservice', 'fine'];
const WHAT_IS = sequence(BEFORE, SAYS.whatIs);

/** 'Why was I charged a fee', 'why 50 naira': of the last payment, or of what is open. */
function feeAsked(reading: Reading): Question | undefined {
  if (has(reading, ...NO_FEE)) return undefined;
  const said = asTyped(reading);
  const amounts = factsOf(reading, 'amount');
  const naira = amounts[0] === undefined ? {} : { naira: Number(amounts[0].value) };
  const why = SAYS.why.isIn(said);
  const fee = has(reading, 'fee') && (SAYS.taken.isIn(said) || amounts.length > 0);
  const taken = amounts.length > 0 && (SAYS.taken.isIn(said) || SAYS.extra.isIn(said) || reading.list.length <= 4);
  if (why && (fee || taken)) return { about: 'charged', ...naira };
  return amounts.length > 0 &&
    reading.list.length <= 9 &&
    WHAT_IS.begins(said) &&
    !has(reading, 'power', 'unit', 'data')
    ? { about: 'charged', ...naira }
    : undefined;
}

/** 'Una don refund my money abi': whether it came back; that it did not is a complaint. */
function refundAsked(reading: Reading): Question | undefined {
  const others = ['neg', 'token', 'why', 'twice'];
  if (reading.list.length > MOST_WORDS || reading.facts.length > 0 || has(reading, ...others)) return undefined;
  return SAYS.refunded.isIn(asTyped(reading)) ? { about: 'refund' } : undefined;
}

const CHEAPER = alone(SAYS.cheaper);

/** A question of a few words that says not of what: 'which is cheaper'. */
const cheaperAsked: Finder = (reading) => (CHEAPER.covers(asTyped(reading)) ? { about: 'cheaper' } : undefined);

/** Nobody of these is who runs the portal. */
const others = (reading: Reading): boolean => SAYS.ofElse.isIn(asTyped(reading)) || has(reading, 'estate');

const SELF = alone(SAYS.self);
const OPERATOR = [alone(SAYS.operator), alone(SAYS.partOf)];
const HOURS = [alone(SAYS.openOn), alone(SAYS.stillOpen)];
const GENUINE = alone(SAYS.isGenuine);
const PLACE = alone(SAYS.place);

function portalAsked(reading: Reading): Question | undefined {
  if (reading.facts.some(({ kind }) => kind === 'amount' || kind === 'phone' || kind === 'digits')) return undefined;
  const said = asTyped(reading);
  const isAny = (all: readonly Pattern[]): boolean => all.some((one) => one.covers(said));
  if (SELF.covers(said)) return { about: 'portal', of: 'self' };
  if (others(reading)) return undefined;
  if (GENUINE.covers(said)) return { about: 'portal', of: 'genuine' };
  if (isAny(OPERATOR)) return { about: 'portal', of: 'operator' };
  if (SAYS.hours.isIn(said) || isAny(HOURS)) return { about: 'portal', of: 'hours' };
  return PLACE.covers(said) && !has(reading, 'meter', 'email') ? { about: 'portal', of: 'address' } : undefined;
}

/** Of what was just tried with a card; more words than that speak of something. */
const MOST_WORDS = 9;

const CARD_WORDS = many(either(SAYS.leadsToCard, SAYS.anotherCard));
const REFUSED_WORDS = many(SAYS.refusedWords);

function refusalAsked(reading: Reading): Question | undefined {
  if (reading.list.length > MOST_WORDS || reading.facts.length > 0 || has(reading, 'airtime', 'network'))
    return undefined;
  const said = asTyped(reading);
  if (SAYS.anotherCard.isIn(said) && CARD_WORDS.covers(said)) return { about: 'refusal', of: 'card' };
  return SAYS.asksWhy.isIn(said) && REFUSED_WORDS.covers(said) ? { about: 'refusal', of: 'why' } : undefined;
}

const outageAsked = (reading: Reading): Question | undefined =>
  asksOfOutage(reading) ? { about: 'outage' } : undefined;

const FINDERS: readonly Finder[] = [
  tokenAsked,
  emptyTold,
  tokensAsked,
  statementAsked,
  accountAsked,
  householdAsked,
  sessionsAsked,
  passkeysAsked,
  programsAsked,
  ownMetersAsked,
  officeAsked,
  operationsAsked,
  outageAsked,
  supplyAsked,
  loadedTold,
  portalAsked,
  plainAsked,
  unitsAsked,
  usageAsked,
  serviceAsked,
  refundAsked,
  feesAsked,
  partAsked,
  feeAsked,
  cheaperAsked,
  refusalAsked,
];
