/** Tables of orders, payments and vends. */
export type OrdersTables = Record<never, never>;
