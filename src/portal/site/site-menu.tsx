import { FOOTER_LINKS, type TopNavigationEntry } from '#catalogues/routes/storefront.ts';
import { Link } from '../router/link.tsx';
import { MenuDrawer } from '../ui/feedback/menu-drawer.tsx';
import { NavEntry } from './nav-entry.tsx';
import { SideMenu } from './side-menu.tsx';
import { isDoor } from './top-navigation.ts';

/** The top navigation below 993 px. */
export function SiteMenu({ entries }: { entries: readonly TopNavigationEntry[] }) {
  return (
    <MenuDrawer>
      {(close) => (
        <>
          <nav aria-label="Main">
            <ul className="nav">
              {[...entries]
                .sort((one, other) => +isDoor(one) - +isDoor(other))
                .map((entry) => (
                  <li key={entry.label}>
                    <NavEntry entry={entry} className="nav__item" onChosen={close} />
                  </li>
                ))}
            </ul>
          </nav>
          <div className="drawer__more">
            <SideMenu onChosen={close} />
          </div>
          <ul className="site-footer__links">
            {FOOTER_LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </MenuDrawer>
  );
}
