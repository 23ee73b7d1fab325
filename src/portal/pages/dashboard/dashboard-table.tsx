import { useId } from 'react';
import { formatToken } from '#machines/kit/writing/format.ts';
import type { DashboardView } from '#machines/pages/view.ts';
import { CopyToken } from '../../chat/result/copy-token.tsx';
import { Link } from '../../router/link.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';

/** The last tokens, each to be copied. */
export function LastTokens({ table }: { table: NonNullable<DashboardView['table']> }) {
  const id = useId();
  const copied = table.columns.findIndex((column) => column.name === table.copy);
  const rows = table.rows.map((row, at) => {
    const token = (row[copied] ?? '').replaceAll(/\s/g, '');
    return {
      id: `${at} ${token}`,
      cells: row.map((cell, column) => (column === copied ? drawnToken(token) : cell)),
      end: token !== '' && <CopyToken token={token} />,
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
