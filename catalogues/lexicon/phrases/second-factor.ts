/** What is said of the own second factor, each all that a sentence says; `helps` begins what is said of that of somebody named. */
export const SECOND_FACTOR_PHRASES = {
  lead: 'please|pls|abeg|kindly|i|we|want|wan|need|to|can|could|you|make|let|me|help|how|do|my|a|an|the|for|new|another',
  tail: 'please|pls|abeg|now|o|sha|sir|ma|again|for|on|my|account|phone|app',
  factor:
    'second|2nd factor, two factor authentication?, two step verification|authentication|code?, 2 fa, mfa, authenticator app?, totp',
  sets: 'set|setup up?, turn|switch on, add, enable, activate, get, change, use, register, connect, put',
  takes: 'remove, take off|away, turn|switch off, disable, delete, stop, comot',
  sought: '<lead>... <sets> <lead>... <factor> <tail>..., <factor>',
  unwanted: '<lead>... <takes> <lead>... <factor> <tail>...',
  codes:
    '<lead>... recovery|backup code|codes <tail>..., <lead>... get|make|give|show|renew|create <lead>... recovery|backup code|codes <tail>..., <lead>... lost|lose|misplaced <lead>... recovery|backup codes <tail>...',
  gives: '<lead>... give a code <tail>...',
  helps: '<lead>... reset|clear, <lead>... <takes>',
} as const;
