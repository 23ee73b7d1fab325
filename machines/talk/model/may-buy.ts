import { factsOf, type Mention, type Reading } from '../reading/read.ts';
import { isNegated, isReported, namesOthers } from '../reading/refusals.ts';

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
const NO_PURCHASE = ['sold', 'stopsell', 'startsell', 'reconcile', 'notice'];

/** The same of whoever runs the platform. */
const RUNS = 'create sell collected pending fee metrics count requestlist deactivate servicelist provfee'.split(' ');

/** What was paid before, rather than what is to be paid. */
const ABOUT_PAID = ['unsuccessful', 'history', 'paymentlist', 'sorted', 'debit', 'twice', 'gratitude', 'howoften'];

/** A question about something, and none of 'can I buy'. */
const ASKS_ABOUT =
  /^\W*(?:(?:please|pls|abeg|but|and|so|wey)\W+)*(?:is|are|was|were|does|do (?:i|you|we|they)|how many|how long|how far|whose)\b/i;
/** 'I buy 5k airtime by mistake', 'I pay levy last week but e still dey show': it is done, and something is wrong with it. */
const DONE_WRONG =
  /\b(?:by mistake|mistakenly|in error|accidentally)\b|\b(?:pay|paid|buy|bought|load|loaded|recharge|send|sent)\b.*\b(?:last \w+|yesterday|since|on \w+day)\b.*\bbut\b/i;
/** '5k or 10k light, which one better?' */
const ASKS_BETTER =
  /\bwh?ich (?:one |of (?:them|dem) |plan |package )?(?:go |is |dey |be )?(?:better|best|cheaper)\b|\bwetin better\b/i;
/** 'Na una be nepa?' */
const ASKS_WHO = /^\W*(?:(?:abeg|please|pls|but|so)\W+)*(?:na (?:una|you)|una be|you be)\b/i;
/** 'I will buy data later' */
const LATER = /\blater\W*$/i;
/** The same of what was done, with whatever verb. */
const ASKS_DONE = /^\W*(?:(?:please|pls|abeg|but|and|so|wey)\W+)*(?:did|has|who|was|were)\b/i;

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

/**
 * What keeps a sentence from beginning a purchase, however well it matches: a refusal, something already done, a question, somebody
 * else's business. Saying too little is safe; buying unasked is not.
 */
export function mayBuy(reading: Reading, all: ReadonlySet<string>): boolean {
  // 'The 5k light I buy no reach 2 days' is no wish for more of it.
  if (all.has('shortlived')) return false;
  if (refused(reading) || all.has('foreign') || NO_PURCHASE.some((concept) => all.has(concept))) return false;
  const strong = all.has('buy') || all.has('pay') || all.has('recharge') || all.has('renew') || all.has('load');
  if (all.has('PLATFORM') && !buysThemselves(all)) return false;
  // 'Failed airtime' and 'levy history' are about what was paid, 'my friend wants data' about another.
  if (ABOUT_PAID.some((concept) => all.has(concept)) && !strong) return false;
  if (ASKS_BETTER.test(reading.text) || DONE_WRONG.test(reading.text) || ASKS_WHO.test(reading.text)) return false;
  if (ASKS_DONE.test(reading.text) || (ASKS_ABOUT.test(reading.text) && !strong)) return false;
  if (isReported(reading) || LATER.test(reading.text) || (all.has('intends') && !hasWorth(reading, all))) return false;
  if ((all.has('THEIRS') || all.has('letothers')) && !hasWorth(reading, all)) return false;
  const wish = strong || all.has('want') || all.has('give');
  const exact = hasWorth(reading, all);
  // 'DStv not activated after payment' and 'token not working' complain.
  const complains = all.has('neg') && ((all.has('payment') && !strong) || (all.has('work') && !wish));
  if (complains && !exact) return false;
  if (all.has('someday') || (all.has('howto') && !exact)) return false;
  if (all.has('howmuch') || (all.has('count') && all.has('isit'))) return false;
  if ((all.has('past') || all.has('why') || all.has('when')) && !(wish && exact)) return false;
  if ((all.has('show') || all.has('what')) && !strong && !exact) return false;
  if (all.has('outage') && !(strong && (exact || all.has('AMOUNT')))) return false;
  // 'My units don finish' asks for more of them; a neighbour's do not.
  if (all.has('usedup') && !wish && namesOthers(reading)) return false;
  if (exact) return reading.unknown.length <= 14;
  const some = all.has('AMOUNT') ? 2 : 0;
  const paying = strong || (all.has('payment') && all.has('want'));
  return reading.unknown.length <= (paying ? 4 : some);
}
