import { CardsSkeleton } from '../ui/figures/cards-skeleton.tsx';

/** The dashboard's shape while its figures are being fetched (S1 section 2). */
export function DashboardSkeleton() {
  return (
    <div className="dashboard" aria-busy="true">
      <p className="hidden" role="status">
        Loading the dashboard
      </p>
      <div className="dashboard__head" aria-hidden="true">
        <div className="dashboard__who">
          <span className="skeleton skeleton--heading" />
          <span className="skeleton skeleton--line" />
        </div>
        <span className="skeleton skeleton--button" />
      </div>
      <CardsSkeleton />
      <div className="charts charts--both" aria-hidden="true">
        <span className="skeleton skeleton--chart" />
        <span className="skeleton skeleton--chart" />
      </div>
    </div>
  );
}
