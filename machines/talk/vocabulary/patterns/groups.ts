/**
 * Which concepts together mean which intent. A line is `score: patterns`; a pattern is the concepts that must all be there,
 * in any order; `-x` must not be there, and behind a score it holds for the whole line. Capitals are facts (AMOUNT, SURE,
 * PHONE, DIGITS, VOLUME, MONTHS, DATES, EMAIL, REF, CODE), the role (USER, OWNER, ADMIN, PLATFORM, VISITOR) and the shape of
 * the sentence: NAME (a capital that means nothing here), ONLY (every word is known), SHORT (four words or fewer),
 * ALONE (one name is the whole sentence), PLACE (an estate is named), THING (something else is).
 * `do` is any word of getting or paying; GROUPS has the others. ASKED is a sentence that ends in a question mark.
 */
export const GROUPS: Record<string, string> = {
  do: 'buy pay payment recharge load give renew want add activate',
  ask: 'howmuch what where how why when isit howto',
  elec: 'power token unit',
  failing: 'neg missing',
  broken: 'reject problem',
  company: 'network disco cable isp',
  ours: 'power token unit meter meterno airtime data internet cable tv isp network disco svccharge levy fine payment pay receipt history transaction account profile password estate service resident estateservice support balance fee upload logo smartcardno ticket',
};
