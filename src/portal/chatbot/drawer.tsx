import { type KeyboardEvent, type SyntheticEvent, useId } from 'react';
import { Talk } from '../faces/talk.tsx';
import { ModalDialog } from '../ui/feedback/modal-dialog.tsx';
import { Toasts } from '../ui/feedback/toast.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { usePressBeside } from '../ui/press-beside.ts';
import { ChatbotOptions } from './options.tsx';
import './drawer.css';

/** The conversation beside a pay page, with the four options above it. Escape closes it, its own button does, and a press beside it. */
export function ChatbotDrawer({ onClose }: { onClose: () => void }) {
  const id = useId();
  const beside = usePressBeside(onClose);
  // A window of its own on top of this one, as the card's, hears Escape itself.
  const closeAtEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onClose();
  };
  // While developing React opens it, closes it and opens it again: the browser tells of it only then.
  const closed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (!currentTarget.matches('[open]')) onClose();
  };
  return (
    <ModalDialog
      move="endDrawer"
      className="chatbot"
      aria-labelledby={id}
      onStand={beginAtOptions}
      onClose={closed}
      onKeyDown={closeAtEscape}
      {...beside}
    >
      <header className="chatbot__head">
        <h2 id={id}>Help</h2>
        <button type="button" className="tool" aria-label="Close help" onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <ChatbotOptions />
      <Toasts>
        <Talk instead={null} />
      </Toasts>
    </ModalDialog>
  );
}

/** Else the keyboard would begin at the button that closes it. */
function beginAtOptions(dialog: HTMLDialogElement) {
  dialog.querySelector<HTMLElement>('.chatbot-options button')?.focus();
}
