import { Copyright } from '../../site/copyright.tsx';
import { MenuDrawer } from '../../ui/feedback/menu-drawer.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Navigation } from './navigation.tsx';
import { Brand, Person } from './rail.tsx';
import { useLeave } from './use-leave.ts';

/** The navigation of somebody who is signed in, and their way out, below 993 px. */
export function Drawer() {
  const leave = useLeave();
  return (
    <MenuDrawer brand={<Brand />}>
      {(close) => (
        <>
          <nav aria-label="Main">
            <Navigation onChosen={close} />
          </nav>
          <button type="button" className="nav__item" onClick={leave}>
            <Icon name="sign-out" />
            <span className="nav__label">Sign out</span>
          </button>
          <div className="rail__foot">
            <Person />
            <ThemeSwitch />
          </div>
          <Copyright />
        </>
      )}
    </MenuDrawer>
  );
}
