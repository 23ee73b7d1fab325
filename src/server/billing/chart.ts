/** What a meter can owe. */
export const DUES = ['service-charge', 'dev-levy', 'fine'] as const;

/** One of the things that a meter can owe. */
export type Due = (typeof DUES)[number];

/**
 * The names of the ledger's accounts. A balance above 0 is what we have earned or owe to somebody (sales, fees, a vendor,
 * refunds due, a meter paid in advance); one below 0 is what we hold or are owed (money at a provider, a meter in arrears).
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
  vendor: (name: string) => `vendor:${name}`,
  sales: (kind: string) => `sales:${kind}`,
  fees: 'fees',
  refundsDue: 'refunds-due',
} as const;
