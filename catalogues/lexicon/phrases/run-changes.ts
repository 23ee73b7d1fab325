import { CHARGING_PHRASES } from './charging.ts';

/**
 * What an administrator says of runs that are under way: to stop them, to go on with them, and how far reminders have come. A run is stopped and gone on
 * with whole: these cover a sentence, or it is none of them.
 */
export const RUN_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|make|we|i|you|can|could|want|wan|need|to|help|me|just|quickly',
  month: CHARGING_PHRASES.month,
  stops: 'stop|pause|halt|hold|suspend|freeze, hold on with, put on hold',
  goesOn: 'resume|continue|restart|unpause, go on with, carry on with, proceed with',
  det: 'the|these|those|this|that|our|all|of|last|whole',
  halted: 'stopped|paused|remaining|other|rest',
  /** What could not be delivered or charged. */
  failed: 'failed|undelivered|returned|bounced|rejected',
  afresh: 'retry|resend, send|mail|try|do|run <det>... <failed>...',
  tail: 'please|pls|abeg|now|for|today|a|moment|minute|first|again|that|which|wey|dey|are|is|were|was|we|started|going|go|on|out|running|o|oo|sef|ma|sir',
  failing:
    'that|which|wey failed|bounced, that|which|wey did|could|were not|never? be? go|deliver|delivered|reach, that|which|wey came back',

  charging:
    'charging|billing, charge|charges|billing|bill|month run|runs, run|runs of charges|charge|billing, charges, charging everybody|everyone|residents|houses|meters, charge|failed? lines, charge',
  monthly:
    '<month> run|charge|charges|billing|bill, run|charges|charge|billing of|for <month>, <month> charge|billing run',
  stopsCharges:
    '<lead>... <stops> <det>... <charging> <tail>..., <lead>... <stops> <det>... <monthly> <tail>..., <lead>... <stops> <det>... run <tail>...',
  resumesCharges:
    '<lead>... <goesOn> <det>... <halted>? <charging> <tail>..., <lead>... <goesOn> <det>... <halted>? <monthly> <tail>...',
  retriesCharges:
    '<lead>... retry <det>... <failed>? <charging> <failing>... <tail>..., <lead>... try|run <det>... <failed> <charging> again? <tail>...',

  reminding:
    'reminders, reminder run|runs|mail|mails, run|runs of reminders, reminder, reminding everybody|everyone|people|residents|them|debtors, reminding the|all? debtors, reminding, sending|mailing <det>... reminders|reminder',
  monthlyReminding: '<month> reminders|reminder, reminders of|for <month>',
  stopsReminders:
    '<lead>... <stops> <det>... <reminding> <tail>..., <lead>... <stops> <det>... <monthlyReminding> <tail>...',
  resumesReminders:
    '<lead>... <goesOn> <det>... <halted>? <reminding> <tail>..., <lead>... <goesOn> <det>... <halted>? <monthlyReminding> <tail>...',
  retriesReminders: `<lead>... retry|resend <det>... <failed> <reminding> <tail>..., <lead>... retry|resend <det>... <reminding> <failing> <tail>...,
    <lead>... send|mail|try <det>... <failed> <reminding> <tail>..., <lead>... send|mail <det>... <reminding> <failing> <tail>...,
    <lead>... <goesOn> <det>... <failed> <reminding> <tail>..., <lead>... retry <det>... <reminding> <tail>...`,

  /** A part of it is meant: somebody, a sum, a day. */
  stopsSome: '<lead>... <stops> <det>... <reminding>',
  resumesSome: '<lead>... <goesOn> <det>... <reminding>',
  /** What goes by itself has its days, and one's own are another thing. */
  otherReminders: 'automatic|automatically|auto|itself|themselves|days|every|each|my|mine|before|after|meeting|music',

  /* who was reminded, and what became of it */
  speaksOfThem: `reminders|reminder we|i|they|you|that|which|wey? sent|mailed|went|gone|go|out|failed|bounced|delivered|reached|left, reminders|reminder that|which|wey? were|was|did|could not, 
    reminder|reminders run|runs|history|log|list|report|progress|status, did|have|has|are|were|see|show|list|view|check|me|far|happen|happened|become|became|many|which|last to|of|are|is|have|has|did|with? the|our|of|all|last|these|those|about? reminders|reminder,
    was|were|been|being|got|get|gotten|received|receive|reach|reached reminded, who|whom|which was|were|has|have|got|we|did|don <whoElse>... reminded|remind,
    got|get|receive|received|gotten a|the|any|their|his|her reminder, reminded people|houses|residents, people|houses|residents|those reminded, not? been reminded`,
  whoElse: 'we|i|they|you|have|has|did|been|all|so|far|ever',
  orders:
    'send|give|mail|write|issue|set|turn|switch|put|change|choose|edit|schedule|start|begin|make|create|remind|announce|tell|inform|publish|post|stop|cancel|delete|remove|enable|disable|activate|deactivate|allow|configure|resume|continue|pause|charge|raise|lower|fine|add|help|want|no|except|exclude',
  notSeen:
    'automatic|automatically|auto|itself|days|before|after|every|each|my|mine|cancel|stop|threshold|rule|limit|meeting|bring|brought|since|balance|balances|owes|owe|owing|paid|pay|pays|charge|charges|fine|want|wants, how do|does|to, what is|are|be, reminder|reminders to|for, a reminder that, should|must|will|would|can|could',
} as const;
