import type { WidgetReference } from '#machines/kit/events.ts';
import type { WidgetView } from '#machines/kit/view.ts';

/** What became of a card that was put into the sandbox without a browser. */
export type CardAnswer =
  | { readonly kind: 'event'; readonly result: 'captured' | 'failed'; readonly reference: WidgetReference }
  | { readonly kind: 'again'; readonly message: string }
  /** Nothing was heard: the portal finds out by itself. */
  | { readonly kind: 'silence' };

/** Pay a sandbox order with a test card (`POST /sandbox/payments/{orderId}`). */
export async function payBySandboxCard(
  portal: string,
  widget: WidgetView,
  card: string,
  code?: string,
): Promise<CardAnswer> {
  const address = new URL(`sandbox/payments/${encodeURIComponent(widget.orderId)}`, portal);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card: card.replace(/\D/g, ''), ...(code !== undefined && { code }) }),
  }).catch(() => null);
  const body = response?.ok ? ((await response.json().catch(() => null)) as Record<string, unknown> | null) : null;
  if (response && response.status >= 400 && response.status < 500)
    return { kind: 'again', message: await problemText(response) };
  if (!body) return { kind: 'silence' };
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
  const status = text('status');
  if (status !== 'CAPTURED' && status !== 'FAILED')
    return { kind: 'again', message: text('message') ?? 'The bank asks for a one-time code.' };
  const [trans_id, message] = [text('trans_id'), text('message')];
  return {
    kind: 'event',
    result: status === 'CAPTURED' ? 'captured' : 'failed',
    reference: { status, orderId: widget.orderId, ...(trans_id && { trans_id }), ...(message && { message }) },
  };
}

async function problemText(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return body && typeof body === 'object' && 'message' in body && typeof body.message === 'string'
    ? body.message
    : 'The card was not accepted.';
}
