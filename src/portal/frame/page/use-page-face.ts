import { useEffect, useRef } from 'react';
import { allows } from '#catalogues/roles.ts';
import type { Route } from '#catalogues/routes/route.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import type { Face } from '../../faces/use-face.ts';
import { navigate, useQuery, withFace } from '../../router/location.ts';
import { pageOfFlow, viewPath } from '../../router/views.ts';
import { useMedia, WIDE } from '../../ui/media.ts';

/** What stands in the pane of a page: the page itself, or a face of the conversation in its place. */
export type PageFace = Face | 'page';

const isFace = (text: string | null): text is Face => text === 'chat' || text === 'form' || text === 'table';

/** Show the page, or a face in its place; the address holds the choice, and what the page is asked. */
export function showFace(face: PageFace, { replace = true } = {}): void {
  navigate(location.pathname + withFace(face === 'page' ? null : face), { replace });
}

/**
 * Which face a page shows. The conversation comes forward by itself when it needs the person: when something opens that
 * asks them, or when they wrote while something open did, so that nobody writes into nothing. What a page shows itself
 * needs no other place.
 */
export function usePageFace({
  over = [],
  within = [],
  flow,
  views,
}: Pick<Route, 'over' | 'within' | 'flow' | 'views'>): PageFace {
  const { conversation } = usePortal();
  const asked = useConversation((v) => v.face);
  const open = useConversation((v) => v.view !== null);
  const named = useQuery('face');
  useEffect(() => {
    if (!asked) return;
    showFace(asked);
    conversation.faced();
  }, [asked, conversation]);
  const wanted = asked ?? (isFace(named) ? named : 'page');
  const face = wanted === 'chat' || open ? wanted : 'page';
  useComingForward(face, [...over, ...within, flow, ...(views ?? []).map((view) => view.flow)]);
  return face;
}

function useComingForward(face: PageFace, own: readonly (string | undefined)[]): void {
  const open = useConversation(askingFlow);
  const asking = open !== null && own.includes(open) ? null : open;
  const turn = useConversation(lastTurn);
  const answered = useConversation(isAnswered);
  const role = useConversation((v) => v.session.role);
  const wide = useMedia(WIDE);
  // What was open and said when the page came up is no reason to leave it.
  const before = useRef({ face, asking, turn });
  useEffect(() => {
    // What a sentence opens is not known before it is answered.
    if (!answered) return;
    const then = before.current;
    const needed = asking !== null && (asking !== then.asking || turn !== then.turn);
    if (face !== 'page' || then.face !== 'page' || !needed) {
      before.current = { face, asking, turn: asking === null || face !== 'page' ? turn : then.turn };
      return;
    }
    const page = pageOfFlow(asking, ({ access }) => allows(access, role));
    if (page) navigate(viewPath(page.route, page.view));
    else showFace(wide ? 'form' : 'chat', { replace: false });
  }, [face, asking, turn, answered, role, wide]);
}

/** The open flow, once it has something to ask of the person. */
function askingFlow({ view }: ConversationView): string | null {
  if (view === null || view.outcome !== null) return null;
  const asks = view.fields.length > 0 || view.actions.some((action) => action.type !== 'CANCEL');
  return asks ? view.flow : null;
}

const isAnswered = ({ messages, busy }: ConversationView): boolean =>
  busy === null && messages.at(-1)?.from !== 'person';

const lastTurn = ({ messages }: ConversationView): number =>
  messages.findLast((message) => message.from === 'person')?.id ?? 0;
