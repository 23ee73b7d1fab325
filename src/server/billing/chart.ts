/** What a meter can owe. */
export const DUES = ['service-charge', 'dev-levy', 'fine'] as const;

/** One of the things that a meter can owe. */
export type Due = (typeof DUES)[number];

/**
 * The names of the ledger's accounts. A balance above 0 is what we have earned or owe to somebody (sales, fees, what a payer
 * gave and has not received, a meter paid in advance); one below 0 is what we hold or are owed (money at a provider, a meter
 * in arrears). So a capture takes from the provider's account and gives to the payer's, and a provider's books are the
 * provider's account with the sign turned (MONEY, I20).
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
  provider: (name: string) => `provider:${name}`,
  /** What a payer gave for an order and has not received: empty once the order is final. */
  payer: (orderId: string) => `customer:${orderId}`,
  sales: (kind: string) => `sales:${kind}`,
  fees: 'fees',
} as const;
