import type { View } from '#machines/kit/view.ts';
import type { AssistantContext } from '../context.ts';
import { composerOf } from './composer.ts';
import type { ConversationView, SessionView } from './conversation-view.ts';

/** What the parts of a conversation say of themselves. */
export interface Parts {
  readonly context: AssistantContext;
  /** The view of the run on top, or null. */
  readonly top: View | null;
  /** The last run's outcome, until something new begins. */
  readonly outcome: View | null;
  readonly session: SessionView;
  readonly expired: boolean;
  readonly left: boolean;
  /** Questions to the server that belong to no run. */
  readonly pending: number;
  readonly support: ConversationView['support'];
  readonly notice: string | null;
  readonly unread: number;
  readonly offline?: ConversationView['offline'];
  /** The last message there was when the person went back to the start; 0 while nobody did. */
  readonly homeAt: number;
}

const RESUME = [
  { label: 'Yes, go on', say: 'yes' },
  { label: 'No', say: 'no' },
];

/** The conversation as faces draw it. */
export function conversationView({
  context,
  top,
  outcome,
  session,
  expired,
  left,
  pending,
  support,
  notice,
  unread,
  offline = null,
  homeAt,
}: Parts): ConversationView {
  const { messages, suggestions, face, page, offer } = context;
  const view = offer ? outcome : (top ?? outcome);
  return {
    messages,
    view,
    atStart: view === null && !offer && !messages.some(({ from, id }) => from === 'person' && id > homeAt),
    session,
    expired,
    left,
    suggestions: offer ? RESUME : suggestions,
    composer: composerOf(offer ? null : top, session.role),
    face,
    page,
    support,
    notice,
    unread,
    offline,
    busy: view?.busy ?? (pending > 0 ? 'One moment' : null),
  };
}
