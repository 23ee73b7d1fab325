/** Concepts that patterns of intents name together: `do` is any word of getting or paying. */
export const GROUPS: Record<string, string> = {
  do: 'buy pay payment recharge load give renew want add activate',
  ask: 'howmuch what where how why when isit howto',
  elec: 'power token unit',
  failing: 'neg missing',
  broken: 'reject problem',
  company: 'network disco cable isp',
  ours: 'power token unit meter meterno airtime data internet cable tv isp network disco svccharge levy fine payment pay receipt history transaction account profile password estate service resident estateservice support balance fee upload logo smartcardno ticket',
};

/** Concepts of a sentence that asks for less of a list of payments: what it is listed by, and the words of asking. Any other speaks of something else. */
export const OF_LISTS = [
  ...['power token unit disco airtime network data internet isp cable tv svccharge estateservice levy fine'],
  ...['success unsuccessful reject pending missing'],
  ...['sorted last all relative'],
  ...['past history transaction buy pay want show what how as mine own plea'],
].flatMap((concepts) => concepts.split(' '));
