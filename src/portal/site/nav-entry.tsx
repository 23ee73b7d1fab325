import type { TopNavigationEntry } from '#catalogues/routes/storefront.ts';
import { usePortal } from '../conversation/portal-context.tsx';
import { Link } from '../router/link.tsx';
import { openModal } from '../router/modal-address.ts';

/** One entry of the top navigation: a link, or a button that opens a modal. */
export function NavEntry({
  entry,
  className,
  onChosen,
}: {
  entry: TopNavigationEntry;
  className: string;
  onChosen?: () => void;
}) {
  const { conversation } = usePortal();
  if ('to' in entry) {
    return (
      <Link to={entry.to} className={className} onClick={onChosen}>
        {entry.label}
      </Link>
    );
  }
  const open = () => {
    onChosen?.();
    // The wish waits for the sign-in; then the conversation goes on with it.
    if (entry.flow) conversation.open(entry.flow);
    openModal(entry.opens);
  };
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
      {entry.label}
    </button>
  );
}
