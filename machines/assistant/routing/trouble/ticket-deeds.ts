import { beginWish } from '../starting/begin.ts';
import { startable } from '../starting/startables.ts';
import type { Scene, Turn } from '../turn.ts';

/**
 * 'Reply to T-000123: ...', 'close ticket T-000123': done as it is said, whatever else the words of the reply would mean. Where
 * text is asked for, they are that text.
 */
export function ticketDeeds(scene: Scene): Turn | null {
  const { number, reply, close } = scene.sense.besides?.tickets ?? {};
  if (asksForText(scene)) return null;
  const ticket = number === undefined ? {} : { ticket: number };
  if (reply !== undefined) return begin(scene, 'reply-ticket', { ...ticket, ...(reply !== '' && { message: reply }) });
  return close === undefined ? null : begin(scene, 'close-ticket', { ...ticket, closed: String(close) });
}

function begin(scene: Scene, flow: string, values: Readonly<Record<string, string>>): Turn | null {
  const one = startable(flow);
  return one ? beginWish(scene, one, { flow, values }) : null;
}

function asksForText({ view, offer }: Scene): boolean {
  const asked = offer ? undefined : view?.fields.find(({ name }) => name === view.next);
  return asked?.kind === 'area';
}
