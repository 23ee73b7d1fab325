import { MESSAGES } from '#catalogues/messages.ts';
import { Link } from '../router/link.tsx';
import { SiteHeader } from '../site/site-header.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import '../ui/styles/empty.css';
import './not-found.css';

/** Any address that is no screen. */
export function NotFound() {
  return (
    <div className="not-found">
      <SiteHeader signIn="secondary" />
      <main className="not-found__text">
        <div className="empty">
          <Icon name="help" size={24} />
          <h1 className="empty__title">{MESSAGES.pageNotFound}</h1>
          <Link to="/" className="button button--secondary">
            Back to the start
          </Link>
        </div>
      </main>
    </div>
  );
}
