/** What a sentence says of companies and products that are down or back, and of our wallets with vendors. */
export const SUPPLY_PHRASES = {
  before: 'please|pls|abeg|ok|okay|so|and|hello|hi|hey|oga|now|show|list|see|check|me|tell|us|the|all|of|today',
  behind: 'please|pls|abeg|now|o|oo|today|currently|again|at|the|moment|just|right|sef',

  /** A sentence that has these is about something else. */
  other: `notice|announcement|announce|post|banner|inform|everybody|everyone, buy|pay|purchase|recharge|sell|selling|vend|refund,
    token|tokens|meter|levy|fee|fees|my|mine|i|we|our|call|fault|faults, take down, turn|shut|switch down|off`,
  isDown: `is|are|dey|be|been|na|as|has|have|don|still|went|gone|went|go|goes|just|now down|offline|unavailable, go|gone|went|goes|don off|offline,
    not|no|isnt|arent|never|nor dey? working|work|available|responding|respond, stopped|stop working, out of service`,
  isBack:
    'is|are|dey|be|been|na|as|has|have|don|now|just back|up|restored, come|came|don back|up, back up|online|again, up again, dey|is|are work|working again|now',
  /** How a question begins, or a report that is none. */
  asks: 'is|are|na|shey|abi|has|have|does|do|did|can|will|any|what|whats|which|who|why|when|how|wetin|if|anything|should',
  state:
    'down|up|back|working|work|available|online|offline|on|off|okay|ok|fine|functioning|active|unavailable|restored, dey',

  /* what is down at all */
  things:
    'companies|company|discos|disco|networks|network|products|product|providers|provider|services|things|thing|vendor|vendors|else|one|ones|of|them|the|distribution',
  allDown: `what|whats|wetin|which|who <things>... is|are|dey|don? down|offline|unavailable, what|whats|wetin|which <things>... is|are|dey not|no working|available|work,
    is|are anything|something|any <things>... down|offline, anything|something|any <things>... down, outage|outages, any|current outage|outages, outages and wallets, what|whats outages are there`,

  /* our wallets with the vendors */
  wallets: `wallet|wallets, wallet|wallets balance|balances, vendor|vendors wallet|wallets|balance|balances remaining|left?, <vendors> wallet|balance remaining|left?, balance of|in|with the|our? <vendors>,
    how much is|dey|be|remains|left... in|inside|for|with the|our? <vendors>? wallet|wallets, how much is|dey|remains|left... in|inside|for|with the|our? <vendors>, balance of|in the|our? wallet|wallets, our wallet|wallets balance|balances?`,
  vendors: 'vtpass|buypower|baxi, vt pass, buy power',
} as const;
