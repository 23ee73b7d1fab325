import { createListeners, type Watched } from '#machines/kit/listeners.ts';
import type { Actors } from './actors.ts';
import type { ConversationView } from './conversation-view.ts';
import { createInWords } from './in-words.ts';
import type { Offline } from './offline/offline.ts';
import type { IdleWarning } from './session/idle-warning.ts';
import type { Learner } from './session/learner.ts';
import { conversationView } from './snapshot.ts';
import type { Surroundings } from './surroundings.ts';
import type { TicketNews } from './ticket-news.ts';

/** The conversation as faces see it, and who listens to it. */
export interface Shown extends Watched<ConversationView> {
  /** Something has changed: it is worked out anew when somebody looks. */
  forget(): void;
  tell(): void;
}

/** What is shown of a conversation. */
interface ShownDeps extends Pick<Surroundings, 'session' | 'aside'>, Pick<Actors, 'assistant' | 'open' | 'tasks'> {
  readonly learner: Pick<Learner, 'support' | 'estatePower' | 'notice'>;
  readonly tickets: Pick<TicketNews, 'unread'>;
  readonly offline: Pick<Offline, 'view'>;
  readonly idle: Pick<IdleWarning, 'view'>;
  readonly homeAt: () => number;
}

/** Works out what is shown once for each change, however often it is looked at. */
export function createShown(deps: ShownDeps): Shown {
  const { assistant, open, session, tasks, learner, tickets, offline, idle, aside, homeAt } = deps;
  const listeners = createListeners();
  const inWords = createInWords();
  let current: ConversationView | null = null;
  return {
    getSnapshot() {
      const { context, status, error } = assistant.getSnapshot();
      // Nothing can be said any more: whoever draws says so.
      if (status === 'error') throw error;
      current ??= inWords(
        conversationView({
          context,
          top: open.topView(),
          outcome: open.outcome(),
          session: session.who(),
          expired: session.expired(),
          left: session.left(),
          pending: tasks.pending(),
          support: learner.support(),
          estatePower: learner.estatePower(),
          notice: learner.notice(),
          unread: tickets.unread(),
          offline: offline.view(),
          ending: idle.view(),
          loaded: aside.loaded(),
          homeAt: homeAt(),
        }),
        context.tongue.wording,
      );
      return current;
    },
    subscribe: listeners.subscribe,
    forget() {
      current = null;
    },
    tell: listeners.tell,
  };
}
