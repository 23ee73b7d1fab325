import { Copyright } from '../../site/copyright.tsx';
import { MenuDrawer } from '../../ui/feedback/menu-drawer.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Navigation } from './navigation.tsx';
import { Brand, Person } from './rail.tsx';

/** The navigation of somebody who is signed in, below 993 px. */
export function Drawer() {
  return (
    <MenuDrawer brand={<Brand />}>
      {(close) => (
        <>
          <nav aria-label="Main">
            <Navigation onChosen={close} />
          </nav>
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
