import { createSync, type Sync } from '../sync/sync.ts';
import type { Actors } from './actors.ts';
import { createAnnouncementNews } from './announcement-news.ts';
import { createDuesNews } from './dues-news.ts';
import { createRefundNews, type RefundNews } from './refund-news.ts';
import { createIdleWarning, type IdleWarning } from './session/idle-warning.ts';
import { createLearner, type Learner } from './session/learner.ts';
import { createSessionTransitions, type SessionTransitions } from './session/session-transitions.ts';
import { createSpeaking, type Speaking } from './session/speaking.ts';
import type { Surroundings } from './surroundings.ts';
import { createTicketNews, type TicketNews } from './ticket-news.ts';
import { createTelling, type Telling } from './turns/telling.ts';

/** What a conversation does unasked. */
export interface Upkeep {
  /** The language that it is held in. */
  readonly speaking: Speaking;
  /** What it comes to know by itself. */
  readonly tickets: TicketNews;
  readonly refunds: RefundNews;
  readonly learner: Learner;
  /** What it tells the portal of what went wrong. */
  readonly telling: Telling;
  /** Where it is gone on with: reloads, other tabs, other devices. */
  readonly sync: Sync;
  /** That nothing was done for so long that the session ends. */
  readonly idle: IdleWarning;
  /** Who comes and goes. */
  readonly transitions: SessionTransitions;
}

/** Makes what goes on by itself; nothing is asked before `learner.learn`. */
export function createUpkeep(world: Surroundings & Actors): Upkeep {
  const tickets = alsoAsking(createTicketNews(world), createAnnouncementNews(world), createDuesNews(world));
  const refunds = createRefundNews(world);
  const speaking = createSpeaking(world, world.spoken);
  const learner = createLearner({ ...world, tickets, refunds, speaking });
  const sync = createSync(world, world.before);
  const idle = createIdleWarning(world);
  const transitions = createSessionTransitions({ ...world, learner, sync, idle });
  return { speaking, tickets, refunds, learner, telling: createTelling(world), sync, idle, transitions };
}

/** What is new on tickets, what is announced and what is unpaid are asked for together, when somebody comes or comes back. */
function alsoAsking(tickets: TicketNews, ...others: readonly Pick<TicketNews, 'ask'>[]): TicketNews {
  return {
    unread: tickets.unread,
    ask() {
      tickets.ask();
      for (const other of others) other.ask();
    },
  };
}
