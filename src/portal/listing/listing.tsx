import { useId } from 'react';
import type { ListingEvent, ListingView, ListRow } from '#machines/pages/view.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Failed } from '../ui/failed.tsx';
import { Icon } from '../ui/icon.tsx';
import { Status } from '../ui/status.tsx';
import { Detail } from './detail.tsx';
import { PageControl } from './page-control.tsx';
import { SearchForm } from './search-form.tsx';
import { RowsSkeleton } from './skeletons.tsx';
import { Tabs } from './tabs.tsx';
import '../ui/controls/card.css';
import '../ui/controls/facts.css';
import '../ui/empty.css';
import './listing.css';

/** Any list of the portal: tabs, search, rows and pages, or one row opened in their place. */
export function Listing({ view, send }: { view: ListingView; send: (event: ListingEvent) => void }) {
  const panel = useId();
  if (view.detail) return <Detail detail={view.detail} onClose={() => send({ type: 'CLOSE' })} />;
  const rows = <Found view={view} send={send} />;
  return (
    <section className="listing" aria-label={view.title}>
      {view.tabs.length > 0 && (
        <Tabs tabs={view.tabs} label={view.title} panel={panel} onTab={(name) => send({ type: 'TAB', name })} />
      )}
      <div className="card listing__card">
        {view.search && <SearchForm search={view.search} send={send} />}
        {view.tabs.length > 0 ? (
          <div role="tabpanel" id={panel} aria-label={view.tabs.find((tab) => tab.selected)?.label ?? 'Found'}>
            {rows}
          </div>
        ) : (
          rows
        )}
        {view.page && (
          <PageControl page={view.page} rows={view.rows.length} onPage={(at) => send({ type: 'PAGE', at })} />
        )}
      </div>
    </section>
  );
}

function Found({ view, send }: { view: ListingView; send: (event: ListingEvent) => void }) {
  const { state, rows, columns, problem } = view;
  if (state === 'failed') {
    return (
      <div className="listing__failed">
        <Failed problem={problem ?? ''} onAgain={() => send({ type: 'REFRESH' })} />
      </div>
    );
  }
  if (state === 'loading' && rows.length === 0) return <RowsSkeleton />;
  if (state === 'empty') {
    return (
      <div className="empty" role="status">
        <Icon name="users" size={24} />
        <p className="empty__title">{problem}</p>
      </div>
    );
  }
  const act = (row: ListRow, action: string) => send({ type: 'ACT', row: row.id, action });
  return (
    <DataTable
      label={view.title}
      columns={columns}
      busy={state === 'loading'}
      rows={rows.map((row) => ({
        id: row.id,
        cells: row.cells.map((text, at) => {
          const tone = row.tones?.[columns[at]?.name ?? ''];
          return tone ? <Status key={text} badge={{ text, tone }} quiet /> : text;
        }),
        end: row.actions.map(({ name, label }) => (
          <button key={name} type="button" className="row-action" onClick={() => act(row, name)}>
            {label} <span className="hidden">of {row.cells[0]}</span>
          </button>
        )),
      }))}
    />
  );
}
