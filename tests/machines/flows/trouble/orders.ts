import type { CallAnswer } from '#catalogues/calls/services.ts';
import { METER, TOKEN } from '../../../support/portal.ts';

type Checked = Extract<CallAnswer<'checkPurchase'>, { status: 200 }>['data'];

/** An order as looking at it tells it: ₦5,000 of power that were delivered, with anything that is to be otherwise. */
export function checked(given: Partial<Checked> = {}): Checked {
  return {
    orderId: 'POWER-00000003',
    kind: 'power',
    state: 'fulfilled',
    amount: 5_050,
    destination: METER,
    token: TOKEN,
    units: '27.78',
    disputed: false,
    createdAt: '2026-11-20T10:00:00.000Z',
    capturedAt: '2026-11-20T10:00:20.000Z',
    nextLookAt: null,
    says: 'Your power was delivered.',
    ...given,
  };
}

const NONE = { token: null, units: null } as const;

/** Paid, and not there yet. */
export const PENDING = checked({
  ...NONE,
  orderId: 'POWER-00000002',
  state: 'pending',
  nextLookAt: '2026-11-21T19:00:00.000Z',
  says: 'Your payment is here, and the token is on its way.',
});

/** Not delivered: the money goes back. */
export const RETURNED = checked({
  ...NONE,
  orderId: 'POWER-00000001',
  state: 'refund_due',
  says: 'It was not delivered, and ₦5,050 goes back to your card.',
});

/** Begun, and never paid. */
export const UNPAID = checked({
  ...NONE,
  orderId: 'POWER-00000004',
  state: 'abandoned',
  capturedAt: null,
  says: 'No money was taken for it.',
});
