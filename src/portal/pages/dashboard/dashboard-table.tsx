import { useId } from 'react';
import { formatToken } from '#machines/kit/writing/format.ts';
import type { DashboardView } from '#machines/pages/view.ts';
import { CopyToken } from '../../chat/result/copy-token.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { PageActionButton } from '../../ui/page-action.tsx';

/** The rows of a dashboard, each token among them to be copied, and the way to all of them. */
export function DashboardTable({ table }: { table: NonNullable<DashboardView['table']> }) {
  const id = useId();
  const { title, copy, all, nothing, columns } = table;
  const copied = copy === null ? -1 : columns.findIndex((column) => column.name === copy);
  const rows = table.rows.map((row, at) => {
    if (copied < 0) return { id: `${at} ${row[0]}`, cells: row };
    const token = (row[copied] ?? '').replaceAll(/\s/g, '');
    return {
      id: `${at} ${token}`,
      cells: row.map((cell, column) => (column === copied ? drawnToken(token) : cell)),
      end: token !== '' && <CopyToken token={token} />,
    };
  });
  return (
    <section className="card dashboard-rows" aria-labelledby={id}>
      <div className="dashboard-rows__head">
        <h3 id={id} className="card__title">
          {title}
        </h3>
        {all && <PageActionButton action={all} className="link dashboard-rows__all" />}
      </div>
      {rows.length > 0 ? (
        <DataTable label={title} columns={columns} rows={rows} />
      ) : (
        <p className="card__nothing">{nothing}</p>
      )}
    </section>
  );
}

const drawnToken = (digits: string) => <span className="mono">{formatToken(digits)}</span>;
