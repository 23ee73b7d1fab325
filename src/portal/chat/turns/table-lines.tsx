import type { TableView } from '#machines/kit/view.ts';

/** A table of many columns where there is no room for them: what and how much in one line, the rest of the row below it. */
export function TableLines({ id, table, name }: { id: string; table: TableView; name: string }) {
  const end = table.columns.findIndex((column, at) => at > 0 && column.align === 'end');
  return (
    <ul id={id} className="table-lines" aria-label={name}>
      {table.rows.map((row) => (
        <li key={row.join('|')} className="table-lines__row">
          <span className="table-lines__what">{row[0]}</span>
          <span className="table-lines__figure">{row[end]}</span>
          <span className="table-lines__rest">
            {row.map(
              (cell, at) =>
                at > 0 &&
                at !== end &&
                cell !== '' && (
                  <span key={table.columns[at]?.name ?? at}>
                    <span className="hidden">{table.columns[at]?.label} </span>
                    {cell}
                  </span>
                ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
