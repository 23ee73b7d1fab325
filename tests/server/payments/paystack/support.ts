import { expect } from 'vitest';
import type { Line } from '#src/server/http-client.ts';
import type { Begun } from '#src/server/payments/port.ts';
import { paystackPaymentPort } from '#src/server/payments/providers/paystack/paystack.ts';
import type { StandIn } from '../../../support/stand-ins.ts';

/** The adapter on a line to a stand-in. */
export function portTo(
  standIn: Pick<StandIn, 'url' | 'keys'>,
  line: Partial<Line> = {},
  clock: () => Date = () => new Date(),
) {
  const key = standIn.keys.secret ?? '';
  return paystackPaymentPort({
    line: { fetch, baseUrl: () => standIn.url, key, timeoutMs: 20_000, ...line },
    secrets: [key],
    domain: 'test',
    script: `${standIn.url}/v2/inline.js`,
    payerEmail: 'payments@portal.example',
    accountBank: 'test-bank',
    clock,
  });
}

/** An order that the provider is told of; kobo. */
export const orderOf = (orderId: string, totalKobo = 505_000) => ({
  orderId,
  totalKobo,
  currency: 'NGN' as const,
  email: 'ada@example.com',
  customerName: 'Ada Obi',
  narration: 'Electricity Topup',
});

let made = 0;
/** An order's id as the server makes them, each time another. */
export function newOrderId(): string {
  made += 1;
  return `POWER-${String(made).padStart(16, '0')}`;
}

/** The code that a begun payment goes on by. */
export function sessionOf(begun: Begun): string {
  expect(begun.kind).toBe('begun');
  return begun.kind === 'begun' ? (begun.widget.session ?? '') : '';
}
