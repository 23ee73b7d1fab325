import { Suspense } from 'react';
import { HELP_ARTICLES } from '#catalogues/help.ts';
import { Link } from '../../router/link.tsx';
import { NotFound } from '../not-found.tsx';
import { ReadingPage } from '../reading-page.tsx';
import { Article } from './article.tsx';
import { Contents } from './contents.tsx';

/** `/help`: the help articles; `/help/<name>`: one of them (DECISIONS 29). */
export function HelpPage({ name }: { name: string | null }) {
  if (name !== null && !HELP_ARTICLES.some((article) => article.name === name)) return <NotFound />;
  return (
    <ReadingPage>
      {name === null ? (
        <>
          <h1>Help</h1>
          <p className="reading__lead">Short answers. You need no account to read them.</p>
          <Contents />
        </>
      ) : (
        <>
          <Link to="/help" className="reading__up">
            All help articles
          </Link>
          <Suspense fallback={<span className="skeleton skeleton--pane" />}>
            <Article key={name} name={name} />
          </Suspense>
        </>
      )}
    </ReadingPage>
  );
}
