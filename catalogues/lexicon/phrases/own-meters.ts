/** What somebody says of the several meters on their own account. What a meter is called stands between the words. */
export const OWN_METER_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|i|we|want|wan|need|to|can|could|you|make|let|us|me|help|show|tell|see|list|which|what|are|is|dey|all|like|would|now',
  tail: 'please|pls|abeg|now|o|oo|sha|sir|ma|again|page|instead|there|be|do|i|we|have|get|hold',
  account: 'to|from|on|off|for my|the? account|profile|list|wattchat',
  /** All that a sentence says. */
  mine: '<lead>... my|our|mine meters <tail>..., <lead>... all my|our meters <tail>..., <lead>... meters on|for|in my|the account <tail>..., <lead>... meters do|dey i|we have|get|use <tail>..., <lead>... the meters i|we have|get|hold <tail>..., <lead>... meter am|are i|we using|on <tail>...',
  adds: '<lead>... add|attach|include, <lead>... register another|second|new|one',
  uses: '<lead>... use|using, <lead>... switch|change|move over? to, <lead>... go back to, <lead>... put me on',
  givesUp: '<lead>... give up, <lead>... drop|forget|remove|detach|comot, <lead>... let go of',
  /** Whichever: it is asked which. */
  givesUpAny:
    '<lead>... give up meter|metre <tail>..., <lead>... give up a|one|my|our|the|this meter|metre <tail>..., <lead>... give up one|any of my|our|the meters|metres <tail>..., <lead>... let go of a|one|my|our|the|this meter|metre <tail>..., <lead>... let go of one of my|our|the meters|metres <tail>...',
  names: '<lead>... call|name|rename',
  meter: 'meter|metre',
  number: 'number|no',
  /** Before the name, and none of it. */
  before: 'a|an|the|my|our|this|that|new|another|other|different|second|third|one|more|extra|as|it|is|dis|dat|own',
  other: 'another|other|second|next|new|different',
  /** Before a name that stands behind. */
  called: 'called|named|as|name|call|it|is|e|be',
  /** Before what something is for. */
  forWhich: 'for|to|on|onto|into|inside|at|give',
  /** Beside the end of a meter's number. */
  ofEnd: 'meter|metre|the|my|one|that|which|ends|end|ending|in|with|number|no|for|please|abeg|na|it|is|o',
  /** What denies a name, and what says nothing of which one it is. */
  not: 'not|no|nor|dont|never|nt',
  /** A no to what was read back, ahead of what is meant instead. */
  answersNo: 'no|nope|nah',
  empty: 'the|my|our|own|me|us|meter|metre|one|for|of|at|in|on|to|use|power|light',
  /** What any meter may be called beside its name. */
  kinds: 'a|an|house|flat|apartment|home|place|building|estate|account',
  /** Before 'for the shop', where nothing else is said. */
  aloneLead:
    'no|nope|nah|sorry|oh|ah|wait|actually|make|let|it|be|i|mean|meant|want|its|is|this|that|am|na|please|abeg|but|and',
  /** What says nothing of which meter it is. */
  noMeter:
    'me|us|myself|ourselves|it|am|this|that|there|here|my|our|the|a|now|today|tonight|tomorrow|once|all|them|him|her|sure|real|meter|month|week|weekend|part|portion|half|some',
  /** Behind a name, and none of it. */
  particle: 'please|pls|abeg|now|today|tonight|sharp|o|oo|sha|sir|ma|again',
  statement: 'statement|statements',
  /** Before whose statement it is. */
  ofWhich: 'of|for',
  /** Before the file that it is to be. */
  asFile: 'as',
  mineOf: 'my|our',
  /** Who says it speaks of something that goes to a meter, or comes from it. */
  goes: 'to|from|for|on|into|in|of|with|by|inside|because|if|when|and|but|not|no|dont|light|power|money|token|tokens|units|unit|credit|electricity|nepa|debt|levy|fine|service|number|reading|bill|prepaid|postpaid|card|mtn|glo|airtel|dstv|gotv',
} as const;
