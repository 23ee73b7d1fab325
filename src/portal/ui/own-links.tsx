import type { Message } from '#machines/assistant/transcript.ts';
import { Link } from '../router/link.tsx';
import { Markdown } from './markdown.tsx';

const OWN_PATH = /^\/[a-z][a-z/-]*$/;
const ORDER = /^[A-Z]+-[A-Z0-9]{8,}$/;

/** An address of this portal, or the number of an order. */
const PIECES = /((?<=^|[\s(])\/[a-z][a-z/-]*|\b[A-Z]+-[A-Z0-9]{8,}\b)/;

/** An article is called by the words of its address; the list of their titles is not for the first screen. */
function nameOf(path: string): string {
  const article = /^\/help\/(.+)$/.exec(path)?.[1];
  if (article === undefined) return path;
  return article.charAt(0).toUpperCase() + article.slice(1).replaceAll('-', ' ');
}

/** A sentence in which an address of this portal, e.g. /contact, can be followed and the number of an order stays in one piece. */
export function OwnLinks({ text }: { text: string }) {
  const parts = text.split(PIECES);
  if (parts.length === 1) return text;
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    if (OWN_PATH.test(part)) {
      return (
        <Link key={key} to={part} className="link">
          {nameOf(part)}
        </Link>
      );
    }
    return (
      <span key={key} className={ORDER.test(part) ? 'piece' : undefined}>
        {part}
      </span>
    );
  });
}

/** What the portal says in a turn: read as Markdown where it has written it so, else as the sentence that it is. */
export function Words({
  of: { text, markdown },
  className,
}: {
  of: Pick<Message, 'text' | 'markdown'>;
  className?: string;
}) {
  const plain = <OwnLinks text={text} />;
  if (markdown === undefined) return <p className={className}>{plain}</p>;
  return (
    <div className={className}>
      <Markdown text={markdown} by="portal" plain={plain} />
    </div>
  );
}
