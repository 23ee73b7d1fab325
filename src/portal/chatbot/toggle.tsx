import { lazy, Suspense, useState } from 'react';
import { Icon } from '../ui/icons/icon.tsx';
import { Presence } from '../ui/motion/moving.tsx';
import './toggle.css';

const ChatbotDrawer = lazy(() => import('./drawer.tsx').then((module) => ({ default: module.ChatbotDrawer })));

/** The button of a pay page that opens the help chatbot and closes it again (S1 section 1, S2 section 1). */
export function ChatbotToggle() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button button--secondary chatbot-toggle"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="help" size={16} />
        <span className="chatbot-toggle__word">Help</span>
      </button>
      <Presence>
        {open && (
          <Suspense key="drawer">
            <ChatbotDrawer onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </Presence>
    </>
  );
}
