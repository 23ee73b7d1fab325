import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { ORDER_STATES, type OrderState } from '#catalogues/orders.ts';
import {
  firstState,
  nextState,
  type SettlementEventType,
  settlement,
  UNPAID,
  UNSETTLED,
} from '#machines/settlement/settlement.ts';

const EVENTS: readonly SettlementEventType[] = [
  'OPEN',
  'CAPTURE',
  'MISCAPTURE',
  'PAYMENT_FAIL',
  'DISPUTE',
  'ABANDON',
  'FULFIL',
  'VENDOR_UNKNOWN',
  'DELIVER',
  'REFUSE',
  'REFUND',
];
const walk = (from: OrderState, events: readonly SettlementEventType[]) =>
  events.reduce<OrderState>((state, type) => nextState(state, { type }), from);

test('an order that is paid and vended ends delivered', () => {
  expect(walk(firstState, ['OPEN', 'CAPTURE', 'FULFIL', 'DELIVER'])).toBe('fulfilled');
});

test('an order whose vendor is silent waits, and can still end delivered or returned', () => {
  expect(walk('captured', ['FULFIL', 'VENDOR_UNKNOWN'])).toBe('pending');
  expect(walk('pending', ['DELIVER'])).toBe('fulfilled');
  expect(walk('pending', ['REFUSE', 'REFUND'])).toBe('refunded');
});

test('a late capture revives an order that failed or was given up', () => {
  expect(walk('failed', ['CAPTURE'])).toBe('captured');
  expect(walk('abandoned', ['CAPTURE'])).toBe('captured');
});

test('an order that was given up opens again, and nothing that was declined or paid does', () => {
  expect(walk('abandoned', ['OPEN', 'CAPTURE'])).toBe('captured');
  for (const state of ORDER_STATES) {
    if (state !== 'quoted' && state !== 'abandoned') expect(nextState(state, { type: 'OPEN' })).toBe(state);
  }
});

test('a payment that cannot be the order’s leaves it open, whatever was thought of it, until it is paid as it says', () => {
  for (const state of UNPAID) expect(nextState(state, { type: 'DISPUTE' })).toBe('opened');
  expect(walk('failed', ['DISPUTE', 'CAPTURE'])).toBe('captured');
});

test('a wrong amount is returned without asking the vendor', () => {
  expect(walk('opened', ['MISCAPTURE'])).toBe('refund_due');
});

test('no refund begins before the vendor has said a definite no', () => {
  for (const state of ['captured', 'fulfilling', 'pending'] as const) {
    for (const type of EVENTS) {
      if (type !== 'REFUSE') expect(nextState(state, { type })).not.toBe('refund_due');
    }
  }
});

test('every state of the catalogue is in the chart, and can be reached', () => {
  const reached = getShortestPaths(settlement, { events: EVENTS.map((type) => ({ type })) }).map(
    (path) => path.state.value,
  );
  expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
});

test('whatever comes late, twice or out of order, a paid order is never unpaid again and an end stays an end', () => {
  const events = fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 });
  fc.assert(
    fc.property(events, (list) => {
      let state = firstState;
      let paid = false;
      for (const type of list) {
        const next = nextState(state, { type });
        if (state === 'fulfilled' || state === 'refunded') expect(next).toBe(state);
        if (paid) expect(UNPAID).not.toContain(next);
        paid ||= (UNSETTLED as readonly OrderState[]).includes(next);
        state = next;
      }
    }),
  );
});
