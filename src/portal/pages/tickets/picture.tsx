import { useId } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import '../../ui/controls/dialog.css';
import { ModalDialog } from '../../ui/feedback/modal-dialog.tsx';

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
    <ModalDialog
      className="dialog attached-picture"
      aria-labelledby={id}
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
    </ModalDialog>
  );
}
