import { lazy, Suspense, useDeferredValue, useEffect } from 'react';
import type { Role } from '#catalogues/roles.ts';
import { EMPTY_SENTENCES } from '#catalogues/sentences/empty.ts';
import type { Pages } from '#machines/pages/every-page.ts';
import type { DashboardView } from '#machines/pages/view.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { useShown } from '../../conversation/use-shown.ts';
import { Link } from '../../router/link.tsx';
import { part } from '../../router/part.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { DashboardTable } from './dashboard-table.tsx';
import { Summary } from './summary.tsx';
import '../../ui/controls/card.css';
import '../../ui/styles/empty.css';
import './dashboard.css';

const ChartCard = part(() => import('../../charts/chart-card.tsx').then((module) => module.ChartCard));
const Listed = lazy(() => import('../../listing/listed.tsx').then((module) => ({ default: module.Listed })));

const make = (pages: Pages) => pages.dashboard();

/** The dashboard of the role that is signed in (S1 section 2); an estate's also finds its residents, the platform's all. */
export function DashboardPage() {
  const [now, send] = useShown(make);
  // Much to draw, and nothing in it is typed into: it may come in pieces between which the browser is free.
  const reading = useDeferredValue(now);
  const role = useConversation((v) => v.session.role);
  useEffect(() => {
    // Beside what is read, and not behind it; what cannot be fetched is asked for again where it is drawn.
    ChartCard.fetch().catch(() => undefined);
  }, []);
  return (
    <div className="dashboard">
      {reading.state === 'loading' && <DashboardSkeleton role={role ?? 'service-user'} />}
      {reading.state === 'failed' && <Failed problem={reading.problem} onAgain={() => send({ type: 'REFRESH' })} />}
      {reading.state === 'empty' && <Empty role={role ?? 'service-user'} />}
      {reading.state === 'shown' && <Shown view={reading.view} />}
      {/* Whoever owns a home has no page of settings. */}
      {role === 'service-owner' && <LanguageChoice />}
      {role === 'service-admin' && (
        <>
          <h2 className="dashboard__part">Residents</h2>
          <Suspense fallback={<span className="skeleton skeleton--pane" />}>
            <Listed name="residents" />
          </Suspense>
        </>
      )}
      {role === 'netplus-admin' && (
        <>
          <h2 className="dashboard__part">Find a resident</h2>
          <Suspense fallback={<span className="skeleton skeleton--pane" />}>
            <Listed name="resident-search" />
          </Suspense>
        </>
      )}
    </div>
  );
}

function Shown({ view }: { view: DashboardView }) {
  return (
    <>
      <Summary view={view} />
      {view.charts.length > 0 && (
        <div className={view.charts.length > 1 ? 'charts charts--both' : 'charts'}>
          {view.charts.map((chart) => (
            <Suspense key={chart.title} fallback={<span className="skeleton skeleton--chart" />}>
              <ChartCard chart={chart} />
            </Suspense>
          ))}
        </div>
      )}
      {view.table && <DashboardTable table={view.table} />}
    </>
  );
}

/** What an empty dashboard says to do first, and where. */
const FIRST: Partial<Record<Role, { readonly text: string; readonly to: `/${string}`; readonly label: string }>> = {
  'service-admin': { text: EMPTY_SENTENCES.estateDashboard, to: '/upload-meter-number', label: 'Upload meters' },
  'netplus-admin': {
    text: EMPTY_SENTENCES.platformDashboard,
    to: '/estates?view=register',
    label: 'Register an estate',
  },
};
const OWN = { text: EMPTY_SENTENCES.dashboard, to: '/contact', label: 'Contact support' } as const;

function Empty({ role }: { role: Role }) {
  const { text, to, label } = FIRST[role] ?? OWN;
  return (
    <div className="card empty">
      <Icon name="home" size={24} />
      <p className="empty__title">Nothing to show yet</p>
      <p className="empty__text">{text}</p>
      <Link to={to} className="button button--secondary">
        {label}
      </Link>
    </div>
  );
}
