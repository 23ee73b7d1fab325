import { CHARGING_PHRASES } from './charging.ts';

/** What an administrator says of runs that are under way: to stop them, to go on with them, and how far reminders have come. */
export const RUN_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|make|we|i|you|can|could|want|wan|need|to|help|just|quickly',
  month: CHARGING_PHRASES.month,
  stops: 'stop|pause|halt|hold|suspend|freeze, hold on with, put on hold',
  goesOn: 'resume|continue|restart|unpause|retry|resend, go on with, carry on with, proceed with, try, send|mail',
  /** Without one of these nothing is tried or sent once more. */
  once: 'resume|continue|restart|unpause|retry|resend, go|carry on with, proceed with, again, once more',

  charging:
    'charging|billing, charge|charges|billing|bill|month run|runs, <month> run|runs, run|runs of charges|charge|billing, charges, <month> charge, charging everybody|everyone|residents|houses|meters, charge|failed lines',
  of: 'the|these|those|this|that|our|all|of|last|failed|undelivered|stopped|paused|remaining|other|rest, <month>',
  tail: 'please|pls|abeg|now|for|today|a|moment|minute|first|again|that|which|wey|dey|were|was|we|started|going|go|on|out|running|o|oo|sef|ma|sir',
  stopsCharges: '<lead>... <stops> <of>... <charging> <tail>...',
  resumesCharges: '<lead>... <goesOn> <of>... <charging> <tail>...',

  reminding:
    'reminders, reminder run|runs|mail|mails, the|this|that|our|failed reminder, reminding everybody|everyone|people|residents|them|debtors|those|the|all, reminding',
  /** What goes by itself has its days, and one house is none of a run that is stopped. */
  otherReminders:
    'automatic|automatically|auto|itself|themselves|day|days|before|after|every|each|monthly|weekly|me|my|mine|house|flat|block|plot|unit|shop|street|except|not|dont|never|to|about',

  /* who was reminded, and what became of it */
  speaksOfThem:
    'reminders, reminded, who|whom|which did|have|has we|i|they|you|us remind, reminder run|runs|history|log|mail|mails|list|report|went|sent|failed|go|reach|reached, got|get|receive|received|gotten a|the|any|their|his|her? reminder, the|that reminder',
  orders:
    'send|give|mail|write|issue|set|turn|switch|put|change|choose|edit|schedule|start|begin|make|create|remind|announce|tell|inform|publish|post|stop|cancel|delete|remove|enable|disable|activate|deactivate|allow|configure|resume|continue|pause',
  notSeen:
    'automatic|automatically|auto|itself|days|before|after|every|each|my|mine|cancel, how do|does|to, what is|are|be, reminder|reminders to|for, a reminder that, should|must|will|would|can|could',
} as const;
