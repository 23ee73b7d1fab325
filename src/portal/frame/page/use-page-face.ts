import { useEffect, useRef } from 'react';
import { allows } from '#catalogues/roles.ts';
import type { Route } from '#catalogues/routes/route.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import type { Face } from '../../faces/use-face.ts';
import { navigate, useQuery, withFace } from '../../router/location.ts';
import { pageOfFlow, viewPath } from '../../router/views.ts';
import { useMedia, WIDE } from '../../ui/media.ts';
import { wasSaidHere } from './said-here.ts';

/** What stands in the pane of a page: the page itself, or a face of the conversation in its place. */
export type PageFace = Face | 'page';

const isFace = (text: string | null): text is Face => text === 'chat' || text === 'form' || text === 'table';

/** Show the page, or a face in its place; the address holds the choice, and what the page is asked. */
export function showFace(face: PageFace, { replace = true } = {}): void {
  navigate(location.pathname + withFace(face === 'page' ? null : face), { replace });
}

/**
 * Which face a page shows. What was typed here is answered here, above the composer, whatever it opens (decision 250), or in
 * a form beside the page that leaves room for one. The conversation comes forward by itself where something on the page was pressed that asks the person; what a page shows itself needs no other place.
 */
export function usePageFace({
  over = [],
  within = [],
  flow,
  views,
  page,
}: Pick<Route, 'over' | 'within' | 'flow' | 'views' | 'page'>): PageFace {
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
  useComingForward(face, [...over, ...within, flow, ...(views ?? []).map((view) => view.flow)], page === 'profile');
  return face;
}

function useComingForward(face: PageFace, own: readonly (string | undefined)[], leavesRoom: boolean): void {
  const { conversation } = usePortal();
  const open = useConversation(askingFlow);
  const asking = open !== null && own.includes(open) ? null : open;
  const turn = useConversation(lastTurn);
  const answered = useConversation(isAnswered);
  const role = useConversation((v) => v.session.role);
  const wide = useMedia(WIDE);
  const beside = wide && leavesRoom;
  // What was open and said when the page came up is no reason to leave it.
  const before = useRef({ face, asking, turn });
  useEffect(() => {
    // What a sentence opens is not known before it is answered.
    if (!answered) return;
    const then = before.current;
    const typed = turn !== then.turn && wasSaidHere(conversation);
    const needed = asking !== null && (asking !== then.asking || turn !== then.turn);
    before.current = { face, asking, turn };
    if (face !== 'page' || then.face !== 'page' || !needed || (typed && !beside)) return;
    if (typed) return showFace('form', { replace: false });
    const page = pageOfFlow(asking, ({ access }) => allows(access, role));
    if (page) navigate(viewPath(page.route, page.view));
    else showFace(wide ? 'form' : 'chat', { replace: false });
  }, [conversation, face, asking, turn, answered, role, wide, beside]);
}

/** The way from a page to the chat: of what is open to where that has its conversation, else to the one in the page's place. */
export function useToChat(): (asks: boolean) => void {
  const open = useConversation(askingFlow);
  const role = useConversation((v) => v.session.role);
  const wide = useMedia(WIDE);
  return (asks) => {
    const page = asks ? pageOfFlow(open, ({ access }) => allows(access, role)) : null;
    if (page && page.route.page === undefined) navigate(viewPath(page.route, page.view));
    else showFace(asks && wide ? 'form' : 'chat', { replace: false });
  };
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
