/** What a sentence says of a setting: who supplies the estate, where a refund goes, and that an estate was paid. */
export const SETTINGS_PHRASES = {
  /** Whoever buys, asks what something costs or complains means no setting. */
  other:
    'buy|pay|purchase|recharge|fee|fees|price|token|tokens|units|owe|owes|debt|balance|help|problem|fault|outage|down|report',
  estate: 'our|we|us|estate|estates|compound',
  company: 'disco|discos|supplier, distribution|power|electricity|light company, who supplies',
  supplied:
    'with|under|by|from|on|set|change|switch|use|make|supplies|supply|supplied|put|move|moved|belong|belongs, na',
  refund: 'refund|refunds|refunded|repaid',
  details: 'my bank details',
  account: `bank account, account number, my|our account, bank details, account details, refund account, my|our bank,
    to|into|inside|in|for|enter my|our? <banks> bank|account|acct?, to|into|inside|in|for|enter <figures> <banks>?, to|into|inside|in|for|enter my|our bank|account|acct`,
  /** An account number as it is typed. */
  figures: '0*|1*|2*|3*|4*|5*|6*|7*|8*|9*',
  /** As people call them. */
  banks: `gtb|gtbank|gt|zenith|uba|access|diamond|firstbank|fidelity|union|sterling|wema|alat|kuda|opay|palmpay|moniepoint|polaris|stanbic|fcmb|ecobank|keystone|unity|jaiz|providus,
    first|union bank`,
  complains:
    'don|una refund|refunded|return|returned|paid, abi, where|when|why|not|never|no|yet|dont|havent|hasnt|didnt|still, has my, have you',
  byHand: 'by hand, manually, paid it by hand',
  paidOn: `record|enter|log a|the|our payment|remittance|transfer to,
    record|enter|log a|the|our payment|remittance|transfer of _ to, record that we paid|sent|remitted, paid to the|an estate,
    payment to the|an estate, remitted, remittance to`,
  asksOfPaidOn: 'how|when|why|who|what|which|did|has|have|was|show|list|not|never|take|statement',
} as const;
