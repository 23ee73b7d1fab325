import { lazy, memo, Suspense } from 'react';
import type { ListingView } from '#machines/pages/listing/view.ts';
import { CardsSkeleton } from '../ui/cards-skeleton.tsx';
import { SummaryCards } from '../ui/summary-cards.tsx';
import './overview.css';

const ChartCard = lazy(() => import('../charts/chart-card.tsx').then((module) => ({ default: module.ChartCard })));

const PLACES = ['first', 'second'];

/** The sums over all that a query finds; their shape stands there until they are known. */
export const Sums = memo(function Sums({ view, count }: { view: ListingView; count: number }) {
  if (view.cards.length > 0) return <SummaryCards cards={view.cards} />;
  return view.state === 'loading' ? <CardsSkeleton count={count} /> : null;
});

/** The pictures beside a list. Without them it is whole, so nothing is said where they cannot be had. */
export const Pictures = memo(function Pictures({
  view: { charts, picturing },
  count,
}: {
  view: ListingView;
  count: number;
}) {
  if (picturing)
    return PLACES.slice(0, count).map((place) => <span key={place} className="skeleton skeleton--chart" />);
  return charts.map((chart) => (
    <Suspense key={chart.title} fallback={<span className="skeleton skeleton--chart" />}>
      <ChartCard chart={chart} heading="h2" />
    </Suspense>
  ));
});
