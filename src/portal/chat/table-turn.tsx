import { useId, useState } from 'react';
import type { TableView } from '#machines/kit/view.ts';
import './table-turn.css';

const SHOWN_ROWS = 8;

/** A list that was asked for, compact; a long one shows its beginning until it is unfolded. `name` is what was said of it. */
export function TableTurn({ table, name }: { table: TableView; name: string }) {
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const long = table.rows.length > SHOWN_ROWS + 1;
  const rows = long && !unfolded ? table.rows.slice(0, SHOWN_ROWS) : table.rows;
  return (
    <div className="table-turn">
      <table id={id} aria-label={name}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.name} scope="col" className={`table-turn__${column.align}`}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, at) => (
                <td
                  key={table.columns[at]?.name ?? at}
                  className={`table-turn__${table.columns[at]?.align ?? 'start'}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {long && (
        <button
          type="button"
          className="button button--quiet table-turn__more"
          aria-expanded={unfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? 'Show fewer' : `Show all ${table.rows.length}`}
        </button>
      )}
    </div>
  );
}
