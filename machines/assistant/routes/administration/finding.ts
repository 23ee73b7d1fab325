import type { PaymentSought } from '#catalogues/payments-sought.ts';
import { FINDING } from '#catalogues/sentences/estate/finding.ts';
import { soughtShown } from '#machines/kit/reading/payment-sought.ts';
import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { type Turn, toAsk, turn } from '../turn.ts';

/** Which slot names what payments are looked for by. */
const SLOTS: readonly (readonly [slot: string, by: PaymentSought])[] = [
  ['reference', 'reference'],
  ['token', 'token'],
  ['phone', 'phone'],
  ['meterNumber', 'account'],
  ['amount', 'amount'],
];

/**
 * An administrator looks for payments: they are listed, with what was looked for. Whoever names nothing is shown where to. Anybody else looks for an own
 * one: it is told where they name it, and else all of the days that they name.
 */
export function aboutFinding(scene: Scene): Turn | null {
  const { intent, slots } = scene.sense;
  if (intent !== 'find-payment') return null;
  const { role } = scene.session;
  if (role === null) return signInForThat(scene);
  const sought = SLOTS.flatMap(([slot, by]) => (slots[slot] === undefined ? [] : [{ by, value: String(slots[slot]) }]));
  const days = {
    ...(slots.from !== undefined && { from: String(slots.from) }),
    ...(slots.to !== undefined && { to: String(slots.to) }),
  };
  if (role !== 'service-admin' && role !== 'netplus-admin') {
    if (slots.reference === undefined)
      return { ...toAsk({ kind: 'history', asked: days }), lines: sought.map(leftOut) };
    return toAsk({
      kind: 'receipt',
      which: { orderId: String(slots.reference), kinds: [] },
      token: false,
      mail: false,
    });
  }
  const [first, ...others] = sought;
  if (first === undefined) return turn({ page: '/find-payment', lines: [plain(FINDING.searchNeeds)] });
  const asked = { by: first.by, sought: first.value, ...days };
  return { ...toAsk({ kind: 'list', name: 'found-payments', asked }), lines: others.map(leftOut) };
}

const leftOut = (one: { readonly by: PaymentSought; readonly value: string }) =>
  plain(FINDING.leftOut(soughtShown(one)));
