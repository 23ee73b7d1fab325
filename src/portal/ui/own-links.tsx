import { Link } from '../router/link.tsx';

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
