/** What the id of an order begins with: the product, by the screen that sells it (`orders.ts`). */
export const ORDER_PREFIXES = ['POWER', 'SERVICES', 'DEVLEVY', 'AIRTIME', 'DATA'] as const;

/** The signs of what follows: 32, so that five bits choose one; without I, L, O and U, which are misread. */
export const ORDER_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** So many signs follow the prefix. The first of them is a digit: that is how a sentence is known to name an order. */
export const ORDER_SIGN_COUNT = 16;
