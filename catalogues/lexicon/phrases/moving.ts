/** What an administrator says when somebody moves out of a house. */
export const MOVING_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|let|us|make|we|can|could|want|wan|need|to|help|that|note',
  /** Behind who it is. Who has only packed comes back, or is marked: that is said of the apartment. */
  leaves: 'is|are|dey moving|move out, has|have|had|don moved|move out, moved out',
  moves: 'move',
  /** It has happened. */
  hasLeft:
    'moved|relocated|vacated, has|have|had|don moved|left|gone|packed|relocated|vacated|comot|move|go|pack, left on|since|yesterday|last',
  out: 'out',
  /** Who lives there, where the house or the meter says it. */
  tenant: `the|our|my? tenant|tenants|resident|residents|occupant|occupants|occupier|family|people|person|guy|landlord of|in|at|for|on|wey <dwells>...,
    the|our|my? tenant|resident|occupant with meter number?`,
  dwells: 'dey|stay|live|lives|the|meter|number|in|for',
  meter: 'meter|number|no|the',
  /** Nobody who is named. */
  nobody: `somebody|someone|he|she|they|tenant|tenants|resident|residents|person, a|the|one|our|this tenant|resident|family|person|house|flat,
    them|him|her|it`,
  /** A sentence that begins so asks, whatever stands at its end. */
  asks: 'has|have|had|is|are|was|were|any|list',
  tail: 'please|pls|abeg|now|o|sha|already|today|of|the|on|since|from|house|flat|estate|this|morning|afternoon|evening|finally|sir|ma',
  /** A question, a refusal, or more than the move alone: who is only to be marked has not left for good. */
  other: `everybody|everyone|all|anybody|why|who|whose|what|how|when|which|where|did|do|does|if|not|dont|never|nobody|mark|marked|empty|vacant|unoccupied|occupied|status|show|change,
    correct|update|put|set|say|said|write|note|record|i|im|my|money|pay|paid|power|token|buy|and|but|or|so|because|him|until`,
} as const;
