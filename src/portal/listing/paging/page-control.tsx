import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { formatCount } from '#machines/kit/writing/format.ts';
import type { ListingView } from '#machines/pages/listing/view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { pagesShown } from './pages-shown.ts';

type Page = NonNullable<ListingView['page']>;

/**
 * Which rows are shown of how many, and the other pages (S1 section 9). The words stand in one place that is always there, so
 * a screen reader says them when they change; of rows without pages, which one sees, it is told alone how many were found.
 */
export function PageControl({
  page,
  rows,
  onPage,
}: {
  page: Page | null;
  /** Rows on this page. */
  rows: number;
  onPage: (at: number) => void;
}) {
  const found = rows > 0 ? CONTROLS.found(formatCount(rows)) : '';
  return (
    <div className={page ? 'pages' : 'hidden'}>
      <p className="pages__where" role="status">
        {page ? whereIn(page, rows) : found}
      </p>
      {page && page.of > 1 && <OtherPages page={page} onPage={onPage} />}
    </div>
  );
}

function whereIn({ at, of, total, entries }: Page, rows: number): string {
  if (entries) return `Page ${formatCount(at)} / ${formatCount(of)} of ${formatCount(total)} entries`;
  if (rows === 0) return '';
  const last = at === of ? total : at * rows;
  return `${formatCount(last - rows + 1)} to ${formatCount(last)} of ${formatCount(total)}`;
}

function OtherPages({ page: { at, of, neighbours }, onPage }: { page: Page; onPage: (at: number) => void }) {
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
    <nav className="pages__others" aria-label="Pages">
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
    </nav>
  );
}
