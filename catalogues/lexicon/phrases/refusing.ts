/** What an administrator says who lets somebody in to a meter, or does not. Who it is, and why, stands behind it. */
export const REFUSING_PHRASES = {
  lead: 'please|pls|abeg|biko|kindly|oya|i|we|want|wan|to|would|like|can|could|you|u|ok|okay|now|so|then|yes|hi|hello|just|help|me',
  refuses: `please|pls|abeg|kindly|oya|i|we|want|wan|to... refuse|reject|disapprove, please|pls|abeg|kindly|oya... do not approve|verify,
    please|pls|abeg|kindly|oya... dont approve|verify`,
  /** The same of a change of meter, and of nothing else. */
  refusesChange: `<lead>... refuse|reject|disapprove|decline|deny, <lead>... turn down, <lead>... do not|never approve|accept|allow|grant|confirm|let|authorize,
    <lead>... dont|no|never approve|accept|allow|grant|confirm|let|authorize`,
  approves: '<lead>... approve|verify|accept|allow|grant|confirm|authorize|authorise|permit|let, <lead>... say yes to',
  /** Those of the verbs that are said of whoever waits, and hardly of anything else. */
  surely: `<lead>... approve|authorize|authorise|refuse|reject|disapprove|decline, <lead>... turn down, <lead>... say yes to,
    <lead>... do not|never approve|authorize|verify, <lead>... dont|no|never approve|authorize|verify`,
  approvesPerson: '<lead>... approve|verify',
  /** 'Can I approve one' is a question; 'can you' is a wish. */
  asks: 'please|pls|abeg|hi|hello|ok|okay|so|now... can|could|may|should|do|did|shall i|we',
  /** That somebody changes, or has changed, the meter that they are on. */
  change: `meter number|no? change|changes|switch, changing|change|switch of meter|meters, change|changes|changed|changing|switch|switched|switching the|his|her|their|a|to? meter|meters,
    meter _? _? _? _? changed|change|changes|switched to?`,
  /** The one that somebody has changed to, which is no new thing that is handed out. */
  newMeter: 'new meter',
  anyNewMeter: 'a|an|any|another|one|some new meter',
  /** Not one, but every one; or two at once. */
  all: 'all|every|both|everybody|everyone|everything|any|anybody|anyone|residents|tenants|people|users|accounts',
  /** Words that may stand beside whose it is, and say nothing that matters. */
  beside: `the|a|of|for|to|from|in|at|on|by|wey|who|whose|his|her|their|this|that|no|number|meter|new|change|changing|changed|switch|switched|switching|request|application,
    please|pls|abeg|biko|now|today|immediately|sir|ma|o|oh|resident|tenant|account`,
  /** Why, where that is no more than this. */
  wrong: 'wrong house|flat|meter|person|name|number|estate',
  /** In front of whoever is named. */
  beforeWhom: 'of|for|from|by|wey|in|at|who',
  /** Behind what is done, it may be none, or not now, or something else besides. */
  doubts:
    'not|dont|never|unless|maybe|perhaps|wait|if|whether|until|till|after|when|once|tomorrow|later|then|but|before|soon|next|only|provided|except|and|or',
  /** What would be done besides; a reason holds none of it. */
  second: `and|but|then|or|also please|pls|just? approve|verify|accept|allow|refuse|reject|decline|deny|disapprove|charge|remove|delete|move,
    unless, until`,
} as const;
