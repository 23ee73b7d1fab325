import { Link } from '../router/link.tsx';

const OWN_PATH = /((?<=^|[\s(])\/[a-z][a-z/-]*)/;

/** An article is called by the words of its address; the list of their titles is not for the first screen. */
function nameOf(path: string): string {
  const article = /^\/help\/(.+)$/.exec(path)?.[1];
  if (article === undefined) return path;
  return article.charAt(0).toUpperCase() + article.slice(1).replaceAll('-', ' ');
}

/** A sentence in which an address of this portal, e.g. /contact, can be followed. */
export function OwnLinks({ text }: { text: string }) {
  const parts = text.split(OWN_PATH);
  if (parts.length === 1) return text;
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    return OWN_PATH.test(part) ? (
      <Link key={key} to={part} className="link">
        {nameOf(part)}
      </Link>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}
