import { z } from 'zod';
import type { StandIn } from '../../support/stand-ins.ts';

const booksBody = z.object({
  walletKobo: z.number(),
  totals: z.object({ executedKobo: z.number(), chargedKobo: z.number(), refundedKobo: z.number() }),
  sales: z.array(
    z.object({
      reference: z.string(),
      amountKobo: z.number(),
      chargedKobo: z.number(),
      refundedKobo: z.number(),
      status: z.string(),
      executed: z.number(),
      asked: z.number(),
      tokens: z.array(z.object({ kind: z.string(), digits: z.string() })),
    }),
  ),
});

/** What a vendor's books say of a reference; undefined: nothing. */
export async function bookedIn(standIn: StandIn, reference: string) {
  const { sales } = await booksOf(standIn);
  return sales.find((sale) => sale.reference === reference);
}

/** A vendor's books. */
export const booksOf = async (standIn: StandIn) => booksBody.parse((await standIn.ask('GET', '/stand-in/books')).body);

/** The two bits of a token that no key hides, and whether it is a number that a meter can be given. */
export function readToken(digits: string): { class: bigint; possible: boolean } {
  const number = BigInt(digits);
  return { class: (number >> 27n) & 3n, possible: digits.length === 20 && number < 2n ** 66n };
}
