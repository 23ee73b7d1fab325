/** One order as a vendor is told of it; amount in kobo, without our fee. */
export interface VendRequest {
  readonly reference: string;
  readonly meter: string;
  readonly amountKobo: number;
  readonly email: string;
}

/** What was vended; units in kWh with two decimals. */
export interface Delivered {
  readonly kind: 'delivered';
  /** 20 digits, without spaces. */
  readonly token: string;
  /** kWh, two decimals. */
  readonly units: string;
}

/** A definite no: nothing was vended under this reference, and nothing will be. */
export interface VendRefused {
  readonly kind: 'refused';
  readonly reason: string;
}

/** Processing, time-out, broken or unlisted answer: ask about the same reference later. */
export interface VendUnknown {
  readonly kind: 'unknown';
  readonly reason: string;
}

/** What became of a send (MONEY, Vendor answers). */
export type VendAnswer = Delivered | VendRefused | VendUnknown;

/** `not-found`: the vendor never heard of the reference, as far as its books have got. */
export type QueryAnswer = VendAnswer | { readonly kind: 'not-found' };

/** Whether the vendor knows a meter. */
export type MeterAnswer =
  | { readonly kind: 'found'; readonly name: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** A vendor of electricity. No method throws: an outage is an answer (MONEY, Vendor answers). */
export interface VendingPort {
  readonly name: string;
  /** How long the vendor's books may lag, ms: two `not-found` at least this far apart license a second send. */
  readonly settleMs: number;
  /** The vendor's reference for an order; made once, before the first send, and kept. */
  reference(orderId: string, at: Date): string;
  findMeter(meter: string): Promise<MeterAnswer>;
  vend(request: VendRequest): Promise<VendAnswer>;
  query(reference: string): Promise<QueryAnswer>;
}
