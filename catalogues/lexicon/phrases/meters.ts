/** What an administrator says who wants a meter taken off the list. The number stands apart. */
export const METER_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|i|we|can|could|you|want|wan|need|to|help|me|us|make',
  deletes: 'delete|remove|erase|comot|drop, take off|out|away, throw away|out, get rid of',
  meter: 'a|one|the|this|that|of|our? meter|metre number|no|digits?, a|the|this|that meter|metre number|no?',
  tail: 'please|pls|abeg|now|sir|ma|from|off|out|of|in|the|our|my|this|list|estate|records|system|portal|uploaded|meters, off|out',
  whole:
    '<lead>... <deletes> <meter> <tail>..., <lead>... comot <meter> <tail>..., <lead>... take <meter> off|out|away <tail>...',
} as const;
