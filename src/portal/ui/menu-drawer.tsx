import { type ReactNode, useRef } from 'react';
import { Icon } from './icons/icon.tsx';
import { usePressBeside } from './press-beside.ts';

/** The navigation below 993 px: a button, and a drawer that it opens. `children` is given how to close it. */
export function MenuDrawer({ brand, children }: { brand?: ReactNode; children: (close: () => void) => ReactNode }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  const beside = usePressBeside(close);
  return (
    <>
      <button
        type="button"
        className="tool drawer-button"
        aria-label="Menu"
        onClick={() => drawer.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog className="drawer" aria-label="Menu" ref={drawer} {...beside}>
        <div className={`drawer__head${brand ? '' : ' drawer__head--end'}`}>
          {brand}
          <button type="button" className="tool" aria-label="Close the menu" onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        {children(close)}
      </dialog>
    </>
  );
}
