/** What an administrator says who lets somebody in to a meter, or does not. Who it is, and why, stands behind it. */
export const REFUSING_PHRASES = {
  lead: 'please|pls|abeg|biko|kindly|oya|i|we|want|wan|to|would|like|can|could|you|u|ok|okay|now|so|then|yes|hi|hello|just|help|me',
  refuses: `please|pls|abeg|kindly|oya|i|we|want|wan|to... refuse|reject|disapprove, please|pls|abeg|kindly|oya... do not approve|verify,
    please|pls|abeg|kindly|oya... dont approve|verify`,
  /** The same of a change of meter, and of nothing else. */
  refusesChange: `<lead>... refuse|reject|disapprove|decline|deny, <lead>... turn down, <lead>... do not|never approve|accept|allow|grant|confirm|let|authorize,
    <lead>... dont|no|never approve|accept|allow|grant|confirm|let|authorize`,
  approves: '<lead>... approve|verify|accept|allow|grant|confirm|authorize|authorise|permit|let, <lead>... say yes to',
  /** That somebody changes, or has changed, the meter that they are on. */
  change: `meter number|no? change|changes|switch, changing|change|switch of meter|meters, change|changes|changed|changing|switch|switched|switching the|his|her|their|a|to? meter|meters,
    new meter, meter _? _? _? _? changed|change|changes|switched to?`,
  /** Not one, but every one; or two at once. */
  all: 'all|every|both|everybody|everyone|everything|any|anybody|anyone|residents|tenants|people|users|accounts',
  /** Behind what is done, it may be none. */
  doubts: 'not|dont|never|unless|maybe|perhaps|wait|if|whether|until',
} as const;
