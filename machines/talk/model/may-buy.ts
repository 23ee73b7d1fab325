import type { Said } from '../reading/pattern.ts';
import { factsOf, hasFact, type Mention, type Reading } from '../reading/read.ts';
import { isNegated, isOfYesterday, isReported, namesOthers } from '../reading/refusals.ts';
import { asTyped } from '../reading/said.ts';
import { WORDS } from './words.ts';

const WISHES = new Set(['buy', 'pay', 'recharge', 'renew', 'load']);

/** 'I am not paying the fine, I am paying the levy' refuses one thing only; 'I want it but do not buy' refuses all. */
function refused(reading: Reading): boolean {
  const wishes = reading.mentions.filter(({ concept }) => WISHES.has(concept));
  const taken = (wish: Mention): boolean => isNegated(reading, wish.from);
  const denied = wishes.findLast(taken);
  if (denied && !wishes.some((wish) => wish.from > denied.from && !taken(wish))) return true;
  const no = reading.mentions.findLast((mention) => mention.concept === 'refuse');
  // 'I no want buy': the wish right behind the no belongs to it
  return no !== undefined && !wishes.some((wish) => wish.from > no.to + 1 && !taken(wish));
}

/** What is done with products instead of buying them, whoever says so. */
const NO_PURCHASE = ['sold', 'stopsell', 'startsell', 'reconcile', 'notice', 'forall'];

/** The same of whoever runs the platform. */
const RUNS = [
  ...['create', 'sell', 'collected', 'pending', 'fee', 'metrics', 'count'],
  ...['requestlist', 'deactivate', 'servicelist', 'provfee'],
];

/** What was paid before, rather than what is to be paid. */
const ABOUT_PAID = ['unsuccessful', 'history', 'paymentlist', 'sorted', 'debit', 'twice', 'gratitude', 'howoften'];

/** What says that nothing is wished for: a question, something done, somebody asked who they are, another time. */
function asksOrTells(said: Said, strong: boolean): boolean {
  if (!strong && WORDS.remarks.isIn(said)) return true;
  const spoken = [WORDS.asksBetter, WORDS.doneWrong, WORDS.advert];
  if (spoken.some((words) => words.isIn(said)) || WORDS.asksWho.begins(said)) return true;
  // A question about something, and none of 'can I buy'; the same of what was done, with whatever verb.
  return WORDS.asksDone.begins(said) || (WORDS.asksAbout.begins(said) && !strong) || WORDS.later.closes(said);
}

/** True where a sentence says something that only a purchase needs: an amount that is sure, a number, a plan, months. */
const hasWorth = (reading: Reading, all: ReadonlySet<string>): boolean =>
  factsOf(reading, 'amount').some((found) => found.sure) ||
  ['DIGITS', 'PHONE', 'VOLUME', 'MONTHS'].some((sign) => all.has(sign));

/** Whoever runs the platform may buy, but speaks of products and top-ups all day: only a verb of buying means it. */
function buysThemselves(all: ReadonlySet<string>): boolean {
  const verb = ['buy', 'pay', 'renew', 'load'].some((concept) => all.has(concept));
  const numbered = all.has('recharge') && (all.has('PHONE') || all.has('DIGITS'));
  return (verb || numbered) && !RUNS.some((concept) => all.has(concept));
}

/** What is paid to the own estate. */
const DUES = ['svccharge', 'levy', 'fine', 'estateservice'];

/**
 * 'Service charge for everybody is 3000', 'the levy is now 5000': what an estate takes is told, and nothing is wished for. Who sets it
 * tells it by its name alone.
 */
const isPriceTold = (said: Said, all: ReadonlySet<string>): boolean =>
  DUES.some((concept) => all.has(concept)) &&
  !asks(all) &&
  (all.has('ADMIN') || all.has('becomes') || WORDS.everyone.isIn(said));

/** 'My neighbour was fined 5000': what is due of somebody else, who has no number here, is told. */
const isOfOthersDues = (reading: Reading, all: ReadonlySet<string>): boolean =>
  DUES.some((concept) => all.has(concept)) && namesOthers(reading);

/** So many words that mean nothing here may stand in a sentence that asks for something; reasons are told in any. */
const MOST_TOLD = 14;
/** The same where nothing asks: 'mtn 500 08031234567' is short, and 'Eko Disco lost 5000 meters to vandals' tells something. */
const MOST_BARE = 3;

/** What asks for something: a wish, a plea, or that there is no more of it. */
const ASKS = ['buy', 'pay', 'recharge', 'renew', 'load', 'want', 'give', 'plea', 'usedup', 'intends'];

const asks = (all: ReadonlySet<string>): boolean => ASKS.some((concept) => all.has(concept));

/**
 * What keeps a sentence from beginning a purchase, however well it matches: a refusal, something already done, a question, somebody
 * else's business. Saying too little is safe; buying unasked is not.
 */
export function mayBuy(reading: Reading, all: ReadonlySet<string>): boolean {
  // 'The 5k light I buy no reach 2 days' is no wish for more of it, and 'airtime, e no load' none for any.
  if (all.has('shortlived') || all.has('unloaded')) return false;
  // Whoever types a token has bought it.
  if (hasFact(reading, 'token')) return false;
  // 'If I no owe, buy light 2000' hangs on an answer.
  if (WORDS.ifOwing.isIn(asTyped(reading))) return false;
  if (isPriceTold(asTyped(reading), all) || (isOfOthersDues(reading, all) && !asks(all))) return false;
  if (refused(reading) || all.has('foreign') || NO_PURCHASE.some((concept) => all.has(concept))) return false;
  const strong = all.has('buy') || all.has('pay') || all.has('recharge') || all.has('renew') || all.has('load');
  if (all.has('PLATFORM') && !buysThemselves(all)) return false;
  // 'Failed airtime' and 'levy history' are about what was paid, 'my friend wants data' about another.
  if (ABOUT_PAID.some((concept) => all.has(concept)) && !strong) return false;
  if (asksOrTells(asTyped(reading), strong)) return false;
  // 'My guy buy light yesterday' tells what was done.
  if (isOfYesterday(reading) && !all.has('want') && !all.has('plea')) return false;
  if (isReported(reading) || (all.has('intends') && !hasWorth(reading, all))) return false;
  if ((all.has('THEIRS') || all.has('letothers')) && !hasWorth(reading, all)) return false;
  const wish = strong || all.has('want') || all.has('give');
  const exact = hasWorth(reading, all);
  // 'Turn the lights down' is said to a switch.
  if (!exact && WORDS.operates.isIn(asTyped(reading))) return false;
  // 'DStv not activated after payment' and 'token not working' complain.
  const complains = all.has('neg') && ((all.has('payment') && !strong) || (all.has('work') && !wish));
  if (complains && !exact) return false;
  if (all.has('someday') || (all.has('howto') && !exact)) return false;
  if (all.has('howmuch') || (all.has('count') && all.has('isit'))) return false;
  if ((all.has('past') || all.has('why') || all.has('when')) && !(wish && exact)) return false;
  if ((all.has('show') || all.has('what')) && !strong && !exact) return false;
  if (!exact && reading.mentions.some(({ concept, from }) => concept === 'cancel' && from <= 1)) return false;
  if (all.has('outage') && !(strong && (exact || all.has('AMOUNT')))) return false;
  // 'My units don finish' asks for more of them; a neighbour's do not.
  if (all.has('usedup') && !wish && namesOthers(reading)) return false;
  if (exact) return reading.unknown.length <= (asks(all) ? MOST_TOLD : MOST_BARE);
  const some = all.has('AMOUNT') ? 2 : 0;
  const paying = strong || (all.has('payment') && all.has('want'));
  return reading.unknown.length <= (paying ? 4 : some);
}
