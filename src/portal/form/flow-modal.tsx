import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Action, View } from '#machines/kit/view.ts';
import { tableAddress } from '#machines/pages/history/address.ts';
import { usePortal } from '../conversation/portal-context.tsx';
import { usePath, useSearch } from '../router/location.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { FlowBelow, FlowDialog } from './flow-dialog.tsx';
import { FlowForm } from './flow-form.tsx';
import { stands } from './resend.tsx';
import './canvas.css';
import '../ui/controls/modal.css';
import { ModalDialog } from '../ui/feedback/modal-dialog.tsx';
import './flow-modal.css';

/**
 * The open flow over the page that it was opened from (S2 section 2, Update payment modal). What was started with all that it needs
 * asks its question alone: its form stands there only once something is missing. Over the page that has every line of what is asked
 * about, the question stands below them.
 */
export function FlowModal({ view }: { view: View }) {
  const { conversation } = usePortal();
  const [stood, setStood] = useState(false);
  const asks = view.busy === null && view.dialog === null;
  const below = usePath() + useSearch() === addressOf(view);
  if (asks && !stood) setStood(true);
  const press = ({ type }: Action) => {
    if (type !== 'EDIT') conversation.send({ type });
  };
  if (below && view.dialog) return <FlowBelow dialog={view.dialog} actions={view.actions} onPress={press} />;
  if (stood || asks) return <Open view={view} />;
  if (view.dialog === null) return <Waiting view={view} />;
  return <FlowDialog dialog={view.dialog} actions={view.actions} onPress={press} />;
}

/** Where the page is that shows every line of what is asked about; null where there is none. */
const addressOf = ({ dialog }: View): string | null => (dialog?.table?.page ? tableAddress(dialog.table.page) : null);

/** What is waited for before anything can be asked, or after the answer. */
function Waiting({ view }: { view: View }) {
  return (
    <ModalDialog
      move="wait"
      className="dialog flow-waiting"
      aria-label={view.title}
      onCancel={(event) => event.preventDefault()}
    >
      <p role="status">{view.busy}</p>
    </ModalDialog>
  );
}

/** Its form. It is the conversation's own flow: left there or here, the modal goes with it. */
function Open({ view }: { view: View }) {
  const { conversation } = usePortal();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const leave = () => conversation.close(view.flow);
  useEffect(() => {
    // On a phone the keyboard would cover the form that nobody has seen yet.
    const first = window.matchMedia('(pointer: fine)').matches ? firstEmpty(body.current) : null;
    (first ?? body.current)?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  };
  return (
    <ModalDialog
      className="dialog modal"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <header className="modal__head">
        <h2 className="dialog__title" id={id}>
          {view.title}
        </h2>
        <button type="button" className="tool" aria-label="Close" onClick={leave}>
          <Icon name="x" />
        </button>
      </header>
      <div className="modal__body" ref={body} tabIndex={-1}>
        <FlowForm
          view={view}
          twin={false}
          offers={(action) => stands(action) || isKept(action, view)}
          onPressed={() => body.current?.focus({ preventScroll: true })}
        />
      </div>
    </ModalDialog>
  );
}

/** What is told this once is left by saying that it is kept. */
const isKept = ({ type }: Action, { reveals }: View): boolean =>
  type === 'CANCEL' && (reveals === 'recovery-codes' || reveals === 'program-token');

/** The first control that nothing was answered with. */
function firstEmpty(body: HTMLElement | null): HTMLElement | null {
  const controls = [...(body?.querySelectorAll<HTMLElement>('.field :is(input, textarea, button)') ?? [])];
  return controls.find((one) => !(one instanceof HTMLInputElement) || one.value === '') ?? null;
}
