import { useId } from 'react';
import { formatToken } from '#machines/kit/writing/format.ts';
import type { DashboardView } from '#machines/pages/view.ts';
import { copyText } from '../chat/result/copy-text.ts';
import { Link } from '../router/link.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { useToast } from '../ui/feedback/toast.tsx';
import { Icon } from '../ui/icons/icon.tsx';

/** The last tokens; Copy takes the digits without spaces, as they are typed into a meter. */
export function LastTokens({ table }: { table: NonNullable<DashboardView['table']> }) {
  const id = useId();
  const toast = useToast();
  const copied = table.columns.findIndex((column) => column.name === table.copy);
  const rows = table.rows.map((row, at) => {
    const token = (row[copied] ?? '').replaceAll(/\s/g, '');
    return {
      id: `${at} ${token}`,
      cells: row.map((cell, column) => (column === copied ? drawnToken(token) : cell)),
      end: token !== '' && (
        <button
          type="button"
          className="row-action"
          aria-label={`Copy token ${formatToken(token)}`}
          onClick={() => void copyText(token, 'Token copied', toast)}
        >
          <Icon name="copy" size={16} />
          Copy
        </button>
      ),
    };
  });
  return (
    <section className="card last-tokens" aria-labelledby={id}>
      <div className="last-tokens__head">
        <h3 id={id} className="card__title">
          {table.title}
        </h3>
        <Link to="/transactionHistory" className="link last-tokens__all">
          All transactions
        </Link>
      </div>
      {rows.length > 0 ? (
        <DataTable label={table.title} columns={table.columns} rows={rows} />
      ) : (
        <p className="card__nothing">Your first top-up will appear here with its token.</p>
      )}
    </section>
  );
}

const drawnToken = (digits: string) => <span className="mono">{formatToken(digits)}</span>;
