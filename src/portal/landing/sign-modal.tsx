import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { DOORS } from '#catalogues/doors.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { ACCOUNT_PAGES } from '#catalogues/sentences/controls.ts';
import { usePortal } from '../conversation/portal-context.tsx';
import { closeModal, MODALS, type ModalName, openModal } from '../router/modal-address.ts';
import { ModalDialog } from '../ui/feedback/modal-dialog.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { ModalView } from './modal-view.tsx';
import '../ui/controls/modal.css';

/** Each view: what it is headed with, and the words that lead from it to the others. */
const VIEWS: Record<
  ModalName,
  { readonly title: string; readonly turns: readonly { readonly label: string; readonly to: ModalName }[] }
> = {
  'sign-in': {
    title: DOORS.modal.title,
    turns: [
      { label: MESSAGES.forgotPassword, to: 'forgot-password' },
      { label: MESSAGES.noAccountYet, to: 'sign-up' },
    ],
  },
  'sign-up': { title: MESSAGES.signUpTitle, turns: [{ label: MESSAGES.haveAccount, to: 'sign-in' }] },
  'forgot-password': { title: ACCOUNT_PAGES.forgotPassword, turns: [{ label: MESSAGES.haveAccount, to: 'sign-in' }] },
};

/**
 * The sign-in, sign-up and forgot-password modal (S3 section 2.2). It is static: neither a press beside it nor a key closes
 * it, only its own button does.
 */
export function SignModal({ name }: { name: ModalName }) {
  const { conversation } = usePortal();
  const id = useId();
  const { title, turns } = VIEWS[name];
  const leave = () => conversation.close(MODALS[name]);
  const close = () => {
    leave();
    closeModal();
  };
  const turnTo = (other: ModalName) => {
    leave();
    openModal(other, { instead: true });
  };
  return (
    <ModalDialog
      className={`dialog modal modal--${name}`}
      aria-labelledby={id}
      closedby="none"
      onStand={beginInBody}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keepOpen}
    >
      <header className="modal__head">
        <h2 className="dialog__title" id={id}>
          {title}
        </h2>
        <button type="button" className="tool" aria-label="Close" onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      <ModalView key={name} flow={MODALS[name]} />
      <Foot>
        {turns.map(({ label, to }) => (
          <button key={to} type="button" onClick={() => turnTo(to)}>
            {label}
          </button>
        ))}
      </Foot>
    </ModalDialog>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return <footer className="modal__foot">{children}</footer>;
}

/** Else the keyboard would begin at the button that closes it. */
function beginInBody(dialog: HTMLDialogElement) {
  dialog.querySelector<HTMLElement>('.modal__body')?.focus();
}

/** A browser that does not know `closedby` closes a dialog at the second Escape. */
function keepOpen(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}
