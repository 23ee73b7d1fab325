import { BOUND_PHRASES } from './bounds.ts';
import { CASH_PHRASES } from './cash.ts';

/** What an administrator says of whom the rule of the estate is to remind; sums and ages are taken out before it is compared. */
export const REMINDER_RULE_PHRASES = {
  ...BOUND_PHRASES,
  lead: 'make dem|them|they, please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|make|una|we|i|you|can|could|want|wan|need|to|should|must|only',
  reminds: 'remind|reminds|reminding|reminded|reminder|reminders',

  /* 'remind nobody' */
  nobody: `<lead>... remind nobody|noone <atAll>..., <lead>... remind no one <atAll>..., <lead>... never remind <people> <atAll>...,
    nobody|noone should|must be reminded <atAll>...`,
  atAll: 'at|all|again|ever|anymore|please|pls|abeg|o',
  people:
    'anybody|anyone|somebody|someone|everybody|everyone|people|person|houses|house|residents|resident|tenants|tenant|debtors|them|dem, any|a|the house|person|resident|tenant|residents|people|houses',
  whoOwes: 'who|that|wey|whose dey|is|are|has|have|debt|debts... owe|owes|owed|owing?',

  /* 'set the reminder threshold to 5000' */
  sets: `<lead>... <setting> the|our|a? reminder|reminders|reminding <threshold> <toBe>..., <lead>... <setting> the|our|a? reminder|reminders to start|begin|go <toBe>...,
    <lead>... the|our? reminder|reminders <threshold> should|must? <toBe>...`,
  setting: 'set|change|put|raise|lower|increase|reduce|move|keep|adjust|edit',
  threshold: 'threshold|limit|minimum|sum|amount|age',
  toBe: 'to|out|at|of|be|is|from|as|over|above|after, at least, <more> <equal>?, <leastBehind>, <moneys>',
  moneys: CASH_PHRASES.otherMoney,
  /** 'To never', 'to 0': what no figure says. */
  setsNobody: '<sets> never|nobody|noone <atAll>..., <sets> no one <atAll>...',
  setsAny: '<sets> 0|zero naira|please|pls|abeg..., <from> 0|zero naira|please|pls|abeg...',
  ofAge: 'reminder|reminders|reminding age',

  /* 'remind only when so much is owed' */
  conditional: '<lead>... <middle>...',
  /** What makes it a rule and no reminder of now. */
  whenever: 'when|whenever|if|once|where|until|till|unless, <starts>',
  starts:
    'start|starts|begin|begins|beginning|starting from|at|when|after|with, go|goes out|only... from|above|over|after',
  /** 'Remind only above 50k' may be said of now as well. */
  only: 'only|just from|after, only|just want|need reminders, reminders only|just <more>, reminders only|just for|on <more>',
  /** Nothing but where it begins: 'remind from 5000'. */
  from: '<lead>... remind|reminder|reminders from',
  /** So a question begins. */
  asks: 'when|where|what|wetin|how|why|who|which',
  /** Right before an age that something has to reach. */
  after: 'after',
  middle: `<people>, <whoOwes>, <more> <equal>?, <less> <equal>?, <notLess>, at least|most, <leastBehind>, or|and older|longer, <moneys>,
    only|just|when|whenever|if|once|where|from|after|than|remind|reminder|reminders|send|sends|mail|mails|go|goes|out|start|starts|begin|begins|starting|beginning|with|at|in|all|total|together,
    they|dem|them|it|e|he|she|their|his|her|its|wetin|what|the|a|an|of|for|on|by|and|up|to,
    small|little|large|big, should|must|will|to|want get|receive, debt|debts|arrears|balance|balances|amount|amounts|sum|sums|money|naira|owe|owes|owed|owing|oldest|old|is|are|be|been|has|have|don|dey|reach|reaches|comot|should|must|will,
    please|pls|abeg|o|them`,

  /* 'do not remind anybody under so much' */
  denied: '<lead>... <denial> <doing>... <undone>..., nobody|noone <undone>...',
  denial: 'not|dont|never|no|stop|stops, do not, remind nobody|noone, remind no one, no one',
  doing: 'send|sending|give|giving|mail|mailing|bother|disturb, want|need|wish|wan|dey to?',
  undone:
    '<middle>, <mostBehind>, reminding|reminded|sending|before|until|till|unless|any|no|not|send|give|bother|disturb|people',
  /** It turns a denial: what is behind it is when they are reminded. */
  until: 'until|till|unless|before',
  /** 'Nobody under 2000' is not 'not under 2000'. */
  underNobody: 'nobody|noone <owing>... <less> <equal>?, no one <owing>... <less> <equal>?',

  days: 'day|days',
  weeks: 'week|weeks',
  months: 'month|months',
  years: 'year|years',
  one: 'a|one',
} as const;
