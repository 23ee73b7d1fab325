import type { DataTableProps } from './data-table.tsx';

/**
 * The rows of a table as cards: first what it is, with its figure or else how it stands; then the rest with its labels,
 * where there is something to say, and what can be done.
 */
export function RowCards({ label, columns, rows, busy = false }: DataTableProps) {
  // A count is no sum that a row comes to, and keeps its label; so does a day.
  const end = columns.findIndex(({ kind, align }, at) => at > 0 && align === 'end' && kind !== 'count');
  const figure = end > 0 ? end : columns.findIndex(({ kind }) => kind === 'status');
  return (
    <ul className="row-cards" aria-label={label} aria-busy={busy || undefined}>
      {rows.map((row) => (
        <li key={row.id} className="row-card">
          <p className="row-card__head">
            <strong>{row.cells[0]}</strong>
            {figure > 0 && <span className="row-card__figure">{row.cells[figure]}</span>}
          </p>
          <div className="row-card__body">
            <dl className="row-card__rest">
              {columns.map(
                (column, at) =>
                  at > 0 &&
                  at !== figure &&
                  row.cells[at] !== '' && (
                    <div key={column.name}>
                      <dt>{column.label}</dt>
                      <dd>{row.cells[at]}</dd>
                    </div>
                  ),
              )}
            </dl>
            {row.end !== undefined && <div className="row-card__act">{row.end}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
