import { useRef } from 'react';
import { FOOTER_LINKS } from '#catalogues/routes.ts';
import { Link } from '../../router/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SideMenu } from '../side-menu.tsx';
import { NavEntry } from './nav-entry.tsx';
import type { NavigationEntry } from './top-navigation.ts';

/** The top navigation below 993 px: a button, and a drawer that it opens. */
export function SiteMenu({ entries }: { entries: readonly NavigationEntry[] }) {
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
        <div className="drawer__head drawer__head--end">
          <button type="button" className="tool" aria-label="Close the menu" onClick={close}>
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label="Main">
          <ul className="nav">
            {entries.map((entry) => (
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
      </dialog>
    </>
  );
}
