import type { ReactNode } from 'react';
import type { TableView } from '#machines/kit/view.ts';
import { DENSE, ROOMY, useMedia, WIDE } from '../media.ts';
import './data-table.css';

/** One row as it is drawn: its cells in the order of the columns, and what can be done with it. */
export interface DataRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
  readonly end?: ReactNode;
}

/** What a table is drawn from. `label` names it, `endLabel` its last column; `busy` while other rows are on their way. */
export interface DataTableProps {
  readonly label: string;
  readonly columns: TableView['columns'];
  readonly rows: readonly DataRow[];
  readonly endLabel?: string | null;
  readonly busy?: boolean;
}

/** From so many columns on a table needs more room than others. */
const MANY = 9;

/**
 * Rows under a head that stays in sight; below 993 px each row is a card (DESIGN, Table), and a row of many columns
 * is one on narrower windows too.
 */
export function DataTable(props: DataTableProps) {
  const many = props.columns.length >= MANY && props.rows.some(({ end }) => end !== undefined);
  const wide = useMedia(WIDE);
  const dense = many || (props.columns.length >= MANY && !wide);
  return useMedia(many ? DENSE : ROOMY) ? <Table {...props} dense={dense} /> : <RowCards {...props} />;
}

function Table({ label, columns, rows, endLabel, busy = false, dense }: DataTableProps & { dense: boolean }) {
  const acts = rows.some((row) => row.end !== undefined);
  return (
    <table className={dense ? 'data data--dense' : 'data'} aria-label={label} aria-busy={busy || undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={`data__${column.align}`}>
              {column.label}
            </th>
          ))}
          {acts && (
            <th scope="col" className="data__end">
              {endLabel ?? <span className="hidden">Actions</span>}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column, at) => (
              <td key={column.name} className={`data__${column.align}`}>
                {row.cells[at]}
              </td>
            ))}
            {acts && <td className="data__act">{row.end}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
