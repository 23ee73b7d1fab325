/** What an administrator asks of one resident by name or house. */
export const ONE_ASKED_PHRASES = {
  lead: 'please|pls|plz|abeg|kindly|oya|ok|okay|so|now|can|could|you|i|we|want|wan|need|to|let|me|us|help|go|show|give|get|find|tell|what|whats|wetin|is|be|na|the|see|check',
  verifies: 'verify|approve|accept, verify|approve resident|tenant',
  contact:
    'phone|mobile|telephone? number|no|line, phone|contact|contacts|email|mail|details|number, e mail, contact details|number|info, email address',
  of: 'of|for|from who? lives? in?',
  rest: 'please|pls|abeg|for|me|us|now|o|sir|ma|resident|tenant|the|account|s',
} as const;
