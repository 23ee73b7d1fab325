import { DASHBOARD_DEBTORS, DASHBOARD_TOKENS } from '#catalogues/limits.ts';
import type { Role } from '#catalogues/roles.ts';
import { RowShapes } from '../../listing/rows/skeletons.tsx';
import { CardsSkeleton } from '../../ui/cards-skeleton.tsx';

/** What the dashboard of a role is made of, where it is always so much. */
interface Shape {
  readonly actions: number;
  readonly cards: number;
  readonly charts: number;
  readonly rows: number;
}

const SHAPES: Readonly<Record<Role, Shape>> = {
  'service-user': { actions: 3, cards: 4, charts: 2, rows: DASHBOARD_TOKENS },
  'service-owner': { actions: 1, cards: 1, charts: 1, rows: 0 },
  'service-admin': { actions: 0, cards: 7, charts: 3, rows: DASHBOARD_DEBTORS },
  'netplus-admin': { actions: 0, cards: 6, charts: 4, rows: 0 },
};

const PLACES = ['a', 'b', 'c', 'd'];

/** The shape of a role's dashboard while its figures are being fetched (S1 section 2). */
export function DashboardSkeleton({ role }: { role: Role }) {
  const { actions, cards, charts, rows } = SHAPES[role];
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
        {actions > 0 && (
          <div className="dashboard__actions">
            {PLACES.slice(0, actions).map((place) => (
              <span key={place} className="skeleton skeleton--button" />
            ))}
          </div>
        )}
      </div>
      <CardsSkeleton count={cards} />
      <div className={charts > 1 ? 'charts charts--both' : 'charts'} aria-hidden="true">
        {PLACES.slice(0, charts).map((place) => (
          <span key={place} className="skeleton skeleton--chart" />
        ))}
      </div>
      {rows > 0 && (
        <div className="card" aria-hidden="true">
          <p className="card__title">
            <span className="skeleton skeleton--heading" />
          </p>
          <RowShapes count={rows} />
        </div>
      )}
    </div>
  );
}
