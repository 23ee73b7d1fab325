import type { CallTaken } from '../../http/handlers.ts';

/** A purchase as the storefront asks for it; `amount` in naira, before the fee. */
export type BillWish = CallTaken<'openBill'>;

/** Everything of a wish that the same key must bring again. */
export function bodyOf(wish: BillWish): readonly unknown[] {
  const { screen, kind, provider, destinationAccount, amount, email, name, phone } = wish;
  return [screen, kind, provider, destinationAccount, wish.package, amount, email, name, phone];
}
