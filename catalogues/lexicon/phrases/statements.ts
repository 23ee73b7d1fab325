/** What administrators say of what came in, what is owed to an estate, and what was paid out. */
export const STATEMENT_PHRASES = {
  /** Somebody's own, what one person bought, and the comparison of books are other lists. */
  other: `his|her|him|my|resident|residents|tenant|tenants|owner|landlord|meter|token|tokens|power|airtime|receipt|fine|fines|levy,
    purchase|purchases|bought, reconcile|reconciliation|reconciling|recon|agree|agrees|match|report|books, how to, pay to`,
  /** One home of an estate, by its address. */
  ofHome: 'of|for the? house|hse|flat|apartment|apt|unit|block|plot _',
  sheet: 'statement|statements, day sheet, account statement',
  /** Whom we are owed by is asked of residents, too. */
  owedToUs:
    'you|una still|dey... owe us, you are|dey owing|owe us, una dey owe us, wattchat owe|owes|owing us, the? platform|portal owe|owes|owing us, you owe our|the estate, our money with you, paid us already|yet',
  owedToEstates:
    'owe|owing the? estates, owe|owing each|every estate, owed|due to the? estates, estates are owed, owed|due to each estate',
  /** What an estate asks of the platform: when and what it was paid. */
  us: 'us|we, our|the estate',
  platform: 'you|una|u|wattchat|netplus|portal|platform|company',
  pays: 'pay|pays|paid|paying|settle|settled|sent|send|transfer|transferred|remit|remitted|credit|credited',
  paidUs: `were|was|are|is <us> been|getting|being|last? paid|settled|credited|remitted, have|has|did|do|will|go <us> been|get|be last? paid|settled|credited|remitted,
    paid|remitted|settled|transferred|sent out? to <us>, <us> were|was|are been|being? paid, <us> have|has|don been|get paid,
    <platform> has|have|don|did|do|will|go|dey|already|ever|last|still... <pays> <us>, <platform> has|have|don|did|do|will|go|dey|already|ever|last|still... <pays> our money,
    we|us don|have|has|did|do... get|got|receive|received our|any money|payout|settlement`,
  paidOut:
    'settlement|settlements|payout|payouts, pay|pays|paid out to us, paid us out, paid|sent|settled|settle|pay into|to our bank',
} as const;
