/** What a meter can owe. */
export const DUES = ['service-charge', 'dev-levy', 'fine'] as const;

/** One of the things that a meter can owe. */
export type Due = (typeof DUES)[number];

/**
 * The names of the ledger's accounts. A balance above 0 is what we have earned or owe to somebody (sales, fees, what a payer
 * gave and has not received, a meter paid in advance); one below 0 is what we hold or are owed (money at a provider, a meter
 * in arrears). So a capture takes from the provider's account and gives to the payer's, and a provider's books are the
 * provider's account and that of its fees with the sign turned (MONEY, I20).
 */
export const accounts = {
  meter: (meterNumber: string, due: Due) => `meter:${meterNumber}:${due}`,
  /** A service other than the service charge, which a meter pays for by itself. */
  service: (meterNumber: string, serviceId: number) => `meter:${meterNumber}:service-${serviceId}`,
  /** What an apartment was spared of an account's price because it is not occupied. */
  reduction: (account: string) => `${account}-reduction`,
  /** What an estate has spared such apartments. */
  reductions: (estateId: number) => `estate:${estateId}:reductions`,
  /** What an estate has charged its meters. */
  dues: (estateId: number, due: Due) => `estate:${estateId}:${due}`,
  /** What a payment provider holds: captured, less its fee and what went back, and not paid out to us. */
  provider: (name: string) => `provider:${name}`,
  /** What a provider took for its work: an expense, so below 0. */
  providerFees: (name: string) => `provider-fees:${name}`,
  /** What providers paid out to our own bank account. */
  bank: 'bank',
  /** What a vendor's wallet gave for goods, above 0. What was put in is known to its vendor alone. */
  wallet: (vendor: string) => `vendor:${vendor}`,
  /** What the goods cost that were sold: the other side of the wallet. */
  cost: (kind: string) => `cost:${kind}`,
  /** What was paid to an estate through us, and was not handed on to it. */
  owedTo: (estateId: number) => `estate:${estateId}:owed`,
  /** The same in the estate's own books, beside what its meters were charged: what it has to get from us. */
  collected: (estateId: number) => `estate:${estateId}:collected`,
  /** What the estate was given of that, in its own books: below 0, for it holds it. */
  received: (estateId: number) => `estate:${estateId}:received`,
  /** What an estate took in cash itself: below 0, for it holds it. */
  cash: (estateId: number) => `estate:${estateId}:cash`,
  /** What a payer gave for an order and has not received: empty once the order is final. */
  payer: (orderId: string) => `customer:${orderId}`,
  /** What a payer gave for an order that was paid already: empty once it went back. */
  paidTwice: (orderId: string) => `paid-twice:${orderId}`,
  /** What payers' banks took back although it was delivered: a loss, so below 0. */
  chargebacks: 'chargebacks',
  sales: (kind: string) => `sales:${kind}`,
  /** Our own revenue: the convenience fees. */
  fees: 'fees',
  /** What came to a resident's own account number and was not spent: theirs. */
  credit: (userId: string) => `credit:${userId}`,
  /** What came by transfer and is for nothing yet: it is assigned, or goes back. */
  unmatched: 'unmatched',
} as const;
