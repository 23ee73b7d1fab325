import type { PaymentSought } from '#catalogues/payments-sought.ts';
import { FINDING } from '#catalogues/sentences/estate/finding.ts';
import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { type Turn, toAsk, turn } from '../turn.ts';

/** Which slot names what payments are looked for by. */
const SLOTS: readonly (readonly [slot: string, by: PaymentSought])[] = [
  ['reference', 'reference'],
  ['token', 'token'],
  ['phone', 'phone'],
  ['meterNumber', 'account'],
  ['amount', 'amount'],
];

/** An administrator looks for payments: they are listed, with what was looked for. Whoever names nothing is shown where to. */
export function aboutFinding({ sense: { intent, slots } }: Scene): Turn | null {
  if (intent !== 'find-payment') return null;
  const [named] = SLOTS.filter(([slot]) => slots[slot] !== undefined);
  if (named === undefined) return turn({ page: '/find-payment', lines: [plain(FINDING.searchNeeds)] });
  const [slot, by] = named;
  const { from, to } = slots;
  const asked = {
    ...{ by, sought: String(slots[slot]) },
    ...(from !== undefined && { from: String(from) }),
    ...(to !== undefined && { to: String(to) }),
  };
  return toAsk({ kind: 'list', name: 'found-payments', asked });
}
