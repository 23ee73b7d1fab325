import { useId } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import '../../ui/controls/dialog.css';

/** A picture that was attached, over the ticket; Escape puts it away. */
export function Picture({
  picture: { name, address },
  onClose,
}: {
  picture: { readonly name: string; readonly address: string };
  onClose: () => void;
}) {
  const id = useId();
  return (
    <dialog
      className="dialog attached-picture"
      aria-labelledby={id}
      ref={standOpen}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="attached-picture__head">
        <h3 className="dialog__title" id={id}>
          {name}
        </h3>
        <button type="button" className="tool" aria-label="Close" onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <img className="attached-picture__image" src={address} alt={name} />
    </dialog>
  );
}

function standOpen(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  // Closing it as it leaves the page gives the keyboard back to where it was.
  return () => dialog?.close();
}
