import type { PaymentSought } from '#catalogues/payments-sought.ts';
import { FINDING } from '#catalogues/sentences/estate/finding.ts';
import { soughtShown } from '#machines/kit/reading/payment-sought.ts';
import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
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
 * one, and is told of it where they name it.
 */
export function aboutFinding(scene: Scene): Turn | null {
  const { intent, slots } = scene.sense;
  if (intent !== 'find-payment') return null;
  const { role } = scene.session;
  if (role === null) return signInForThat(scene);
  if (role !== 'service-admin' && role !== 'netplus-admin') {
    const orderId = slots.reference;
    if (orderId === undefined) return turn({ lines: [plain(TALK.wrongRole)], askAgain: true });
    return toAsk({ kind: 'receipt', which: { orderId: String(orderId), kinds: [] }, token: false, mail: false });
  }
  const [named, ...others] = SLOTS.filter(([slot]) => slots[slot] !== undefined);
  if (named === undefined) return turn({ page: '/find-payment', lines: [plain(FINDING.searchNeeds)] });
  const [slot, by] = named;
  const { from, to } = slots;
  const asked = {
    ...{ by, sought: String(slots[slot]) },
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
  };
  const lines = others.map(([other, as]) =>
    plain(FINDING.leftOut(soughtShown({ by: as, value: String(slots[other]) }))),
  );
  return { ...toAsk({ kind: 'list', name: 'found-payments', asked }), lines };
}
