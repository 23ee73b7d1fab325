import { Link } from '../router/link.tsx';

const OWN_PATH = /((?<=^|[\s(])\/[a-z][a-z/-]*)/;

/** A sentence in which an address of this portal, e.g. /contact, can be followed. */
export function OwnLinks({ text }: { text: string }) {
  const parts = text.split(OWN_PATH);
  if (parts.length === 1) return text;
  return parts.map((part, at) => {
    const key = `${at} ${part}`;
    return OWN_PATH.test(part) ? (
      <Link key={key} to={part} className="link">
        {part}
      </Link>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}
