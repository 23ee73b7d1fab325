import type { Book } from '../../http-client/book.ts';
import type { PaymentPort, PaymentRecord } from '../../payments/port.ts';
import type { Span } from '../../reports/chosen-days.ts';
import type { VendingPort, VendRecord } from '../../vending/port.ts';

/** What the payment provider and the vendor say: captures by order, vends by reference. */
export interface Theirs {
  readonly payments: ReadonlyMap<string, readonly PaymentRecord[]>;
  readonly vends: ReadonlyMap<string, readonly VendRecord[]>;
}

/** Read both books; null when one of them cannot be read to its end. */
export async function readTheirs(
  { payments, vending }: { readonly payments: PaymentPort; readonly vending: VendingPort },
  { from, to }: Span,
): Promise<Theirs | null> {
  const captures = await readBook(payments.records(from, to), ({ orderId }) => orderId);
  const vends = captures && (await readBook(vending.records(from, to), ({ reference }) => reference));
  return vends && { payments: captures, vends };
}

async function readBook<R>(book: Book<R>, key: (record: R) => string): Promise<Map<string, R[]> | null> {
  const read = new Map<string, R[]>();
  for await (const page of book) {
    if (page.kind === 'unread') return null;
    for (const record of page.records) read.set(key(record), [...(read.get(key(record)) ?? []), record]);
  }
  return read;
}
