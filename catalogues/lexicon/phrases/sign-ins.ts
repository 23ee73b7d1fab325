/** What is said of the sign-in of somebody named. */
export const SIGN_IN_PHRASES = {
  lead: 'please|pls|abeg|kindly|i|we|want|wan|need|to|can|could|you|make|let|me|help',
  verb: 'sign|signout|log|logout|end|lock|block|disable|suspend|freeze|unlock|unblock|enable|reopen|unfreeze',
  ends: '<lead>... sign|log|signout|logout|end',
  locks: '<lead>... lock|block|disable|suspend|freeze',
  unlocks: '<lead>... unlock|unblock|enable|reopen|unfreeze',
  thing: 'sign in, signin, log in, login, account, sessions, devices, out, signout, logout',
  ended: 'out|signout|logout|sessions|devices',
  /** Somebody's own: 'Ada Obi's access'. That of a gate is another thing. */
  access: 'access',
  /** What stands around a name and is none of it. */
  around:
    'the|a|all|every|any|their|his|her|of|for|on|from|to|at|in|out|off|sign|signin|signout|log|login|logout|account|access|session|sessions|device|devices|meter|number|resident|administrator|admin|person|user|everywhere|again|now|once|immediately|please|pls|abeg',
  joins: 'and',
  /** Nobody who is looked up by a name: the one who writes, everybody, several at once, a device, a condition. */
  nobody:
    'me|my|our|us|mine|myself|everyone|everybody|anyone|anybody|others|other|them|or|but|not|except|if|when|because|unless|anywhere|somewhere|here|there|elsewhere|else|chrome|firefox|safari|edge|opera|browser|windows|mac|macbook|linux|android|iphone|ipad|samsung|tecno|infinix|itel|nokia|xiaomi|redmi|phone|phones|laptop|computer|pc|desktop|tablet|terminal',
} as const;
