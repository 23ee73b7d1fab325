import { useDeferredValue, useEffect, useId, useRef } from 'react';
import type { ListingEvent, ListingView } from '#machines/pages/listing/view.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Detail } from './detail.tsx';
import { Menu } from './menu.tsx';
import { Pictures, Sums } from './overview.tsx';
import { PageControl } from './paging/page-control.tsx';
import { Found } from './rows/found.tsx';
import { Tabs } from './tabs.tsx';
import { SearchForm } from './tools/search-form.tsx';
import { Toolbar } from './tools/toolbar.tsx';
import '../ui/controls/card.css';
import '../ui/controls/facts.css';
import '../ui/styles/empty.css';
import './listing.css';

interface Shown {
  readonly view: ListingView;
  readonly send: (event: ListingEvent) => void;
}

interface WithPanel extends Shown {
  /** The id of what the tabs show. */
  readonly panel: string;
}

/**
 * Any list of the portal: its menu and tabs, sums, search, rows and pages, or one row opened in their place. `beside`: it stands
 * beside a form.
 */
export function Listing({ view, send, beside = false }: Shown & { beside?: boolean }) {
  const { sums, pictures } = view.places;
  const panel = useId();
  // What is much to draw comes in pieces between which the browser is free; what is typed into is drawn at once.
  const drawn = useDeferredValue(view);
  if (view.detail) return <Detail detail={view.detail} onClose={() => send({ type: 'CLOSE' })} />;
  const card = <Card view={view} drawn={drawn} send={send} panel={panel} beside={beside} />;
  return (
    // Under a tab that was just chosen stand the rows of the former one until its own are drawn.
    <section className="listing" aria-label={view.title} aria-busy={drawn !== view || undefined}>
      <Head view={view} send={send} panel={panel} />
      {sums > 0 ? (
        <div className="overview">
          <Sums view={drawn} count={sums} />
          {card}
          {pictures > 0 && (
            <div className="overview__pictures">
              <Pictures view={drawn} count={pictures} />
            </div>
          )}
        </div>
      ) : (
        card
      )}
    </section>
  );
}

function Head({ view: { menu, tabs, title }, send, panel }: WithPanel) {
  const bar = tabs.length > 0 && (
    <Tabs tabs={tabs} label={title} panel={panel} onTab={(name) => send({ type: 'TAB', name })} />
  );
  if (!menu) return bar;
  return (
    <div className="listing__head">
      {bar}
      <Menu menu={menu} onChoose={(value) => send({ type: 'CHOOSE', name: menu.name, value })} />
    </div>
  );
}

function Card({ view, drawn, send, panel, beside }: WithPanel & { drawn: ListingView; beside: boolean }) {
  const rows = <Found view={drawn} send={send} />;
  return (
    <div className="card listing__card">
      {(view.search || view.toolbar) && (
        <div className="listing__tools">
          {view.search && <SearchForm search={view.search} send={send} second={beside} />}
          {view.subject && <h2 className="listing__subject">{view.subject}</h2>}
          {view.toolbar && <Toolbar toolbar={view.toolbar} send={send} second={view.search !== null} />}
        </div>
      )}
      {drawn.notice && <Notice key={drawn.notice} text={drawn.notice} />}
      <News news={drawn.news} />
      {drawn.tabs.length > 0 ? (
        <div role="tabpanel" id={panel} aria-label={drawn.tabs.find((tab) => tab.selected)?.label ?? 'Found'}>
          {rows}
        </div>
      ) : (
        rows
      )}
      <PageControl page={drawn.page} rows={drawn.rows.length} onPage={(at) => send({ type: 'PAGE', at })} />
    </div>
  );
}

/** What changes of rows came to. */
function News({ news }: Pick<ListingView, 'news'>) {
  return (
    <div className="listing__news" role="status">
      {news.map(({ tone, text }) => (
        <Alert key={text} tone={tone === 'plain' ? 'info' : tone} text={text} />
      ))}
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
