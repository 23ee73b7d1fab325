import { TRANSACTION_PAGE } from '#catalogues/limits.ts';
import type { Preview, TableView, View } from '#machines/kit/view.ts';
import { formatCount } from '#machines/kit/writing/format.ts';
import { OfferedFiles } from '../../chat/live/offered-files.tsx';
import { usePortal } from '../../conversation/portal-context.tsx';
import { PageControl } from '../../listing/paging/page-control.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Status } from '../../ui/status.tsx';
import { atOnce } from './at-once.ts';
import '../../listing/paging/pages.css';

/** The rows of a file before they are sent: how many are valid, what is said of them, and a page of them (S2 section 2). */
export function PreviewCard({ view, preview, table }: { view: View; preview: Preview; table: TableView }) {
  const { conversation } = usePortal();
  const [first, ...others] = atOnce(view.say);
  return (
    <section className="card preview" aria-label="Preview">
      <div className="preview__head">
        <p className="preview__counts">
          <Count of={preview.valid} text="Valid" tone="success" />
          <Count of={preview.invalid} text="Invalid" tone={preview.invalid > 0 ? 'danger' : 'plain'} />
        </p>
        <div className="preview__said" aria-live="polite">
          {first && first.tone !== 'plain' && (
            <Alert tone={first.tone} text={first.text}>
              <Kept view={view} />
            </Alert>
          )}
          {others.map(({ tone, text }) => tone !== 'plain' && <Alert key={text} tone={tone} text={text} />)}
          {!first && <Kept view={view} />}
        </div>
      </div>
      <DataTable
        label="Rows of the file"
        columns={table.columns}
        busy={view.busy !== null}
        rows={table.rows.map((cells, at) => ({
          id: `${preview.page.at}-${at}`,
          cells: cells.map((text, column) =>
            drawn(text, table.columns[column]?.name ?? '', preview.marks[at] ?? false),
          ),
        }))}
      />
      <PageControl
        page={{ ...preview.page, neighbours: TRANSACTION_PAGE.neighbours, entries: true }}
        rows={table.rows.length}
        onPage={(at) => conversation.send({ type: 'PAGE', at })}
      />
    </section>
  );
}

function Count({ of, text, tone }: { of: number; text: string; tone: 'success' | 'danger' | 'plain' }) {
  return (
    <span className="preview__count">
      <strong>{formatCount(of)}</strong> <Status badge={{ text, tone }} />
    </span>
  );
}

function Kept({ view }: { view: View }) {
  if (view.files.length === 0) return null;
  return (
    <p className="preview__files">
      <OfferedFiles files={view.files} />
    </p>
  );
}

function drawn(text: string, column: string, valid: boolean) {
  if (column === 'status') return <Status badge={{ text, tone: valid ? 'success' : 'danger' }} quiet />;
  if (column === 'description') return <span className={valid ? 'preview__good' : 'preview__bad'}>{text}</span>;
  return column === 'meterNumber' ? <span className="whole">{text}</span> : text;
}
