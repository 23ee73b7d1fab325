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
