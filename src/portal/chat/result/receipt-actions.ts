import { MESSAGES } from '#catalogues/messages.ts';
import { formatToken } from '#machines/kit/format.ts';
import type { Result, Row } from '#machines/kit/view.ts';
import type { Portal } from '../../portal-context.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { useToast } from '../../ui/toast.tsx';
import { copyText } from './copy-text.ts';

type Services = Portal['services'];
type Toast = ReturnType<typeof useToast>;

/** Fetch an order's receipt and hand it to the browser as a file. Who has no account shows the order's key instead. */
export async function downloadReceipt(services: Services, { orderId, key }: Result, toast: Toast): Promise<void> {
  try {
    const answer =
      key === undefined ? await services.receiptFile({ orderId }) : await services.billReceipt({ orderId, key });
    if (answer.status !== 200) return toast(answer.data.message, 'error-circle', true);
    saveFile(answer.data);
  } catch {
    toast(MESSAGES.receiptNotAvailable, 'error-circle', true);
  }
}

/** Send the receipt again, to the order's own address. */
export async function emailReceipt(services: Services, { orderId, key }: Result, toast: Toast): Promise<void> {
  try {
    const answer = await services.resendReceipt({ orderId, ...(key !== undefined && { key }) });
    if (answer.status === 200) toast(`Receipt sent to ${answer.data.sentTo}`, 'mail');
    else toast(answer.data.message, 'error-circle', true);
  } catch {
    toast(MESSAGES.networkFailure, 'error-circle', true);
  }
}

/** Hand the receipt's text to another application, or to the clipboard where the browser cannot. */
export async function shareReceipt(
  title: string,
  result: Result,
  summary: readonly Row[],
  toast: Toast,
): Promise<void> {
  const token = result.token ? [`Token: ${formatToken(result.token)}`] : [];
  const units = result.units ? [`Units: ${result.units} kWh`] : [];
  const rows = summary.map((row) => `${row.label}: ${row.value}`);
  const text = [title, ...token, ...units, ...rows, `Order: ${result.orderId}`].join('\n');
  if (!navigator.share) return copyText(text, 'Receipt copied', toast);
  // Closing the sheet without choosing rejects, and is nothing to report.
  await navigator.share({ title, text }).catch(() => undefined);
}

/** Print one card and nothing else of the page. */
export function printCard(card: HTMLElement | null): void {
  if (!card) return;
  card.dataset.print = 'yes';
  window.print();
  delete card.dataset.print;
}
