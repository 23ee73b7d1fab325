import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { ActionButton } from '../ui/button.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import '../ui/styles/empty.css';

/** The form's place while nothing is open. */
export function Nothing() {
  const { conversation } = usePortal();
  const suggestion = useConversation((v) => v.suggestions[0]);
  return (
    <div className="empty">
      <Icon name="form" size={24} />
      <p className="empty__title">Nothing is open</p>
      <p className="empty__text">What you start in the chat appears here as a form.</p>
      {suggestion && (
        <ActionButton
          action={{ type: 'NEXT', label: suggestion.label, enabled: true, reason: null }}
          look="secondary"
          onPress={() => conversation.press(suggestion)}
        />
      )}
    </div>
  );
}

/** The form's shape while what it asks is being fetched. */
export function Loading({ title, text }: { title: string; text: string }) {
  return (
    <section className="canvas-card" aria-label={title} aria-busy="true">
      <header className="canvas-card__head">
        <h2>{title}</h2>
      </header>
      <div className="flow-form">
        <p className="hidden" role="status">
          {text}
        </p>
        {['a', 'b', 'c'].map((field) => (
          <div key={field} className="field field--waiting" aria-hidden="true">
            <span className="skeleton skeleton--short" />
            <span className="skeleton skeleton--box" />
          </div>
        ))}
      </div>
    </section>
  );
}
