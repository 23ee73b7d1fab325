import { useEffect, useId, useRef } from 'react';
import type { ListingEvent, ListingView } from '#machines/pages/view.ts';
import { Alert } from '../ui/alert.tsx';
import { Detail } from './detail.tsx';
import { Pictures, Sums } from './overview.tsx';
import { PageControl } from './paging/page-control.tsx';
import { Found } from './rows/found.tsx';
import { Tabs } from './tabs.tsx';
import { SearchForm } from './tools/search-form.tsx';
import { Toolbar } from './tools/toolbar.tsx';
import '../ui/controls/card.css';
import '../ui/controls/facts.css';
import '../ui/empty.css';
import './listing.css';

interface Shown {
  readonly view: ListingView;
  readonly send: (event: ListingEvent) => void;
}

/** Any list of the portal: tabs, sums, search, rows and pages, or one row opened in their place. */
export function Listing({ view, send }: Shown) {
  const panel = useId();
  if (view.detail) return <Detail detail={view.detail} onClose={() => send({ type: 'CLOSE' })} />;
  return (
    <section className="listing" aria-label={view.title}>
      {view.tabs.length > 0 && (
        <Tabs tabs={view.tabs} label={view.title} panel={panel} onTab={(name) => send({ type: 'TAB', name })} />
      )}
      {view.toolbar ? (
        <div className="overview">
          <Sums view={view} />
          <Card view={view} send={send} panel={panel} />
          <div className="overview__pictures">
            <Pictures view={view} />
          </div>
        </div>
      ) : (
        <Card view={view} send={send} panel={panel} />
      )}
    </section>
  );
}

function Card({ view, send, panel }: Shown & { panel: string }) {
  const rows = <Found view={view} send={send} />;
  return (
    <div className="card listing__card">
      {view.search && <SearchForm search={view.search} send={send} />}
      {view.toolbar && <Toolbar toolbar={view.toolbar} send={send} />}
      {view.notice && <Notice key={view.notice} text={view.notice} />}
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
  );
}

/** What just went wrong beside the rows; it comes into sight, for what was pressed may stand far below. */
function Notice({ text }: { text: string }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="listing__notice" role="alert" ref={here}>
      <Alert tone="danger" text={text} />
    </div>
  );
}
