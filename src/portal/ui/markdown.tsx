import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
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

/** What is read. `unread`: what stands for it where it cannot be. */
export interface Reading {
  readonly text: string;
  readonly by: Writer;
  readonly unread?: ReactNode;
}

const Reader = lazy<ComponentType<Reading>>(() =>
  fetchReader().then(
    (module) => ({ default: module.Reader }),
    // Without a line the words are read as they were written.
    () => ({ default: ({ unread }) => unread }),
  ),
);

/**
 * Markdown as elements (docs/decisions/061). Its reader is fetched when it is first shown; until then, and where the text is made to
 * break it, its words stand there as they are, or `plain` does.
 */
export function Markdown({ text, by, plain }: { text: string; by: Writer; plain?: ReactNode }) {
  const unread = <p className="prose__plain">{plain ?? text}</p>;
  const read = MARKED.test(text) && text.length <= MOST_CHARACTERS && !DEEP.test(text);
  return (
    <div className="prose">
      {read ? (
        <Suspense fallback={unread}>
          <Reader text={text} by={by} unread={unread} />
        </Suspense>
      ) : (
        unread
      )}
    </div>
  );
}
