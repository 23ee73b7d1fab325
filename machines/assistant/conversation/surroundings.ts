import type { Services } from '#catalogues/calls/services.ts';
import type { Phrases } from '#catalogues/languages/language.ts';
import type { Report } from '#machines/kit/faults.ts';
import { withoutSensitiveCalls } from '#machines/kit/sensitive/in-calls.ts';
import { createPages, type OpenPages } from '#machines/pages/pages.ts';
import type { HeldKey } from '#machines/pages/tokens.ts';
import type { SessionView } from '#machines/session/session.ts';
import type { Desk } from '#machines/uploads/desk/desk.ts';
import { createOwnAside, type DeviceLine, type OwnAside } from '../sync/aside.ts';
import type { Keep } from '../sync/keep.ts';
import type { Connecting, ConversationDeps } from './conversation-deps.ts';
import type { Tell } from './events.ts';
import { overheard } from './session/overheard.ts';
import { createOwnSession, type OwnSession } from './session/own-session.ts';
import { createWaits, type Waits } from './turns/waits.ts';

/** What a conversation stands in: whose it is, the portal that it talks to, the device that it is on, and the time. */
export interface Surroundings extends Waits, Pick<ConversationDeps, 'understand' | 'now'> {
  /** The phrases of the language that was chosen on this device, where they are here already. */
  readonly spoken: Phrases | null;
  readonly session: OwnSession;
  readonly who: () => SessionView;
  readonly services: Services;
  readonly desk: Desk;
  /** The pages of whoever is signed in. */
  readonly pages: OpenPages;
  /** The orders of the conversation, once there is one, with the keys that open them. */
  readonly held: { orders: () => readonly HeldKey[] };
  readonly keep: Keep;
  readonly device: DeviceLine | undefined;
  readonly aside: OwnAside;
  /** The time now, ISO 8601. */
  readonly at: () => string;
  readonly report: Report;
  /** Lets a browser do what it has to between two pieces of work. */
  readonly breathe: () => Promise<void>;
  /** Tells of what happens. */
  readonly tell: Tell;
  /** Fires where the conversation has ended. */
  readonly signal: AbortSignal;
}

/** Signs in whom the browser keeps, and connects with the portal. */
export function createSurroundings(deps: ConversationDeps, tell: Tell, signal: AbortSignal): Surroundings {
  const { keep, device, now, understand, spoken = null } = deps;
  const { asked = () => null, breathe = async () => {}, report = () => {} } = deps;
  const time = () => now().getTime();
  const session = deps.session ?? createOwnSession({ keep, now: time, asked });
  const { who } = session;
  const waits = createWaits(deps.pause);
  const connecting: Connecting = {
    token: session.token,
    refused: (why) => tell({ type: 'REFUSED', why }),
    answered: (got) => tell({ type: 'ANSWERED', got }),
    lasts: (ms) => tell({ type: 'SESSION_LASTS', ms }),
  };
  const connected = withoutSensitiveCalls(deps.connect(connecting));
  const aside = createOwnAside(device, who);
  const services = overheard(connected, {
    dues: keep.keepDues,
    tokens: aside.keepTokens,
    deliveries: aside,
    who,
    ticketRead: () => tell({ type: 'TICKET_READ' }),
  });
  const desk = deps.desk(connected, connecting);
  const held: Surroundings['held'] = { orders: () => [] };
  const pages = createPages({ services, wait: waits.wait, who, now: time, held: () => held.orders(), report });
  const at = () => now().toISOString();
  const outside = { keep, device, now, understand, breathe, report, spoken };
  return { session, who, services, desk, pages, held, aside, at, tell, signal, ...outside, ...waits };
}
