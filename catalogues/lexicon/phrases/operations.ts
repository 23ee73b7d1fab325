/** What whoever runs the platform asks of how it goes just now. */
export const OPERATIONS_PHRASES = {
  before: 'please|pls|abeg|ok|okay|so|and|hello|hi|hey|oga|now|show|list|see|check|me|tell|us|the|all|of|today|any',
  behind: 'please|pls|abeg|now|o|oo|today|currently|again|at|the|moment|just|right|sef|and|why',
  thing: 'order|orders|payment|payments|purchase|purchases|topup|topups|transaction|transactions|money|one|ones',
  stuck: `what|whats|wetin|which|who <thing>... is|are|dey|don? stuck|hanging, is|are anything|something|any|the? <thing>... stuck|hanging,
    stuck <thing>..., orders stuck|hanging, <thing> that|wey|which is|are|dey stuck|hanging, why is|are it|they|the? <thing>... stuck,
    how many <thing>... is|are|dey stuck, how is it going, how is everything going, how are operations, operations, operations page`,
  others: 'provider|providers|vendor|vendors|gateway|gateways',
  answers: `how is|are|dey the|our? <others>... doing|answering|responding|going, how is|are|dey the|our? <others>...,
    how the|our? <others>... dey, is|are the|our? <others>... answering|responding|okay|ok|fine, what is|are|do|does|did the|our? <others>... answer|answering|answered,
    <others> answers|status|health|errors, status|health|errors|answers of|from the|our? <others>...`,
  /** What a person has to decide: whatever is asked of it, but to take one. */
  cases:
    'cases, case list, cases list, list|number of <ofCases>... cases, <ofCases>... cases <areCases>..., cases <areCases>..., <ofCases>... case is|are there|open|left|pending|waiting',
  ofCases:
    'what|which|whose|how|many|any|is|are|do|we|have|there|open|my|our|new|closed|old|unresolved|pending|waiting|find|give|view',
  areCases: 'are|is|dey|there|open|closed|left|waiting|pending|on|for|us|me|i|we|have|my|ground|unresolved|list|page',
  mine: 'my|mine|i',
  closed: 'closed|old|finished|resolved',
} as const;
