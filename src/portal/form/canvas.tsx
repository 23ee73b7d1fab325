import { useRef } from 'react';
import type { View } from '#machines/kit/view.ts';
import { TokenCard } from '../chat/token-card.tsx';
import { TokenSkeleton } from '../chat/token-skeleton.tsx';
import { useConversation, usePortal } from '../portal-context.tsx';
import { Alert } from '../ui/alert.tsx';
import { ActionButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { FlowForm } from './flow-form.tsx';
import { hasCanvas } from './has-canvas.ts';
import { Outcome } from './outcome.tsx';
import { Steps } from './steps.tsx';
import '../ui/empty.css';
import './canvas.css';

/** The open flow as a form, its outcome, or what to do when there is neither. `beside` the chat, or alone. */
export function Canvas({ beside }: { beside: boolean }) {
  const view = useConversation((v) => v.view);
  const card = useRef<HTMLElement>(null);
  if (!hasCanvas(view)) return <Nothing />;
  const confirmedInChat = view.actions.some((action) => action.type === 'CONFIRM');
  return (
    <section className="canvas-card" aria-label={view.title} ref={card} tabIndex={-1}>
      <header className="canvas-card__head">
        <h2>{view.title}</h2>
        <p className="in-step">In step with the chat</p>
        {view.progress && <Steps progress={view.progress} done={view.outcome === 'success'} />}
      </header>
      <Content
        view={view}
        beside={beside}
        twin={beside && confirmedInChat}
        // A pressed button is gone with its step; without this the keyboard would start over at the top of the page.
        onPressed={() => card.current?.focus({ preventScroll: true })}
      />
    </section>
  );
}

function Content({
  view,
  beside,
  twin,
  onPressed,
}: {
  view: View;
  beside: boolean;
  twin: boolean;
  onPressed: () => void;
}) {
  if (view.outcome === 'success' && view.result) {
    return (
      <>
        <TokenCard result={view.result} summary={view.summary} twin={beside} />
        {!beside && <Outcome view={view} asDialog />}
      </>
    );
  }
  if (view.outcome) return <Outcome view={view} asDialog={!beside} />;
  if (view.delivering) {
    return (
      <>
        <div className="flow-form">
          {view.say.map((say) => say.tone !== 'plain' && <Alert key={say.text} tone={say.tone} text={say.text} />)}
          {view.busy && <p className="flow-form__busy">{view.busy}</p>}
        </div>
        <TokenSkeleton />
      </>
    );
  }
  return <FlowForm view={view} twin={twin} onPressed={onPressed} />;
}

function Nothing() {
  const { conversation } = usePortal();
  const suggestion = useConversation((v) => v.suggestions[0]);
  return (
    <div className="empty">
      <Icon name="form" size={24} />
      <p className="empty__title">Nothing is open</p>
      <p className="empty__text">What you start in the chat stands here as a form.</p>
      {suggestion && (
        <ActionButton
          action={{ type: 'NEXT', label: suggestion.label, enabled: true, reason: null }}
          look="secondary"
          onPress={() => conversation.say(suggestion.say)}
        />
      )}
    </div>
  );
}
