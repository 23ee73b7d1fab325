import { type ReactNode, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Presence } from '../motion/moving.tsx';
import { usePressBeside } from '../press-beside.ts';
import { ModalDialog } from './modal-dialog.tsx';

interface Drawn {
  readonly brand?: ReactNode;
  readonly children: (close: () => void) => ReactNode;
}

/** The navigation below 993 px: a button, and a drawer that it opens. `children` is given how to close it. */
export function MenuDrawer(drawn: Drawn) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tool drawer-button" aria-label="Menu" onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </button>
      <Presence>{open && <Opened {...drawn} close={() => setOpen(false)} />}</Presence>
    </>
  );
}

function Opened({ brand, children, close }: Drawn & { close: () => void }) {
  const beside = usePressBeside(close);
  return (
    <ModalDialog
      move="startDrawer"
      className="drawer"
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      {...beside}
    >
      <div className={`drawer__head${brand ? '' : ' drawer__head--end'}`}>
        {brand}
        <button type="button" className="tool" aria-label="Close the menu" onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      {children(close)}
    </ModalDialog>
  );
}
