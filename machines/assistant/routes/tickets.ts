import { TICKET_SENTENCES } from '#catalogues/sentences/support/tickets.ts';
import { answersTickets } from '#machines/pages/tickets/tickets.ts';
import { send } from '../command.ts';
import { entryPoint } from '../entry-points.ts';
import { keptUp } from '../kept-up.ts';
import { plain } from '../lines.ts';
import type { FlowStart } from '../run.ts';
import type { Scene } from '../scene.ts';
import type { Message } from '../transcript.ts';
import { isTroubleshooting } from './settling.ts';
import { beginFlow } from './starting/begin.ts';
import { signInForThat } from './starting/sign-in-first.ts';
import { type Turn, toAsk, turn } from './turn.ts';

const NUMBER = /\bT-\d{6,9}\b/g;

const ticketsIn = keptUp(({ from, text }: Message) =>
  from === 'portal' ? (text.match(NUMBER) ?? undefined) : undefined,
);

/** The ticket that the portal spoke of last in this conversation; null where it spoke of none, or of several at once. */
export function ticketBefore(messages: readonly Message[]): string | null {
  const [number = null, ...others] = new Set(ticketsIn(messages).at(-1)?.found);
  return others.length === 0 ? number : null;
}

/** 'My tickets', 'ticket T-000123': what became of tickets, told to whoever may read them. */
export function aboutTickets(scene: Scene): Turn | null {
  const { tickets } = scene.sense.modifiers ?? {};
  if (tickets === undefined) return null;
  if (scene.session.role === null) return signInForThat(scene);
  const { number, state } = tickets;
  const asked = state === undefined ? {} : { state };
  const query =
    number === undefined ? ({ kind: 'list', name: 'tickets', asked } as const) : ({ kind: 'ticket', number } as const);
  return toAsk(query);
}

/** A ticket that is wanted without anything else being said. It has no intent of its own either. */
export function newTicket(scene: Scene): Turn | null {
  const one = entryPoint('open-ticket');
  const sooner = scene.sense.modifiers?.tickets?.open ? ticketNow(scene) : null;
  if (sooner) return sooner;
  return one && scene.sense.modifiers?.tickets?.open ? beginFlow(scene, one, { flow: one.flow, values: {} }) : null;
}

/** 'Open a ticket', 'report it' while something is looked into: it becomes the ticket, with all that was found out. */
function ticketNow({ stack, view, offer }: Scene): Turn | null {
  const run = stack.at(-1);
  if (!run || !view || offer || view.busy || !isTroubleshooting(view)) return null;
  if (view.step === 'reporting') return turn({ askAgain: true });
  return turn({ commands: [send(run, { type: 'EDIT', field: 'message' })], askAgain: true });
}

/**
 * 'Reply to T-000123: ...', 'close ticket T-000123': done as it is said, whatever else the words of the reply would mean. Where
 * text is asked for, they are that text. Who gives no number means the ticket that was spoken of last, else the only one that
 * is open.
 */
export function ticketDeeds(scene: Scene): Turn | null {
  const { number, reply, close } = scene.sense.modifiers?.tickets ?? {};
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
  return begun && { ...begun, lines: [plain(TICKET_SENTENCES.meant(scene.ticket)), ...begun.lines] };
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
