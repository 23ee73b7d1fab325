import { useDeferredValue, useEffect, useRef } from 'react';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import type { View } from '#machines/kit/view.ts';
import { ResultCard } from '../chat/result/result-card.tsx';
import { TokenReady } from '../chat/result/token-ready.tsx';
import { TokenSkeleton } from '../chat/result/token-skeleton.tsx';
import { ComingCard, WaitingCard } from '../chat/result/waiting-card.tsx';
import { useConversation } from '../conversation/portal-context.tsx';
import { InstallOffer } from '../offline/install-offer.tsx';
import { Moving } from '../ui/motion/moving.tsx';
import { EndHead, EndPage } from './end-page.tsx';
import { hasCanvas } from './has-canvas.ts';
import { Loading, Nothing } from './nothing.tsx';
import { Outcome } from './outcome.tsx';
import { Said } from './said.tsx';
import { Steps } from './steps.tsx';
import { WayInForm } from './way-in.tsx';
import './canvas.css';

/** The open flow as a form, its outcome, or what to do when there is neither. `beside` the chat, or alone. */
export function Canvas({ beside }: { beside: boolean }) {
  const view = useConversation((v) => v.view);
  // A form that opens is much to draw: its head stands there first, and the browser is free in between.
  const drawn = useDeferredValue(view?.flow);
  const card = useRef<HTMLElement>(null);
  const awaited = view?.outcome ?? (view?.delivering ? 'delivering' : null);
  useEffect(() => {
    // What came of it stands at the top, and the button that was pressed at the bottom of a long form.
    if (awaited !== null) card.current?.scrollIntoView({ block: 'start' });
  }, [awaited]);
  if (!view || !hasCanvas(view)) return view?.busy ? <Loading title={view.title} text={view.busy} /> : <Nothing />;
  const confirmedInChat = view.actions.some((action) => action.type === 'CONFIRM');
  return (
    <Moving as="section" move="canvas" className="canvas-card" aria-label={view.title} ref={card} tabIndex={-1}>
      <header className="canvas-card__head">
        <h2>{view.heading ?? view.title}</h2>
        <p className="in-step">{CONTROLS.inStep}</p>
        {view.progress && <Steps progress={view.progress} done={view.outcome === 'success'} />}
      </header>
      <News view={view} beside={beside} />
      {drawn === view.flow && (
        <Content
          view={view}
          beside={beside}
          twin={beside && confirmedInChat}
          // A pressed button is gone with its step; without this the keyboard would start over at the top of the page.
          onPressed={() => card.current?.focus({ preventScroll: true })}
        />
      )}
      {!beside && view.outcome === 'success' && view.result && (
        <InstallOffer order={view.result.orderId} onAnswered={() => card.current?.focus({ preventScroll: true })} />
      )}
    </Moving>
  );
}

interface Shown {
  readonly view: View;
  readonly beside: boolean;
  readonly twin: boolean;
  readonly onPressed: () => void;
}

/**
 * What is waited for once there is nothing left to fill in, and how it ended. It outlasts the step that was pressed, so that a
 * screen reader says both; beside the chat the log says them.
 */
function News({ view, beside }: { view: View; beside: boolean }) {
  return (
    <div className="canvas-card__news" role={beside ? undefined : 'status'}>
      {view.outcome && view.modal?.home && <EndHead good={view.outcome === 'success'} title={view.modal.title} />}
      {!beside && view.outcome === 'success' && view.result && <TokenReady of={view.result} />}
      {!view.outcome && view.delivering && view.busy && (
        <p className={view.waiting ? 'hidden' : 'flow-form__busy'}>{view.waiting?.said ?? view.busy}</p>
      )}
    </div>
  );
}

/** What is waited for: its steps, or beside the chat, which has them, the receipt as far as it is known. */
function Awaited({ view, beside }: Pick<Shown, 'view' | 'beside'>) {
  const token = view.delivering === 'token';
  if (!view.waiting) return <TokenSkeleton token={token} summary={view.summary} />;
  return beside ? <ComingCard view={view} token={token} /> : <WaitingCard waiting={view.waiting} token={token} />;
}

function Content({ view, beside, twin, onPressed }: Shown) {
  if (view.outcome && view.modal?.home) return <EndPage view={view} modal={view.modal} twin={beside} />;
  if (view.outcome === 'success' && view.result) {
    return (
      <div className="flow-form">
        {!view.modal && <Said say={view.say} quiet={beside} />}
        <ResultCard result={view.result} summary={view.summary} twin={beside} />
        {!beside && <Outcome view={view} asDialog />}
      </div>
    );
  }
  if (view.outcome) return <Outcome view={view} asDialog={!beside} />;
  if (view.delivering) {
    return (
      <div className="flow-form">
        <Said say={view.say} quiet={beside} />
        <Awaited view={view} beside={beside} />
      </div>
    );
  }
  return (
    <>
      {view.say.map(
        ({ card }) =>
          card && <ResultCard key={card.result.orderId} result={card.result} summary={card.summary} twin={beside} />,
      )}
      <WayInForm view={view} twin={twin} quiet={beside} onPressed={onPressed} />
    </>
  );
}
