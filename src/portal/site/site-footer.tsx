import { FOOTER_LINKS } from '#catalogues/routes/storefront.ts';
import { Link } from '../router/link.tsx';
import { Copyright } from './copyright.tsx';
import { SpeakButtons } from './speak-buttons.tsx';
import './site.css';

/** The footer of the pages that need no account (S3 section 2.2). */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <Copyright />
      <ul className="site-footer__links">
        {FOOTER_LINKS.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <SpeakButtons />
      </ul>
    </footer>
  );
}
