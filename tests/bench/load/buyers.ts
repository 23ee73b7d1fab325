/** One purchase, from its order to its token. */
export interface Purchase {
  /** From the first call to the token, ms. */
  readonly wholeMs: number;
  /** From the payment to the token, ms. */
  readonly paidMs: number;
}

/** Something that sells: a purchase of one buyer, or a sentence that says how it was refused. */
export type Shop = (buyer: number) => Promise<Purchase | string>;

/** What so many buyers met. */
export interface Met {
  readonly buyers: number;
  /** Purchases a second, from order to token. */
  readonly rate: number;
  /** From the payment to the token, ms. */
  readonly paidMs: { readonly p50: number; readonly p95: number; readonly p99: number };
  /** How often a purchase was refused, by what was said. */
  readonly refused: ReadonlyMap<string, number>;
}

const WARM_MS = 3_000;
const MEASURED_MS = 10_000;

/** Has so many buyers buy, each one purchase after another, and counts what was delivered while it measures. */
export async function crowd(shop: Shop, buyers: number, measuredMs = MEASURED_MS): Promise<Met> {
  const begins = performance.now() + WARM_MS;
  const ends = begins + measuredMs;
  const paid: number[] = [];
  const refused = new Map<string, number>();
  const buy = async (buyer: number) => {
    while (performance.now() < ends) {
      const bought = await shop(buyer);
      const now = performance.now();
      if (now < begins || now > ends) continue;
      if (typeof bought === 'string') refused.set(bought, (refused.get(bought) ?? 0) + 1);
      else paid.push(bought.paidMs);
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)));
  paid.sort((a, b) => a - b);
  const part = (of: number) => paid[Math.min(paid.length - 1, Math.floor(paid.length * of))] ?? Number.NaN;
  return {
    buyers,
    rate: (paid.length * 1000) / measuredMs,
    paidMs: { p50: part(0.5), p95: part(0.95), p99: part(0.99) },
    refused,
  };
}
