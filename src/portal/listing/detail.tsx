import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import type { DetailView } from '#machines/pages/listing/view.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { PageActionButton } from '../ui/page-action.tsx';
import { DetailSkeleton } from './rows/skeletons.tsx';

const ChartCard = lazy(() => import('../charts/chart-card.tsx').then((module) => ({ default: module.ChartCard })));

/** One row opened, in the place of the list: read-only, with the way back (S1 section 2, RESIDENT INFO). */
export function Detail({ detail, onClose }: { detail: DetailView; onClose: () => void }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="detail" aria-labelledby={id}>
      <header className="detail__head">
        <button type="button" className="button button--secondary" onClick={onClose}>
          <Icon name="chevron-left" size={16} />
          Back to the list
        </button>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {detail.title}
        </h2>
      </header>
      {detail.whose && <p className="detail__whose">{detail.whose}</p>}
      {detail.problem && <Alert tone="danger" text={detail.problem} />}
      {detail.rows === null && detail.problem === null && <DetailSkeleton />}
      {detail.rows && (
        <dl className="card facts">
          {detail.rows.map((row) => (
            <div key={row.label} className="facts__row">
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {detail.actions.length > 0 && (
        <div className="detail__actions">
          {detail.actions.map((action, at) => (
            <PageActionButton
              key={action.label}
              action={action}
              className={`button button--${at === 0 ? 'primary' : 'secondary'}`}
            />
          ))}
        </div>
      )}
      {detail.charts.map((chart) => (
        <Suspense key={chart.title} fallback={<span className="skeleton skeleton--chart" />}>
          <ChartCard chart={chart} />
        </Suspense>
      ))}
    </section>
  );
}
