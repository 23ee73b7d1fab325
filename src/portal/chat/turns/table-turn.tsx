import { useId, useState } from 'react';
import type { TableView } from '#machines/kit/view.ts';
import { tableAddress } from '#machines/pages/history/address.ts';
import { Link } from '../../router/link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { TableLines } from './table-lines.tsx';
import './table-turn.css';

const SHOWN_ROWS = 8;

/** So many columns stand side by side in a turn. */
const MOST_COLUMNS = 3;

/**
 * A list that was asked for, compact; a long one shows its beginning until it is unfolded, and one that a page shows too
 * leads there with the same query. `name` is what was said of it.
 */
export function TableTurn({ table, name }: { table: TableView; name: string }) {
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const long = table.rows.length > SHOWN_ROWS + 1;
  const shown = long && !unfolded ? { ...table, rows: table.rows.slice(0, SHOWN_ROWS) } : table;
  const Shape = table.columns.length > MOST_COLUMNS ? TableLines : Columns;
  return (
    <div className="table-turn">
      <Shape id={id} table={shown} name={name} />
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
      {table.page && (
        <Link to={tableAddress(table.page)} className="button button--quiet table-turn__more">
          <Icon name="table" size={16} />
          {table.page.label}
        </Link>
      )}
    </div>
  );
}

function Columns({ id, table, name }: { id: string; table: TableView; name: string }) {
  return (
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
        {table.rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, at) => (
              <td key={table.columns[at]?.name ?? at} className={`table-turn__${table.columns[at]?.align ?? 'start'}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
