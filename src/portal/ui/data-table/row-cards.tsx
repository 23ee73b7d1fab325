import type { DataTableProps } from './data-table.tsx';

/** The rows of a table as cards: what it is and its figure first, then the rest with its labels, then what can be done. */
export function RowCards({ label, columns, rows, busy = false }: DataTableProps) {
  const figure = columns.findIndex((column, at) => at > 0 && column.align === 'end');
  return (
    <ul className="row-cards" aria-label={label} aria-busy={busy || undefined}>
      {rows.map((row) => (
        <li key={row.id} className="row-card">
          <p className="row-card__head">
            <strong>{row.cells[0]}</strong>
            {figure > 0 && <span className="row-card__figure">{row.cells[figure]}</span>}
          </p>
          <dl className="row-card__rest">
            {columns.map(
              (column, at) =>
                at > 0 &&
                at !== figure && (
                  <div key={column.name}>
                    <dt>{column.label}</dt>
                    <dd>{row.cells[at]}</dd>
                  </div>
                ),
            )}
          </dl>
          {row.end !== undefined && <div className="row-card__act">{row.end}</div>}
        </li>
      ))}
    </ul>
  );
}
