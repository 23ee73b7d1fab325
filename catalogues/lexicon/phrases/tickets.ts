/** What is said of support tickets. */
export const TICKET_PHRASES = {
  /** Its number stands behind it. */
  numbered: 'ticket|tickets number|no? t?',
  opens: 'open|create|raise|log|lodge|start|new|file _? _? _? ticket|tickets|complaint',
  own: 'my support? ticket|tickets|complaint|complaints',
  /** The same as what somebody wants done with what was just spoken of. */
  reports: 'please|pls|abeg|i|want|wan|to|let|me|just... report|escalate <matter> <whom>? please|abeg|o?',
  matter: 'it|am|this|that, the|this|my issue|problem|matter|case',
  whom: 'to|for support|them|una|you',
  /** 'New tickets' are there already; a new ticket is to be opened. */
  unread: 'new|unread|latest support? tickets',
  lists: 'my|show|list|all|open|the|our|any|see|check|unread _? _? ticket|tickets',
  /** Where it is all that is said. */
  listsAlone: 'support? ticket|tickets status?',
  polite: 'please|pls|plz|abeg|kindly, can|could you, help me, i want|wish to, i wan, let me, make i',
  ticket:
    'my|the|a|this|that|support|on|to|for|with... ticket|tickets number|no? t?, my|the|a|this|that|support|on|to|for|with... t',
  replies: '<polite>... reply|respond|answer|comment|write|add <ticket>, <polite>... write back <ticket>',
  closes: '<polite>... close|resolve|shut <ticket>',
  reopens: '<polite>... reopen <ticket>, <polite>... re open <ticket>, <polite>... open back|again <ticket>',
  opensOne: '<polite>... open <ticket>',
  again: 'again|back',
  /** Said of many they are a list: 'close tickets' is none that could be closed. */
  many: 'tickets',
  /** What stands between the ticket and what is to be written on it. */
  leadsIn: 'saying|say|that|with',
  stateOpen: 'open|pending|unanswered|waiting support? tickets',
  stateAnswered: 'answered support? tickets',
  stateClosed: 'closed|resolved support? tickets',
};
