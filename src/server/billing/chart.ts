/** What a meter can owe. */
export type Due = 'service-charge' | 'dev-levy' | 'fine';

/** The names of the ledger's accounts. A meter's accounts are below 0 when something is owed. */
export const accounts = {
  meter: (meterNumber: string, due: Due) => `meter:${meterNumber}:${due}`,
  /** The estate's side of what it charges its meters. */
  dues: (estateId: number, due: Due) => `estate:${estateId}:${due}`,
  /** Money held by a payment provider for us. */
  provider: (name: string) => `provider:${name}`,
  /** What a vendor is owed for what it delivered. */
  vendor: (name: string) => `vendor:${name}`,
  sales: (kind: string) => `sales:${kind}`,
  fees: 'fees',
  refundsDue: 'refunds-due',
} as const;
