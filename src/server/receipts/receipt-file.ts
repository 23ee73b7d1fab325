import { receiptPdf } from '#src/receipt/receipt.ts';
import type { Config } from '../config.ts';
import type { OrderReceipt } from './read-receipt.ts';

/** Draws a receipt as a PDF in base64, with who helps at this installation. */
export async function receiptFile(
  receipt: OrderReceipt,
  { supportEmail, supportPhone }: Pick<Config, 'supportEmail' | 'supportPhone'>,
): Promise<{ readonly name: string; readonly base64: string }> {
  const { name, bytes } = await receiptPdf({ ...receipt, supportEmail, supportPhone });
  return { name, base64: Buffer.from(bytes).toString('base64') };
}
