/** Words of a sentence that orders something, and says nothing else. */
export const PLAIN_ORDER_PHRASES = {
  /** What leads up to the order. */
  lead: `please|pls|plz|abeg|biko|oya|ok|okay|hello|hi|hey|sir|ma|oga|i|we|want|wan|need|would|like|to|can|could|may|you|una|let|me|us|help|just|now|fit,
    good morning|afternoon|evening|day`,
  rest: 'my|our|the|a|an|some|small|me|us|for|of|on|with|to|in|into|here|there|una|from|you|please|pls|abeg|now|sir|ma|jare|o|oo|and|naira|worth|bill|bills|sub|subscription|token|number|line|phone|meter',
} as const;
