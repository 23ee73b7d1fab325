import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { answeredRows } from '#machines/kit/answered.ts';
import type { TableView, View } from '#machines/kit/view.ts';
import { useConversation } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import '../ui/styles/empty.css';
import './canvas.css';
import './table.css';

/** The open flow as a table: its own list, or what has been answered so far. */
export function TableFace() {
  const view = useConversation((v) => v.view);
  const table = view && (view.table ?? view.dialog?.table ?? answered(view));
  if (!view || !table || table.rows.length === 0) {
    return (
      <div className="empty">
        <Icon name="table" size={24} />
        <p className="empty__title">Nothing to list</p>
        <p className="empty__text">What you start in the chat appears here as a table.</p>
      </div>
    );
  }
  return (
    <section className="canvas-card table-card" aria-label={view.title}>
      <header className="canvas-card__head">
        <h2>{view.title}</h2>
        <p className="in-step">{CONTROLS.inStep}</p>
      </header>
      <table className="table">
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.name} scope="col" className={`table__${column.align}`}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, at) => (
                <td key={table.columns[at]?.name ?? at} className={`table__${table.columns[at]?.align ?? 'start'}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function answered(view: View): TableView {
  const rows = view.summary.length > 0 ? view.summary : answeredRows(view.fields);
  return {
    columns: [
      { name: 'what', label: 'What', align: 'start' },
      { name: 'value', label: 'Value', align: 'end' },
    ],
    rows: rows.map((row) => [row.label, row.value]),
  };
}
