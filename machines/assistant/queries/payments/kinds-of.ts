import type { OrderKind } from '#catalogues/orders.ts';

/** Orders whose token can be had again. */
export const TOKENS: readonly OrderKind[] = ['power', 'public-power'];

const KINDS: Readonly<Record<string, readonly OrderKind[]>> = {
  power: TOKENS,
  'service-charge': ['service'],
  'dev-levy': ['dev-levy'],
  fine: ['fine'],
  airtime: ['airtime'],
  data: ['data'],
  internet: ['internet'],
  cable: ['cable'],
};

/** The orders that a product of a sentence means; none where it names none. */
export const kindsOf = (product: unknown): readonly OrderKind[] => KINDS[String(product)] ?? [];
