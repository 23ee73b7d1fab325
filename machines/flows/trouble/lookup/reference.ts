import { ORDER_KINDS } from '#catalogues/orders.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';

/** What is said for 'I have none of these'. */
export const NONE = 'none';

/** What is said for 'it is one that is not listed'. */
export const ANOTHER = 'another';

/** What a bank, a card payment or a vendor calls a payment: signs without a space, a digit among them. */
const REFERENCE = /^(?=.*\d)[\w./:#-]{4,64}$/;

/** A reference of somebody else to a payment, or an order id as the portal writes it; null for what is neither. */
export function referenceIn(typed: string): string | null {
  const trimmed = typed.trim();
  return orderIdIn(trimmed) ?? (REFERENCE.test(trimmed) ? trimmed : null);
}

/** True for what can only be an e-mail address. */
export const isAddress = (typed: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());

/** True for an order whose token can be typed into a meter. */
export const hasToken = (kind: keyof typeof ORDER_KINDS): boolean => ORDER_KINDS[kind].token;
