import { useEffect, useRef } from 'react';
import { MESSAGES } from '#catalogues/messages.ts';
import { OPERATIONS as SAID } from '#catalogues/sentences/platform/operations.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import type { OperationsView } from '#machines/pages/platform/operations/view.ts';
import { useShown } from '../../../conversation/use-shown.ts';
import { useListing } from '../../../listing/listed.tsx';
import { Listing } from '../../../listing/listing.tsx';
import { RowShapes } from '../../../listing/rows/skeletons.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Money, Queue, Servers } from './facts.tsx';
import { Providers } from './providers.tsx';
import './operations.css';

const make = (pages: Pages) => pages.operations();

/** How it goes just now: what is stuck, what providers answer, queue, servers, and the last comparison of the books. */
export function OperationsPage() {
  const [reading, send] = useShown(make);
  if (reading.state === 'loading') return <Waiting />;
  if (reading.state !== 'shown') {
    const problem = reading.state === 'failed' ? reading.problem : MESSAGES.networkFailure;
    return <Failed problem={problem} onAgain={() => send({ type: 'REFRESH' })} />;
  }
  return <Shown view={reading.view} />;
}

function Shown({ view }: { view: OperationsView }) {
  return (
    <div className="operations">
      <header className="operations__head">
        <div>
          <h2>{view.title}</h2>
          <p>{view.line}</p>
        </div>
        <p className="operations__at">{view.asAt}</p>
      </header>
      <StuckOrders asAt={view.asAt} />
      <div className="operations__below">
        <Providers minutes={view.minutes} strips={view.providers} />
        <div className="operations__facts">
          <Queue queue={view.queue} />
          <Servers servers={view.servers} />
          {view.restored && <Money title={SAID.restored} finding={view.restored} />}
          <Money title={SAID.reconciliation} finding={view.reconciliation} />
        </div>
      </div>
    </div>
  );
}

/** The orders themselves, read anew with everything else. */
function StuckOrders({ asAt }: { asAt: string }) {
  const [list, send] = useListing('stuck');
  const read = useRef(asAt);
  useEffect(() => {
    if (read.current === asAt) return;
    read.current = asAt;
    send({ type: 'REFRESH' });
  }, [asAt, send]);
  // It is read anew by itself, and what stands above it says so.
  return <Listing view={{ ...list, toolbar: null }} send={send} />;
}

function Waiting() {
  return (
    <div className="operations" aria-busy="true">
      <p className="hidden" role="status">
        {SAID.loading}
      </p>
      <div className="operations__head" aria-hidden="true">
        <div>
          <span className="skeleton skeleton--heading" />
          <span className="skeleton skeleton--line" />
        </div>
      </div>
      <div className="card" aria-hidden="true">
        <RowShapes count={3} />
      </div>
      <div className="operations__below" aria-hidden="true">
        <div className="card">
          <RowShapes count={5} />
        </div>
        <div className="card">
          <RowShapes count={4} />
        </div>
      </div>
    </div>
  );
}
