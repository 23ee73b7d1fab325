import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';

type Delivery = Extract<CallAnswer<'myTokens'>, { status: 200 }>['data']['deliveries'][number];

/** What the portal answers about tokens, as data that a test can change. */
export interface TokenScript {
  deliveries: Delivery[];
  /** `no line`: neither the list nor a tick is answered. */
  ticks: 'kept' | 'no line';
}

/** Three tokens of a meter that gets a new key, and one of before. */
export const DELIVERIES: readonly Delivery[] = [
  {
    orderId: 'POWER-00000002',
    kind: 'power',
    provider: null,
    meterNumber: '45701120409',
    units: '27.78',
    paidAt: '2026-11-21T18:44:00.000Z',
    tokens: [
      { kind: 'key-change', digits: '01428837551690204471', loadedAt: null },
      { kind: 'key-change', digits: '68351209774301862295', loadedAt: null },
      { kind: 'credit', digits: '51293971405924821528', loadedAt: null },
    ],
  },
  {
    orderId: 'POWEKO-00000001',
    kind: 'public-power',
    provider: 'phcneko',
    meterNumber: '45012340001',
    units: '11.00',
    paidAt: '2026-11-03T10:00:00.000Z',
    tokens: [{ kind: 'credit', digits: '22970853047227511385', loadedAt: '2026-11-03T11:00:00.000Z' }],
  },
];

export const GOOD_TOKENS: TokenScript = { deliveries: [], ticks: 'kept' };

/** The calls about tokens, answering from the script as it stands. */
export function scriptedTokens(
  script: TokenScript,
  note: (name: string, input: unknown) => void,
): Pick<Services, 'myTokens' | 'markLoaded'> {
  const line = () => {
    if (script.ticks === 'no line') throw new NoAnswer();
  };
  return {
    async myTokens(input) {
      note('myTokens', input);
      line();
      return { status: 200, data: { deliveries: structuredClone(script.deliveries) } };
    },
    async markLoaded(input) {
      note('markLoaded', input);
      line();
      const at = script.deliveries.findIndex(({ orderId }) => orderId === input.orderId);
      const found = script.deliveries[at];
      if (!found) return { status: 404, data: { code: 'order-not-found', message: 'There is no such order.' } };
      const loadedAt = input.loaded ? '2026-11-21T18:50:00.000Z' : null;
      const tokens = found.tokens.map((one) => (input.digits.includes(one.digits) ? { ...one, loadedAt } : one));
      const now = { ...found, tokens };
      script.deliveries = script.deliveries.with(at, now);
      return { status: 200, data: now };
    },
  };
}
