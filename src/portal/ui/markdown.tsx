import { lazy, Suspense } from 'react';
import './styles/prose.css';

/** Who wrote it: the portal itself, or a person, whose words must not look like the portal's own. */
export type Writer = 'portal' | 'person';

/** Longer than any article or message: what is read takes a processor time. */
const MOST_CHARACTERS = 4_000;

/** Quotes and lists inside of each other, or stars in a row, so many that reading them would hold up the page or break it. */
const DEEP = /(?:(?:>[ \t]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+)){12}|[*_]{20}/;

/** Without any of these it is the same with and without a reader. */
const MARKED = /[*_`#>[\\]|^[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]/m;

/** Fetches the reader before it is wanted. */
export const fetchReader = () => import('./markdown-reader.tsx');

const Reader = lazy(() =>
  fetchReader().then(
    (module) => ({ default: module.Reader }),
    // Without a line the words are read as they were written.
    () => ({ default: Plain }),
  ),
);

/**
 * Markdown as elements (docs/decisions/061). Its reader is fetched when it is first shown; until then, and where the text is made to
 * break it, its words stand there as they are.
 */
export function Markdown({ text, by }: { text: string; by: Writer }) {
  const read = MARKED.test(text) && text.length <= MOST_CHARACTERS && !DEEP.test(text);
  return (
    <div className="prose">
      {read ? (
        <Suspense fallback={<Plain text={text} />}>
          <Reader text={text} by={by} />
        </Suspense>
      ) : (
        <Plain text={text} />
      )}
    </div>
  );
}

function Plain({ text }: { text: string }) {
  return <p className="prose__plain">{text}</p>;
}
