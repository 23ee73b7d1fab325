import { use, useState } from 'react';
import { MESSAGES } from '#catalogues/messages.ts';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { fetchReader, Markdown } from '../../ui/markdown.tsx';

const articles = new Map<string, Promise<string | null>>();

/** The text of an article, fetched once; null when it could not be had. */
function textOf(name: string): Promise<string | null> {
  const known = articles.get(name);
  if (known) return known;
  // What reads it comes with it; without a line the article says so.
  void fetchReader().catch(() => undefined);
  const coming = fetch(`/help/${name}.md`).then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  articles.set(name, coming);
  return coming;
}

/** One help article. */
export function Article({ name }: { name: string }) {
  const [, setTries] = useState(0);
  const text = use(textOf(name));
  if (text !== null) return <Markdown text={text} by="portal" />;
  const again = () => {
    articles.delete(name);
    setTries((tries) => tries + 1);
  };
  return (
    <>
      <Alert tone="danger" text={MESSAGES.networkFailure} />
      <button type="button" className="button button--secondary" onClick={again}>
        {CONTROLS.again}
      </button>
    </>
  );
}
