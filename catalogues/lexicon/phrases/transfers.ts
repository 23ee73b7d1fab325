/** What is said while a transfer is waited for. */
export const TRANSFER_PHRASES = {
  /** 'I have sent it', 'don pay', 'done': the bank is asked at once. */
  sent: `sent|transferred|transfered|paid|payed|done|completed|made|credited, i|we|have|ve|just|already sent|transferred|paid|done, don send|pay|transfer|do|drop|credit|enter,
    i send|pay|transfer it|am|the money, money don go|enter, check it|again|now, confirm it|am|my payment, debited|debit`,
  /** 'How do I pay by transfer', 'give me the account number': asked where a price is read back. */
  asks: 'how, can, could, do you|una, is, does, what, which, where, whose, give me|us, send me|us, show me|us, tell me|us, wetin, abi, una dey',
  /** 'Pay by transfer', 'can I pay with bank transfer': said where nothing is open. */
  byTransfer: `<before>... pay|paying|buy|payment it|you|una|everything|things? by|with|through|via|using bank? transfer|transfers <behind>...,
    <before>... do|use|make|accept|take|collect a|bank? transfer|transfers <behind>...`,
  /** 'I don't have a card', 'no ATM card': what else pays is wanted. */
  noCard: `<before>... dont|havent|no|not have|get|hold|own|carry|dey <whichCard>... card|cards <behind>...,
    <before>... without <whichCard>... card|cards <behind>...`,
  whichCard: 'a|any|my|the|bank|atm|debit|credit|with|me',
  /** 'Can I pay cash', 'do you accept opay'. */
  otherMeans: `<before>... pay|paying|buy|payment it|you|una|for|am? by|with|through|via|using|in|inside? <means> <behind>...,
    <before>... do|use|make|accept|take|collect a|my|your? <means> <behind>...`,
  means:
    'cash|ussd|pos|wallet|cheque|crypto|bitcoin|usdt|dollar|dollars|paypal|opay|palmpay|kuda|moniepoint|paga|gtbank|gtb|uba|zenith, palm|apple|google pay, bank app',
  before: `please|pls|abeg|i|we|can|could|may|fit|want|wan|to|like|would|do|you|una|dey|is|it|possible|how|make|let|me|does|this|portal|and,
    no|nope|nah|not|card|rather|prefer|but|ill|id`,
  behind: 'please|pls|abeg|here|too|now|instead|for|this|portal|sha|o|abi',
  way: 'transfer, transfers, bank account|details',
  number: 'account|acct number|details|no',
  card: 'card, atm',
  anew: 'new|another|fresh|different account|number|one, number|account has? expired',
  denies: 'not|no|never|havent|hasnt|didnt|dont|yet|later|cannot|cant|wont|wan|will|going|before|refund',
};
