import { MESSAGES } from '#catalogues/messages.ts';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { linesOf } from '#machines/kit/tokens.ts';
import type { Result, Row } from '#machines/kit/view.ts';
import { voucherLines } from '#machines/kit/vouchers.ts';
import { formatToken } from '#machines/kit/writing/format.ts';
import { fileOf, saveFile } from '../../browser/save-file.ts';
import { savesData } from '../../browser/saves-data.ts';
import type { Portal } from '../../conversation/portal-context.tsx';
import { copyText } from '../../ui/copy-text.ts';
import type { useToast } from '../../ui/feedback/toast.tsx';

type Services = Portal['services'];
type Toast = ReturnType<typeof useToast>;

/** Fetch an order's receipt and hand it to the browser as a file. Who has no account shows the order's key instead. */
export async function downloadReceipt(services: Services, result: Result, toast: Toast): Promise<void> {
  try {
    const answer = await fetchReceipt(services, result);
    if (answer.status !== 200) return toast(answer.data.message, 'error-circle', true);
    saveFile(answer.data);
  } catch {
    toast(MESSAGES.receiptNotAvailable, 'error-circle', true);
  }
}

function fetchReceipt(services: Services, { orderId, key }: Result) {
  return key === undefined ? services.receiptFile({ orderId }) : services.billReceipt({ orderId, key });
}

/** Send the receipt again, to the order's own address. */
export async function emailReceipt(services: Services, { orderId, key }: Result, toast: Toast): Promise<void> {
  try {
    const answer = await services.resendReceipt({ orderId, ...(key !== undefined && { key }) });
    if (answer.status === 200) toast(CONTROLS.receiptSent(answer.data.sentTo), 'mail');
    else toast(answer.data.message, 'error-circle', true);
  } catch {
    toast(MESSAGES.networkFailure, 'error-circle', true);
  }
}

/** Hand the receipt to another application, with its file where there is one; to the clipboard where the browser cannot. */
export async function shareReceipt(
  file: File | null,
  result: Result,
  summary: readonly Row[],
  toast: Toast,
): Promise<void> {
  const { title } = result;
  const text = textOf(result, summary);
  if (!navigator.share) return copyText(text, CONTROLS.receiptCopied, toast);
  try {
    await navigator.share({ title, text, ...(file && { files: [file] }) });
  } catch (error) {
    // Closing the sheet without choosing is nothing to report.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    // A line that was slow with the file outlasts the press, and then the browser opens no sheet.
    await copyText(text, CONTROLS.receiptCopied, toast);
  }
}

/** A phone that takes this one takes a receipt. */
const ANY_RECEIPT = { name: 'receipt.pdf', base64: '' };

/** The receipt's file, to be shared; null where the phone takes none, somebody saves data, or it cannot be had. */
export async function receiptToShare(services: Services, result: Result): Promise<File | null> {
  if (savesData() || !navigator.canShare?.({ files: [fileOf(ANY_RECEIPT)] })) return null;
  const answer = await fetchReceipt(services, result).catch(() => null);
  return answer?.status === 200 ? fileOf(answer.data) : null;
}

function textOf(result: Result, summary: readonly Row[]): string {
  const { tokens, token, units: kWh, vouchers } = result;
  const one = token ? [`Token: ${formatToken(token)}`] : [];
  const typed = tokens ? [tokens.how, ...linesOf(tokens.each)] : one;
  const pins = vouchers ? [vouchers.how, ...voucherLines(vouchers.each)] : [];
  const units = kWh ? [`Units: ${kWh} kWh`] : [];
  const rows = summary.map((row) => `${row.label}: ${row.value}`);
  return [result.title, ...typed, ...pins, ...units, ...rows, `Order: ${result.orderId}`].join('\n');
}

/** Print one card and nothing else of the page. */
export function printCard(card: HTMLElement | null): void {
  if (!card) return;
  card.dataset.print = 'yes';
  // A phone goes on at once, and draws the page for its printer later.
  window.addEventListener('afterprint', () => delete card.dataset.print, { once: true });
  window.print();
}
