import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { Route } from '#catalogues/routes/route.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import { Composer } from '../chat/composer/composer.tsx';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { OtherFace } from '../faces/other-face.tsx';
import { Talk } from '../faces/talk.tsx';
import { ConfirmAddress } from '../notices/confirm-address.tsx';
import { Notice } from '../notices/notice.tsx';
import { useView } from '../router/views.ts';
import { Copyright } from '../site/copyright.tsx';
import { SafetyNet } from '../ui/feedback/safety-net.tsx';
import { useMedia, WIDE } from '../ui/media.ts';

import { Presence } from '../ui/motion/moving.tsx';
import { Rail } from './navigation/rail.tsx';
import { DockedReply } from './page/docked-reply.tsx';
import { usePageHint } from './page/hint.ts';
import { PageContent } from './page/page-content.tsx';
import { PageSwitch } from './page/page-switch.tsx';
import { saidHere } from './page/said-here.ts';
import { type PageFace, usePageFace, useToChat } from './page/use-page-face.ts';
import { useReply } from './page/use-reply.ts';
import { useReturn } from './page/use-return.ts';
import { TopBar } from './top-bar.tsx';
import './page/page.css';

export { fetchPage } from './page/page-content.tsx';

const FlowModal = lazy(() => import('../form/flow-modal.tsx').then((module) => ({ default: module.FlowModal })));

/**
 * A page that takes the whole pane, the conversation shrunk to its composer below (DESIGN, Frame); Chat in the switch brings
 * it back. The profile leaves room for a form beside it.
 */
export function PageFrame({ route }: { route: Route }) {
  const face = usePageFace(route);
  const wide = useMedia(WIDE);
  const unconfirmed = useConversation((v) => v.session.awaits === 'confirmation');
  const beside = wide && (face === 'form' || face === 'table');
  const shown = face === 'page' || (beside && route.page === 'profile');
  const over = useOver(route);
  const { onReturn, ...unseen } = useSeen(over || (!shown && (face === 'chat' || beside)));
  useReturn(route, face, onReturn);
  return (
    <div className="frame">
      <Rail />
      <div className="frame__main">
        <TopBar title={route.label}>
          <PageSwitch route={route} face={face} />
        </TopBar>
        <Notice />
        {unconfirmed && route.page !== 'profile' && <ConfirmAddress slim />}
        <main className={beside ? 'panes panes--both' : 'panes'}>
          {shown ? (
            <Paged route={route} beside={beside} over={over} {...unseen} />
          ) : (
            <Talk instead={instead(face, beside)} note={<Copyright />} />
          )}
          {beside && (
            <aside className="canvas" aria-label="Canvas">
              <OtherFace face={face} beside={!shown} />
            </aside>
          )}
        </main>
      </div>
    </div>
  );
}

function instead(face: PageFace, beside: boolean) {
  return face === 'chat' || face === 'page' || beside ? null : <OtherFace face={face} beside={false} />;
}

interface Seen {
  /** The turns that were seen in the conversation. */
  readonly seen: readonly Message[];
  /** When the page was opened, ms: what was said before that, and comes later from another device, is no answer here. */
  readonly since: number;
  readonly onSeen: () => void;
}

/**
 * True while the form of what is open stands over the page, whose own form stands in it. What asks nothing and is on its way
 * needs none.
 */
function useOver(route: Route): boolean {
  const form = useForm(route);
  const open = useConversation((v) => (v.view?.outcome === null ? v.view.flow : null));
  const sent = useConversation((v) => v.view?.busy != null && v.view.fields.length === 0);
  return open !== null && open !== form && !sent && route.over?.includes(open) === true;
}

/** The flow whose form stands in a page. */
function useForm(route: Route): string | undefined {
  return useView(route)?.flow ?? route.flow;
}

/**
 * What was seen of the conversation: all of it while it is shown, or while what it asks stands over the page, and what was put
 * away; not the last of one that went by itself.
 */
function useSeen(shown: boolean): Seen & { readonly onReturn: () => void } {
  const messages = useConversation((v) => v.messages);
  const { now } = usePortal();
  const [since] = useState(now);
  const [seen, setSeen] = useState(messages);
  useEffect(() => {
    if (shown) setSeen(messages);
  }, [shown, messages]);
  const onReturn = useCallback(() => setSeen([]), []);
  return { seen, since, onSeen: () => setSeen(messages), onReturn };
}

function FormOver({ stands }: { stands: boolean }) {
  const view = useConversation((v) => v.view);
  return (
    <Presence>
      {stands && view && (
        <Suspense key={view.flow}>
          <FlowModal view={view} />
        </Suspense>
      )}
    </Presence>
  );
}

function Paged({ route, beside, over, seen, since, onSeen }: { route: Route; beside: boolean; over: boolean } & Seen) {
  const { conversation } = usePortal();
  const open = useConversation((v) => (v.view?.outcome === null ? v.view.flow : null));
  const form = useForm(route);
  const asksHere = open !== null && (beside || open === form || route.within?.includes(open) === true);
  const reply = useReply({ seen, since }, asksHere);
  const toChat = useToChat();
  const hint = usePageHint(route, over || asksHere || reply.asks);
  return (
    <div className="page">
      <div className="page__scroll">
        <div className="page__content">
          <SafetyNet within key={route.path}>
            <Suspense fallback={<span className="skeleton skeleton--pane" />}>
              <PageContent route={route} beside={beside} />
            </Suspense>
          </SafetyNet>
        </div>
        <Copyright />
      </div>
      <FormOver stands={over} />
      <div className="dock page__dock">
        {!over && <DockedReply reply={reply} onSeen={onSeen} onChat={() => toChat(reply.asks)} />}
        <Composer hint={hint} onSaid={() => saidHere(conversation)} />
        <Copyright />
      </div>
    </div>
  );
}
