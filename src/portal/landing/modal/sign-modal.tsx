import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { MESSAGES } from '#catalogues/messages.ts';
import { usePortal } from '../../portal-context.tsx';
import { Link } from '../../router/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { closeModal, type ModalName, openModal } from './modal-address.ts';
import { SignInView } from './sign-in-view.tsx';
import './modal.css';

/**
 * The sign-in and sign-up modal (S3 section 2.2). It is static: neither a press beside it nor a key closes it, only its own
 * button does.
 */
export function SignModal({ name }: { name: ModalName }) {
  const { conversation } = usePortal();
  const id = useId();
  const leave = () => {
    if (name === 'sign-in') conversation.close('sign-in');
  };
  const close = () => {
    leave();
    closeModal();
  };
  const turnTo = (other: ModalName) => {
    leave();
    openModal(other, { instead: true });
  };
  return (
    <dialog
      className="dialog modal"
      aria-labelledby={id}
      closedby="none"
      ref={standOpen}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={keepOpen}
    >
      <header className="modal__head">
        <h2 className="dialog__title" id={id}>
          {name === 'sign-in' ? 'Sign in' : MESSAGES.signUpTitle}
        </h2>
        <button type="button" className="tool" aria-label="Close" onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      {name === 'sign-in' ? (
        <>
          <SignInView />
          <Foot>
            {/* Until an address can be asked for a new password, support helps. */}
            <Link to="/contact" onClick={leave}>
              {MESSAGES.forgotPassword}
            </Link>
            <button type="button" onClick={() => turnTo('sign-up')}>
              {MESSAGES.noAccountYet}
            </button>
          </Foot>
        </>
      ) : (
        <>
          <SignUpView />
          <Foot>
            <button type="button" onClick={() => turnTo('sign-in')}>
              {MESSAGES.haveAccount}
            </button>
          </Foot>
        </>
      )}
    </dialog>
  );
}

/** Where the sign-up form goes; accounts come from the estate for now. */
function SignUpView() {
  return (
    <div className="modal__body" tabIndex={-1}>
      <p>
        Your estate's administrator opens your account for your meter. Ask them, or write to us and we pass it on to
        your estate.
      </p>
      <p className="modal__quiet">
        Airtime, data, internet, bills and power from your distribution company need no account.
      </p>
      <Link to="/contact" className="button button--primary">
        Write to us
      </Link>
    </div>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return <footer className="modal__foot">{children}</footer>;
}

/** Closing it when it leaves the page gives the keyboard back to what opened it. */
function standOpen(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  // Else the keyboard would begin at the button that closes it.
  dialog?.querySelector<HTMLElement>('.modal__body')?.focus();
  return () => dialog?.close();
}

/** A browser that does not know `closedby` closes a dialog at the second Escape. */
function keepOpen(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault();
}
