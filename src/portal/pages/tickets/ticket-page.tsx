import { useCallback, useEffect, useId, useRef } from 'react';
import type { Pages } from '#machines/pages/every-page.ts';
import type { TicketEvent, TicketReading, TicketView } from '#machines/pages/tickets/view.ts';
import { saveFile } from '../../browser/save-file.ts';
import { useShown } from '../../conversation/use-shown.ts';
import { DetailSkeleton } from '../../listing/rows/skeletons.tsx';
import { Link } from '../../router/link.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Presence } from '../../ui/motion/moving.tsx';
import { PageActionButton } from '../../ui/page-action.tsx';
import { Status } from '../../ui/status.tsx';
import { Picture } from './picture.tsx';
import { Reply } from './reply.tsx';
import { Written } from './written.tsx';
import '../../listing/detail.css';
import '../../ui/controls/card.css';
import '../../ui/controls/facts.css';
import '../../ui/data-table/data-table.css';
import './tickets.css';

/** One ticket: what it is about, everything that was written on it in its order, and a reply. `back`: where the list is. */
export function TicketPage({ number, back }: { number: string; back: string }) {
  const make = useCallback(
    (pages: Pages) => {
      const page = pages.ticket(number);
      // A page that is left tells of no more files.
      page.onFile(saveFile);
      return page;
    },
    [number],
  );
  const [reading, send] = useShown(make);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="ticket" aria-labelledby={id}>
      <header className="detail__head">
        <Link to={back} className="button button--secondary">
          <Icon name="chevron-left" size={16} />
          All tickets
        </Link>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {reading.state === 'shown' ? `${number}: ${reading.view.about}` : number}
        </h2>
        {reading.state === 'shown' && <Status badge={reading.view.badge} />}
      </header>
      {reading.state === 'loading' && <DetailSkeleton />}
      {reading.state === 'failed' && <Failed problem={reading.problem} onAgain={() => send({ type: 'REFRESH' })} />}
      {reading.state === 'shown' && <Shown reading={reading} send={send} />}
    </section>
  );
}

interface ShownProps {
  readonly reading: Extract<TicketReading, { state: 'shown' }>;
  readonly send: (event: TicketEvent) => void;
}

function Shown({ reading: { view, notice, fetching, picture }, send }: ShownProps) {
  return (
    <>
      <Facts facts={view.facts} />
      {notice && (
        <div role="alert">
          <Alert tone="danger" text={notice} />
        </div>
      )}
      <Written messages={view.messages} fetching={fetching} send={send} />
      {view.note && <p className="ticket__note">{view.note}</p>}
      <Reply view={view}>
        {view.actions.map((action) => (
          <PageActionButton key={action.label} action={action} className="button button--secondary" />
        ))}
      </Reply>
      <Presence>{picture && <Picture picture={picture} onClose={() => send({ type: 'PUT_AWAY' })} />}</Presence>
    </>
  );
}

function Facts({ facts }: Pick<TicketView, 'facts'>) {
  return (
    <dl className="card facts">
      {facts.map(({ label, value }) => (
        <div key={label} className="facts__row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
