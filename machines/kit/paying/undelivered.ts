import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Report } from './context.ts';

/** An answer to a report of the widget's word that is no delivery. */
interface Undelivered {
  readonly status: number;
  readonly data: { readonly message: string; readonly code?: string };
}

/**
 * What it means that nothing is delivered yet. Failed is only what the server says failed with a 400; whatever else is
 * answered says nothing about the charge (MONEY, I14).
 */
export function undelivered({ status, data }: Undelivered): Report {
  if (status === 202) return { kind: 'processing' };
  if (status !== 400) return { kind: 'unknown' };
  if (data.code === 'not-paid') return { kind: 'not-paid' };
  const message = data.message || SENTENCES.moneyReturns;
  return data.code === 'refunding' ? { kind: 'failed', message, refunding: true } : { kind: 'failed', message };
}
