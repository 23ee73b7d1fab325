import type { OrderState } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Report } from './context.ts';
import { UNCHARGED } from './watch.ts';

/** An answer to a report of the widget's word that is no delivery. */
interface Undelivered {
  readonly status: number;
  readonly data: { readonly message: string; readonly code?: string; readonly state?: OrderState | undefined };
}

/**
 * What it means that nothing is delivered yet. Failed is only what the server says failed with a 400; whatever else is
 * answered says nothing about the charge (MONEY, I14).
 */
export function undelivered({ status, data }: Undelivered): Report {
  const charged = data.state !== undefined && !UNCHARGED.includes(data.state) ? ({ charged: true } as const) : {};
  if (status === 202) return { kind: 'processing', ...charged };
  if (status !== 400) return { kind: 'unknown', ...charged };
  if (data.code === 'not-paid') return { kind: 'not-paid' };
  const message = data.message || SENTENCES.moneyReturns;
  return data.code === 'refunding' ? { kind: 'failed', message, refunding: true } : { kind: 'failed', message };
}
