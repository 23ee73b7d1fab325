/** What is said to remind people who owe, and of the reminders that one gets oneself. */
export const REMINDING_PHRASES = {
  /* an administrator, of all who owe */
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|make|we|i|you|can|could|want|wan|need|to|help',
  remindsAll: `<lead>... <remind> <debtors> <behind>... <excepting>?,
    <lead>... send|mail|give <debtors> <reminder> <behind>... <excepting>?,
    <lead>... send|mail <reminder> to <debtors> <behind>... <excepting>?`,
  /** Right behind a list of those who owe. */
  remindsThese: `<lead>... <remind> all? <these> all? <behindThese>... <excepting>?, <lead>... <remind> all of <these> <behindThese>... <excepting>?,
    <lead>... send|give|mail <these> all? <reminder> <behindThese>... <excepting>?,
    <lead>... send|mail <reminder> to all? of? <these> all? <behindThese>... <excepting>?,
    <lead>... <remind> everybody|everyone|all <behindThese>... <excepting>?, <lead>... send|mail out? <reminder> <behindThese>... <excepting>?,
    <lead>... send|write <these> all? a|an? mail|mails|email|emails|message to <remind> <these>? <behindThese>...`,
  these: 'them|dem|these|those, these|those people|ones|houses, the|these|those debtors|defaulters|houses|residents',
  behindThese:
    '<behind>, make|about|of|by|it|this|that|what|they|dem|them|dey|owe|owing|their|debt|debts|dues|arrears|levy|levies|charge|service|fine|fines|mail|email|again|too|also|o',
  debtors: `everybody|everyone|all|those|people|residents|anybody|anyone who|that|wey owe|owes|owing, all|the debtors, debtors,
    everybody|everyone|all|those|people|residents wey dey owe, all? everybody|everyone|those|people|residents|anybody|anyone who|that|wey <unpaid>`,
  unpaid:
    'have|has|had|did|do|still... not|never|no|dont|hasnt|havent|didnt|yet yet|ever|to|dey... paid|pay|settled|cleared',
  remind: 'remind|nudge|prod',
  reminder: 'a|the? gentle|polite|friendly|soft|small|quick|final? reminder|reminders|nudge|nudges',
  reminds: 'remind|reminds|reminding|reminded|remaind|reminder|reminders|nudge|nudges|nudging|nudged|prod',
  /** Somebody is left out of it. */
  excepting:
    'except|excluding|bar ..., apart from ..., other than ..., but those|these|the|people|house|flat|block|plot|unit|shop ..., <butNot> _ ...',
  butNot: 'but|and not|never',
  behind:
    'please|pls|abeg|us|me|the|estate|now|today|to|pay|money|for|more|than|over|days, 30|60|90|thirty|sixty|ninety, a|one|1|two|2|three|3 month|months',

  /* an administrator, of the days on which it goes by itself */
  choosesDays: `<lead>... change|set|choose|edit|see|show the|our|my? reminder|reminders|reminding days <days>...,
    <lead>... turn|switch|put on|off the|our? automatic reminder|reminders <days>...,
    <lead>... stop|pause|end the|our? automatic reminder|reminders <days>...,
    <lead>... automatic reminder|reminders <days>..., <lead>... remind <debtors> by itself|automatically <days>...,
    <lead>... remind by itself <days>..., reminder days`,
  days: 'please|pls|abeg|us|now|of|the|our|estate|for|dues|debtors|who|owes|owe',

  /* a resident, of the own */
  wantsNone: `<lead>... stop reminding me <ofDues>..., <lead>... dont|not|never remind me <ofDues>..., do not remind me <ofDues>...,
    <lead>... stop the|these|those|my? reminders|reminder <ofDues>..., no more|further reminders <ofDues>...,
    <lead>... turn|switch|put off the|these|those|my? reminders|reminder <ofDues>..., turn|switch|put the|these|those|my? reminders off,
    <lead>... dont|not|never want|wan|need the|these|those|any|more... reminders|reminder <ofDues>...`,
  wantsThem: '<lead>... remind me of|about the|my? <due> <ofDues>..., <lead>... reminders of|about the|my? <due>',
  ofDues: 'please|pls|abeg|again|anymore|any|more|of|about|by|mail|email|for|what|i|owe|my|the|me|to|pay, <due>',
  due: 'dues|due|debt|debts|levy|levies|fines|fine|bills, service|svc charge, what i owe',
} as const;
