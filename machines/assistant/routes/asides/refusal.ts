import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import type { View } from '#machines/kit/view.ts';
import { send } from '../../command.ts';
import { aside, plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { busy, type Turn, toAsk, turn } from '../turn.ts';

/** The order that the run on top opened last; where nothing is open, the last one of the conversation. */
function orderOf({ bought, stack, view }: Scene): Scene['bought'][number] | undefined {
  const run = stack.at(-1);
  if (!run || !view) return bought.at(-1);
  return bought.findLast(({ key }) => key.startsWith(`${run.id}:`));
}

const can = ({ actions }: View, type: string): boolean =>
  actions.some((action) => action.type === type && action.enabled);

/** Why a card was refused: as the payment itself stands now, asked anew. Null where nothing was tried. */
export function whyRefused(scene: Scene): Turn | null {
  const { view } = scene;
  const order = orderOf(scene);
  // Who answers a question is not asked about a payment.
  if (!order || view?.widget || view?.busy || (view && view.next !== null)) return null;
  const { orderId, key, card } = order;
  return toAsk({ kind: 'bought', orderId, key, card, wants: 'status', suggestions: [] });
}

/**
 * Another card: what failed is read back again, and its window opens on a yes alone. While nobody knows whether the first one was
 * charged no other is taken.
 */
export function anotherCard(scene: Scene): Turn | null {
  const { stack, view } = scene;
  const run = stack.at(-1);
  const said = (text: string): Turn => turn({ lines: [(view ? aside : plain)(text)], askAgain: true });
  if (!run || !view) return said(KNOWN.anyCard);
  if (view.busy) return busy({ view });
  if (view.widget) return turn({ lines: [plain(KNOWN.cardThere)] });
  if (view.outcome === 'pending') return whyRefused(scene);
  if (view.next !== null || view.outcome === 'success') return said(KNOWN.anyCard);
  if (can(view, 'CONFIRM')) return said(KNOWN.cardOnYes);
  if (!orderOf(scene) || !can(view, 'RETRY')) return null;
  return turn({ lines: [plain(KNOWN.anyCard)], commands: [send(run, { type: 'RETRY' })], askAgain: true });
}
