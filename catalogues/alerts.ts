/** Every alert's name, which is its heading in docs/operations/alerts.md, too. */
export const ALERT_NAMES = [
  'not-delivered',
  'not-paid-back',
  'nobody-settles',
  'step-fails',
  'case-waits',
  'work-waits',
  'mail-waits',
  'provider-silent',
  'books-not-compared',
  'chain-broken',
  'chain-not-checked',
  'chain-not-sealed',
  'portal-faults',
] as const;

/** An alert's name. */
export type AlertName = (typeof ALERT_NAMES)[number];
