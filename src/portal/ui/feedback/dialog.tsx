import { useId } from 'react';
import { ModalDialog } from './modal-dialog.tsx';

/** A title, some lines and one button. Escape closes it without pressing the button. */
export function Dialog({
  title,
  lines,
  button,
  onButton,
  onClose,
}: {
  title: string;
  lines: readonly string[];
  button: string;
  onButton: () => void;
  onClose: () => void;
}) {
  const id = useId();
  return (
    <ModalDialog
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 className="dialog__title" id={id}>
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line} className="dialog__text">
          {line}
        </p>
      ))}
      <div className="dialog__actions">
        <button type="button" className="button button--primary" onClick={onButton}>
          {button}
        </button>
      </div>
    </ModalDialog>
  );
}
