/** What an administrator says who approves, refuses or takes back what two people do. Which one it is stands behind it. */
export const APPROVAL_PHRASES = {
  lead: 'please|pls|abeg|biko|kindly|oya|i|we|want|wan|to|would|like|can|could|you|u|ok|okay|now|so|then|yes|hi|hello|just|help|me',
  approve: '<lead>... approve, <lead>... agree to',
  refuse: '<lead>... refuse|reject|disapprove|decline, <lead>... turn down',
  'take-back': '<lead>... withdraw, <lead>... take back',
  /** What is decided on: another thing that is approved is none of these. */
  approval: 'approval|approvals',
  of: 'balance|balances|refund|refunds, limit for balances, the limit, balance limit',
  limit: 'limit',
  /** Words that may stand beside which it is, and say nothing that matters. */
  beside: `the|a|of|for|to|on|at|in|my|our|this|that|number|no|approval|approvals|change|changes|balance|balances|refund|refunds|limit|meter|service|charge|levy|fine|by|hand|order,
    please|pls|abeg|biko|now|today|sir|ma|o|oh`,
  /** It may be none, or not now, or something else besides. */
  doubts:
    'not|dont|never|unless|maybe|perhaps|wait|if|whether|until|till|after|when|once|tomorrow|later|then|but|before|soon|next|only|provided|except|and|or|all|every|both|everything',
  /** Above which sum two people are needed. */
  setsLimit:
    '<lead>... set|change|raise|lower|increase|reduce|remove|take|edit the|our|a|my? limit for|of|on balances|balance, <lead>... set|change|raise|lower|increase|reduce|remove|edit the|our|my? balance limit',
  /** There is to be none. */
  none: 'to none|nothing|off, no limit, <lead>... remove, <lead>... take the|our|my? limit',
} as const;
