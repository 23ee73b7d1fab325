import { useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Copyright } from './copyright.tsx';
import { Navigation } from './navigation.tsx';
import { Brand, Person } from './rail.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The navigation below 993 px: a button, and a drawer that it opens. */
export function Drawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
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
      <dialog className="drawer" aria-label="Menu" ref={drawer}>
        <div className="drawer__head">
          <Brand />
          <button type="button" className="tool" aria-label="Close the menu" onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label="Main">
          <Navigation onChosen={close} />
        </nav>
        <div className="rail__foot">
          <Person />
          <ThemeSwitch />
        </div>
        <Copyright />
      </dialog>
    </>
  );
}
