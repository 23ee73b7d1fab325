import { SIDE_MENU } from '#catalogues/routes/storefront.ts';
import { Link } from '../router/link.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import './menu.css';

/** The storefront's left side menu: AIRTIME, DATA and PAY BILLS (S3 section 2.2). */
export function SideMenu({ onChosen }: { onChosen?: () => void }) {
  return (
    <nav className="side-menu" aria-label="Buy">
      <ul>
        {SIDE_MENU.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className="side-menu__item" onClick={onChosen}>
              <Icon name={entry.icon} />
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
