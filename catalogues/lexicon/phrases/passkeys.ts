/** What is said of the own passkeys, each all that a sentence says. */
export const PASSKEY_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|i|we|want|wan|need|to|can|could|you|make|let|me|help|how|do|my|a|an|the|for|new|another|one|of|with|show|tell|see|list|check|view|which|what|wetin|be|na|all|this|that',
  tail: 'please|pls|abeg|now|o|sha|sir|ma|again|for|on|to|from|in|my|the|this|account|phone|computer|laptop|device|instead|there',
  passkey:
    'passkey|passkeys, pass key|keys, security key|keys, fido|webauthn key?, fingerprint|face login|sign-in|signin, fingerprint to sign|log in',
  own: 'passkey|passkeys, pass key|keys',
  adds: 'add, set|setup up?, create, enable, activate, turn|switch on, register, make, get, put, start, save',
  removes: 'remove, delete, take off|away|out, turn|switch off, disable, comot, commot, revoke, cancel, drop',
  names: 'rename, call, change the? my? name of?, name',
  uses: 'use, using, prove it? with, sign|log in with, continue with, try, go on with',
  lost: 'lost|lose|misplaced|stole',
  add: '<lead>... <adds> <lead>... <passkey> <tail>...',
  remove: '<lead>... <removes> <lead>... <passkey> <tail>..., <lead>... <lost> <lead>... <passkey> <tail>...',
  name: '<lead>... <names> <lead>... <passkey> <tail>..., <lead>... give <lead>... <passkey> <tail>... name',
  use: '<lead>... <uses> <lead>... <passkey> <tail>...',
  /** Which there are. */
  asks: `<own>, <lead>... <own>, please|pls|abeg? show|list|see|view|check me? all? my <passkey>, <lead>... <passkey> do|does i|we have|get|use? <tail>..., <lead>... <passkey> i|we dey? have|get|use <tail>..., <lead>... <passkey> is|are|dey there? <tail>...,
    do|does i have|get any? <lead>... <passkey> <tail>..., have i any? <passkey> <tail>..., how many <passkey> do|does? i have|get|use? <tail>..., is|are there any? <passkey> <tail>...`,
} as const;
