import type { MeterType, OrderKind } from '#catalogues/orders.ts';
import type { Token } from '#catalogues/tokens.ts';
import type { Voucher } from '#catalogues/vouchers.ts';
import { drawReceipt, isApproved, PAGE } from './layout.ts';

/** What a receipt says; amounts in kobo, `paidAt` an ISO time. */
export interface Receipt {
  readonly kind: OrderKind;
  readonly transactionId: string;
  /** The payment's code; "00" is approved, everything else failed (S2 section 4). */
  readonly code: string;
  readonly orderId: string;
  /** The estate, or the provider it was bought from. */
  readonly seller: string;
  readonly customer: string;
  /** Empty where the buyer gave none. */
  readonly email: string;
  /** A meter, a phone, a smartcard or an internet account. */
  readonly account: string;
  /** The verified holder; empty where nobody verifies it. */
  readonly accountName: string;
  /** Of a postpaid meter, whose bill is paid; missing: it takes tokens, or is no meter. */
  readonly meterType?: MeterType;
  /** What was chosen from a price list; null where the buyer named the amount. */
  readonly package: string | null;
  /** What the estate was paid for, and for how many months; null where it is something else, or has no months. */
  readonly service: string | null;
  readonly months: number | null;
  readonly amountKobo: number;
  readonly feeKobo: number;
  /** What of the total went to what the meter owes; missing: nothing. */
  readonly debtKobo?: number;
  readonly totalKobo: number;
  /** kWh, two decimals: (amount paid - 50) / 180. Null where the product has none, or the vendor did not say. */
  readonly units: string | null;
  /** In the order of loading; none while nothing is delivered, and where the product has none. */
  readonly tokens: readonly Token[];
  /** What came as PINs; missing: nothing. */
  readonly vouchers?: readonly Voucher[];
  /** What the vendor said beside, label and value. */
  readonly particulars: readonly { readonly label: string; readonly value: string }[];
  readonly delivered: boolean;
  readonly paidAt: string;
  readonly supportEmail: string;
  readonly supportPhone: string;
}

/** A file to hand to a person. */
interface ReceiptFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The receipt as a one-page PDF, named Receipt and the transaction id (S2 section 9). */
export async function receiptPdf(receipt: Receipt): Promise<ReceiptFile> {
  // 129 kB gzipped, wanted only when somebody asks for a receipt.
  const [{ jsPDF }, { addFonts }, { pen }] = await Promise.all([
    import('jspdf'),
    import('./fonts.ts'),
    import('./pen.ts'),
  ]);
  const document = new jsPDF({ unit: 'mm', format: [PAGE.width, PAGE.height], compress: true });
  await addFonts(document);
  document.setLanguage('en');
  document.setCreationDate(new Date(receipt.paidAt));
  // By itself it would be random, and the same receipt another file each time.
  document.setFileId(fileIdOf(receipt.transactionId));
  document.setProperties({
    title: `Receipt ${receipt.transactionId}`,
    author: 'Wattchat',
    subject: isApproved(receipt) ? 'Approved' : 'Failed',
  });
  drawReceipt(pen(document), receipt);
  return { name: `Receipt${receipt.transactionId}.pdf`, bytes: new Uint8Array(document.output('arraybuffer')) };
}

/** The 32 hexadecimal digits that a PDF is told apart by. */
function fileIdOf(transactionId: string): string {
  const digits = Array.from(transactionId, (sign) => sign.charCodeAt(0).toString(16).padStart(2, '0').slice(-2));
  return digits.join('').slice(-32).padStart(32, '0');
}
