import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from '../router/link.tsx';
import { ownPath } from '../router/own-path.ts';
import type { Reading } from './markdown.tsx';

/**
 * What may stand in it; what else is made of Markdown is shown as the words it holds. Raw HTML is never read: it stands there as the
 * text that it is, for somebody whose meter shows `<Err 30>` has written that.
 */
const ELEMENTS = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'img', 'code', 'pre', 'blockquote', 'br', 'hr'];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

interface Given {
  readonly children?: ReactNode;
}
interface GivenLink extends Given {
  readonly href?: string | undefined;
}

/** No picture is fetched from anywhere: its words stand for it. */
const img = ({ alt }: { alt?: string | undefined }) => alt;
const SmallHeading = ({ children }: Given) => <h2>{children}</h2>;
const Bold = ({ children }: Given) => (
  <p>
    <strong>{children}</strong>
  </p>
);

/** To a page of this portal by its router; anything else is no link. */
function OwnLink({ href = '', children }: GivenLink) {
  const own = ownPath(href);
  return own === null ? children : <Link to={own}>{children}</Link>;
}

/** As above, but what a person's link asks of a page is left out, and where it leads outside is there to be read. */
function WrittenLink({ href = '', children }: GivenLink) {
  const own = ownPath(href)?.split('?', 1)[0];
  if (own !== undefined) return <Link to={own}>{children}</Link>;
  return /^(?:https?|mailto):/i.test(href) && children !== href ? (
    <>
      {children} ({href})
    </>
  ) : (
    children
  );
}

const OURS: Components = {
  img,
  a: OwnLink,
  h3: SmallHeading,
  h4: SmallHeading,
  h5: SmallHeading,
  h6: SmallHeading,
};

/** A heading would be one of the page, and a line across it the end of what was written. */
const WRITTEN: Components = {
  img,
  a: WrittenLink,
  ...Object.fromEntries(HEADINGS.map((heading) => [heading, Bold])),
  hr: () => <p>* * *</p>,
};

/** Markdown read; only `Markdown` draws it. A person's lines end where they ended them. */
export function Reader({ text, by }: Reading) {
  return (
    <ReactMarkdown
      components={by === 'portal' ? OURS : WRITTEN}
      allowedElements={[...ELEMENTS, ...HEADINGS]}
      unwrapDisallowed
      // What an address may be is decided where it becomes a link.
      urlTransform={(address) => address}
    >
      {by === 'portal' ? text : text.replaceAll('\n', '  \n')}
    </ReactMarkdown>
  );
}
