import { useEffect, useId, useRef, useState } from 'react';
import { ChatbotOptions } from '../chatbot/options.tsx';
import { usePortal } from '../conversation/portal-context.tsx';
import { Talk } from '../faces/talk.tsx';
import { SiteFooter } from '../site/site-footer.tsx';
import { SiteHeader } from '../site/site-header.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { ContactChannels } from './contact-channels.tsx';
import { ContactForm } from './contact-form.tsx';
import './contact.css';

/** `/contact`: the form, the channels beside it, and a chatbot that can be opened and closed (S3 section 2.8). */
export function ContactPage() {
  const { conversation } = usePortal();
  const [chatting, setChatting] = useState(false);
  // What else is open in the chat stays open below it.
  useEffect(() => conversation.lookAt('contact-support'), [conversation]);
  return (
    <div className="contact">
      <SiteHeader />
      <main className="contact__body">
        <header className="contact__head">
          <h1>Contact Us</h1>
          <p>Ask us anything about a payment, a token or your account.</p>
        </header>
        <ContactForm quiet={chatting} />
        <aside className="contact__beside" aria-label="Other ways to reach us">
          <ContactChannels />
          <Chatbot open={chatting} onToggle={() => setChatting(!chatting)} />
        </aside>
      </main>
      <SiteFooter />
    </div>
  );
}

/** The button that opens the conversation on this page, and closes it. */
function Chatbot({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const chat = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) chat.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--wide"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon name={open ? 'x' : 'chat'} size={20} />
        {open ? 'Close the chat' : 'Chat with us'}
      </button>
      <div id={id} className="contact__chat" ref={chat} hidden={!open}>
        {open && (
          <>
            <ChatbotOptions />
            <Talk instead={null} />
          </>
        )}
      </div>
    </>
  );
}
