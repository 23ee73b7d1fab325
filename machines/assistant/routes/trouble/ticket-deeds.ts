import { answersTickets } from '#machines/pages/tickets/tickets.ts';
import { plain } from '../../lines.ts';
import { TICKET_TALK } from '../../queries/tickets/ticket-talk.ts';
import { beginFlow } from '../starting/begin.ts';
import { entryPoint } from '../starting/entry-points.ts';
import { type FlowStart, type Scene, type Turn, toAsk } from '../turn.ts';

/**
 * 'Reply to T-000123: ...', 'close ticket T-000123': done as it is said, whatever else the words of the reply would mean. Where
 * text is asked for, they are that text. Who gives no number means the ticket that was spoken of last, else the only one that
 * is open.
 */
export function ticketDeeds(scene: Scene): Turn | null {
  const { number, reply, close } = scene.sense.besides?.tickets ?? {};
  if (asksForText(scene)) return null;
  if (reply !== undefined) return done(scene, number, { flow: 'reply-ticket', values: valuesOf({ message: reply }) });
  if (close === undefined) return null;
  return done(scene, number, { flow: 'close-ticket', values: { closed: String(close) } });
}

function done(scene: Scene, number: string | undefined, wish: FlowStart): Turn | null {
  if (number !== undefined) return begin(scene, wish, number);
  const { role } = scene.session;
  // Those who answer many people's tickets say which.
  if (role === null || answersTickets(role)) return begin(scene, wish);
  if (scene.ticket === null) return toAsk({ kind: 'ticket-meant', start: wish });
  const begun = begin(scene, wish, scene.ticket);
  return begun && { ...begun, lines: [plain(TICKET_TALK.meant(scene.ticket)), ...begun.lines] };
}

function begin(scene: Scene, { flow, values }: FlowStart, ticket = ''): Turn | null {
  const one = entryPoint(flow);
  return one ? beginFlow(scene, one, { flow, values: { ...values, ...valuesOf({ ticket }) } }) : null;
}

/** What was said of them: nothing is no answer. */
const valuesOf = (said: FlowStart['values']): FlowStart['values'] =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));

function asksForText({ view, offer }: Scene): boolean {
  const asked = offer ? undefined : view?.fields.find(({ name }) => name === view.next);
  return asked?.kind === 'area';
}
