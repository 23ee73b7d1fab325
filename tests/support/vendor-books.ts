import { z } from 'zod';
import type { Asked } from './stand-ins.ts';

const books = z.object({
  sales: z.array(
    z.object({
      reference: z.string(),
      account: z.string(),
      amountKobo: z.number(),
      executed: z.number(),
      asked: z.number(),
      tokens: z.array(z.object({ kind: z.string(), digits: z.string() })),
    }),
  ),
});

/** A sale as the stand-in of a vendor has it in its own books. */
export type SaleInBooks = z.output<typeof books>['sales'][number];

/** All of them. */
export async function booksOf(standIn: Asked): Promise<readonly SaleInBooks[]> {
  return books.parse((await standIn.ask('GET', '/stand-in/books')).body).sales;
}
