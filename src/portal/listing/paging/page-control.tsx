import { formatCount } from '#machines/kit/writing/format.ts';
import type { ListingView } from '#machines/pages/listing/view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { pagesShown } from './pages-shown.ts';

/** Which rows are shown of how many, and the other pages (S1 section 9). */
export function PageControl({
  page: { at, of, total, neighbours, entries },
  rows,
  onPage,
}: {
  page: NonNullable<ListingView['page']>;
  /** Rows on this page. */
  rows: number;
  onPage: (at: number) => void;
}) {
  const last = at === of ? total : at * rows;
  const step = (to: number, label: string, back: boolean) => (
    <button
      type="button"
      className="pages__step"
      aria-label={label}
      aria-disabled={to < 1 || to > of || undefined}
      onClick={() => to >= 1 && to <= of && onPage(to)}
    >
      <Icon name={back ? 'chevron-left' : 'chevron-right'} size={16} />
    </button>
  );
  return (
    <nav className="pages" aria-label="Pages">
      <p className="pages__where">
        {entries
          ? `Page ${formatCount(at)} / ${formatCount(of)} of ${formatCount(total)} entries`
          : rows > 0 && `${formatCount(last - rows + 1)} to ${formatCount(last)} of ${formatCount(total)}`}
      </p>
      {of > 1 && (
        <>
          {step(at - 1, 'The page before', true)}
          <ul className="pages__list">
            {pagesShown(at, of, neighbours).map((page, index, all) =>
              page === null ? (
                <li key={`after ${all[index - 1]}`} className="pages__gap">
                  …
                </li>
              ) : (
                <li key={page}>
                  <button
                    type="button"
                    className="pages__page"
                    aria-label={`Page ${page}`}
                    aria-current={page === at ? 'page' : undefined}
                    onClick={() => page !== at && onPage(page)}
                  >
                    {formatCount(page)}
                  </button>
                </li>
              ),
            )}
          </ul>
          {step(at + 1, 'The next page', false)}
        </>
      )}
    </nav>
  );
}
