import type { Route } from '#catalogues/routes/route.ts';
import { MY_TOKENS } from '#catalogues/sentences/my-tokens.ts';
import { ListPage } from '../listing/listed.tsx';
import { Link } from '../router/link.tsx';
import { SiteFooter } from '../site/site-footer.tsx';
import { SiteHeader } from '../site/site-header.tsx';
import './visitor-list.css';

/** A list that visitors have, too: of what they did in this browser. */
export function VisitorList({ route }: { route: Route }) {
  return (
    <div className="visitor-list">
      <SiteHeader />
      <main className="visitor-list__body">
        <header className="visitor-list__head">
          <h1>{route.label}</h1>
          <p>{MY_TOKENS.visitor}</p>
        </header>
        <ListPage route={route} />
        <Link to="/" className="link">
          {MY_TOKENS.toChat}
        </Link>
      </main>
      <SiteFooter />
    </div>
  );
}
