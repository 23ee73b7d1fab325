import { Suspense } from 'react';
import { HELP_ARTICLES } from '#catalogues/help.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { Link } from '../../router/link.tsx';
import { Titled } from '../../router/screen-title.tsx';
import { NotFound } from '../not-found.tsx';
import { ReadingPage } from '../reading-page.tsx';
import { Article } from './article.tsx';
import { Contents } from './contents.tsx';

/** `/help`: the help articles; `/help/<name>`: one of them (DECISIONS 29). */
export function HelpPage({ name }: { name: string | null }) {
  const article = HELP_ARTICLES.find((one) => one.name === name);
  if (name !== null && !article) return <Unknown />;
  return (
    <ReadingPage>
      {article ? (
        <>
          <Titled name={`${article.title} · Help`} />
          <Link to="/help" className="reading__up">
            All help articles
          </Link>
          <Suspense fallback={<span className="skeleton skeleton--pane" />}>
            <Article key={article.name} name={article.name} />
          </Suspense>
        </>
      ) : (
        <>
          <h1>Help</h1>
          <p className="reading__lead">Short answers. You need no account to read them.</p>
          <Contents />
        </>
      )}
    </ReadingPage>
  );
}

function Unknown() {
  return (
    <>
      <Titled name={MESSAGES.pageNotFound} />
      <NotFound />
    </>
  );
}
