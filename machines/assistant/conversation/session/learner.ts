import type { ActorRefFrom } from 'xstate';
import type { Services } from '#catalogues/calls/services.ts';
import type { assistantMachine } from '../../assistant.ts';
import type { ConversationView } from '../conversation-view.ts';
import type { Keep } from '../../sync/keep.ts';
import type { TicketNews } from '../ticket-news.ts';
import type { Tasks } from '../turns/tasks.ts';
import type { Waits } from '../turns/waits.ts';
import { learnLastAmount, learnNotice, learnPerson, learnPortal, learnProperties } from './learning.ts';
import type { OwnSession } from './own-session.ts';

/** What a conversation comes to know by asking the server unasked. Missing any of it costs a suggestion or a picture. */
export interface Learner {
  /** Where support is reached; null until the portal has said so. */
  support(): ConversationView['support'];
  /** The notice that everybody sees; null where there is none, and until it is known. */
  notice(): string | null;
  /** Ask for the notice again: it may have been changed. */
  learnOfNotice(): void;
  /** Learn of this portal and of whoever is signed in. */
  learn(): void;
  /** Learn again what may have changed of whoever is signed in. */
  learnOfThem(): void;
  stop(): void;
}

/** What a learner is made of. */
interface LearnerDeps {
  readonly services: Services;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly session: OwnSession;
  readonly keep: Keep;
  readonly tasks: Tasks;
  readonly keepPace: Waits['keepPace'];
  readonly tickets: Pick<TicketNews, 'ask'>;
  readonly breathe: () => Promise<void>;
}

/** Asks, tells the assistant, and keeps what is kept beside the session. Each question is a piece of work of its own. */
export function createLearner({
  services,
  assistant,
  session,
  keep,
  tasks,
  keepPace,
  tickets,
  breathe,
}: LearnerDeps): Learner {
  let support: ConversationView['support'] = null;
  let notice: string | null = null;
  let stopped = false;

  function learnOfNotice(): void {
    tasks.quietly(async () => {
      await breathe();
      const learnt = await learnNotice(services);
      if (learnt === undefined || stopped) return;
      notice = learnt;
      if (learnt !== null) assistant.send({ type: 'KNOWN', notice: learnt });
    });
  }

  function learnOfThem(): void {
    const { id, role } = session.who();
    if (role === null) return;
    const isStillThem = () => !stopped && session.who().id === id;
    // Nobody waits for it, so the first screen is not slower for it.
    tasks.quietly(async () => {
      await breathe();
      const learnt = await learnPerson(services, role);
      if (!isStillThem()) return;
      session.know(learnt);
      const { logo, status } = learnt;
      keep.keepSession({ ...(logo && { logo }), ...(status && { status }) });
      assistant.send({ type: 'KNOWN', session: session.who() });
      const properties = await learnProperties(services);
      if (isStillThem() && properties !== null) keep.keepSession({ properties });
    });
  }

  return {
    support: () => support,
    notice: () => notice,
    learnOfNotice,
    learn() {
      learnOfNotice();
      tasks.run(async () => {
        await breathe();
        const portal = await learnPortal(services);
        if (stopped) return;
        if (portal) {
          keepPace(portal.pace);
          support = portal.support;
          assistant.send({ type: 'KNOWN', support: `${support.phone}, ${support.email}` });
        }
        if (session.who().role === 'service-user') {
          const lastAmount = await learnLastAmount(services);
          if (stopped) return;
          assistant.send({ type: 'KNOWN', lastAmount });
        }
        // What is offered with news is not taken away by what is offered to begin with.
        tickets.ask();
      });
      learnOfThem();
    },
    learnOfThem,
    stop() {
      stopped = true;
    },
  };
}
