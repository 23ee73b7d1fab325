import { type KeyboardEvent, lazy, Suspense, useId } from 'react';
import type { Action, Dialog } from '#machines/kit/view.ts';
import { ActionButton } from '../ui/button.tsx';
import { ModalDialog } from '../ui/feedback/modal-dialog.tsx';

const TableTurn = lazy(() => import('../chat/turns/table-turn.tsx').then((module) => ({ default: module.TableTurn })));

/** What Escape means: the answer that changes nothing. */
const DECLINING = ['DECLINE', 'CANCEL', 'BACK'] as const;

/**
 * A question that stands over the form until it is answered, e.g. whose meter this is (S3 section 2.3): the step's actions
 * are its buttons, and the keyboard begins at the one that changes nothing. Closed, it gives the keyboard back.
 */
export function FlowDialog({
  dialog,
  actions,
  onPress,
}: {
  dialog: Dialog;
  actions: readonly Action[];
  onPress: (action: Action) => void;
}) {
  const id = useId();
  const decline = () => {
    const declining = decliningOf(actions);
    if (declining) onPress(declining);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // It may stand over a modal that must not hear of it.
    event.stopPropagation();
    decline();
  };
  return (
    <ModalDialog
      className="dialog flow-dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-lines`}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        decline();
      }}
    >
      <Question id={id} dialog={dialog} />
      {dialog.table && (
        <Suspense fallback={<span className="skeleton skeleton--pane" />}>
          <TableTurn table={dialog.table} name={dialog.title} />
        </Suspense>
      )}
      <FlowAnswers actions={actions} onPress={onPress} />
    </ModalDialog>
  );
}

/** The answers to such a question. */
function FlowAnswers({ actions, onPress }: { actions: readonly Action[]; onPress: (action: Action) => void }) {
  return (
    <div className="dialog__actions">
      {inOrder(actions).map((action) => (
        <ActionButton
          key={action.type}
          action={action}
          look={action.type === 'CONFIRM' ? 'primary' : 'secondary'}
          onPress={() => onPress(action)}
        />
      ))}
    </div>
  );
}

/** The same question below the page that shows every line of what it is about: it waits there for its answer, over nothing. */
export function FlowBelow({
  dialog: { title },
  actions,
  onPress,
}: {
  dialog: Dialog;
  actions: readonly Action[];
  onPress: (action: Action) => void;
}) {
  const id = useId();
  return (
    <section className="flow-below" aria-labelledby={id}>
      <h3 className="flow-below__title" id={id}>
        {title}
      </h3>
      <FlowAnswers actions={actions} onPress={onPress} />
    </section>
  );
}

/** The same question where the chat beside the form asks it already: it is read there, and answered here as well. */
export function FlowQuestion({ dialog }: { dialog: Dialog }) {
  const id = useId();
  return (
    <section className="flow-question" aria-labelledby={id}>
      <Question id={id} dialog={dialog} />
    </section>
  );
}

function Question({ id, dialog }: { id: string; dialog: Dialog }) {
  return (
    <>
      <h3 className="dialog__title" id={id}>
        {dialog.title}
      </h3>
      <div id={`${id}-lines`}>
        {dialog.lines.map((line) => (
          <p key={line} className="dialog__text">
            {line}
          </p>
        ))}
      </div>
    </>
  );
}

/** The declining answer first, the one that goes on last: at the right, or on a phone on top. */
function inOrder(actions: readonly Action[]): readonly Action[] {
  return [
    ...actions.filter(({ type }) => type !== 'CONFIRM'),
    ...actions.filter(({ type }) => type === 'CONFIRM'),
  ].filter(({ type, enabled, reason }) => type !== 'EDIT' && (enabled || reason !== null));
}

function decliningOf(actions: readonly Action[]): Action | undefined {
  return DECLINING.flatMap((type) => actions.filter((action) => action.type === type && action.enabled))[0];
}
