import { useEffect, useLayoutEffect, useRef } from 'react';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { FlowForm } from '../form/flow-form.tsx';
import '../form/canvas.css';

const FLOW = 'contact-support';

/** The Contact Us form: the flow's own, begun again once a message is on its way (S3 section 4.9). `quiet`: beside the chat. */
export function ContactForm({ quiet }: { quiet: boolean }) {
  const { conversation } = usePortal();
  const view = useConversation((v) => v.view);
  const card = useRef<HTMLElement>(null);
  const nothing = view === null;
  // Before it is drawn, so that an emptied form is never seen to be gone.
  useLayoutEffect(() => {
    if (nothing) conversation.lookAt(FLOW);
  }, [conversation, nothing]);
  const said = view?.flow === FLOW ? view.say[0]?.text : undefined;
  useEffect(() => {
    // On a small screen the button stands far below the words that say what came of it. Who chats reads them there.
    const chatting = document.activeElement?.closest('.contact__chat') ?? null;
    if (said !== undefined && chatting === null) card.current?.scrollIntoView({ block: 'start' });
  }, [said]);
  if (nothing) return <span className="skeleton skeleton--pane" />;
  return (
    <section className="canvas-card" aria-label="Write to us" ref={card} tabIndex={-1}>
      {view.flow === FLOW ? (
        <FlowForm
          view={view}
          twin={false}
          quiet={quiet}
          onPressed={() => card.current?.focus({ preventScroll: true })}
        />
      ) : (
        <Elsewhere title={view.title} />
      )}
    </section>
  );
}

/** While the chatbot is at something else, the form waits to be asked for. */
function Elsewhere({ title }: { title: string }) {
  const { conversation } = usePortal();
  return (
    <div className="contact__elsewhere">
      <p>You are at “{title}” in the chat. It stays open while you write to us.</p>
      <button type="button" className="button button--primary" onClick={() => conversation.open(FLOW)}>
        Write to us
      </button>
    </div>
  );
}
