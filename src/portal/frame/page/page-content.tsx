import { lazy } from 'react';
import type { Route } from '#catalogues/routes/route.ts';
import { showFace } from './use-page-face.ts';

const DashboardPage = lazy(() =>
  import('../../dashboard/dashboard-page.tsx').then((module) => ({ default: module.DashboardPage })),
);
const ProfilePage = lazy(() =>
  import('../../profile/profile-page.tsx').then((module) => ({ default: module.ProfilePage })),
);
const ResidentsPage = lazy(() =>
  import('../../residents/residents-page.tsx').then((module) => ({ default: module.ResidentsPage })),
);
const HistoryPage = lazy(() =>
  import('../../history/history-page.tsx').then((module) => ({ default: module.HistoryPage })),
);
const UploadPage = lazy(() =>
  import('../../uploads/upload-page.tsx').then((module) => ({ default: module.UploadPage })),
);
const AuditPage = lazy(() => import('../../audit/audit-page.tsx').then((module) => ({ default: module.AuditPage })));
const SettingsPage = lazy(() =>
  import('../../settings/settings-page.tsx').then((module) => ({ default: module.SettingsPage })),
);
const EstatesPage = lazy(() =>
  import('../../platform/estates-page.tsx').then((module) => ({ default: module.EstatesPage })),
);
const ServicesPage = lazy(() =>
  import('../../platform/services-page.tsx').then((module) => ({ default: module.ServicesPage })),
);
const FeesPage = lazy(() => import('../../platform/fees-page.tsx').then((module) => ({ default: module.FeesPage })));
const PendingPage = lazy(() =>
  import('../../platform/money-pages.tsx').then((module) => ({ default: module.PendingPage })),
);
const ReconciliationPage = lazy(() =>
  import('../../platform/money-pages.tsx').then((module) => ({ default: module.ReconciliationPage })),
);
const RequestsPage = lazy(() =>
  import('../../platform/requests-page.tsx').then((module) => ({ default: module.RequestsPage })),
);
const PlatformSettingsPage = lazy(() =>
  import('../../platform/settings-page.tsx').then((module) => ({ default: module.PlatformSettingsPage })),
);
const TicketsPage = lazy(() =>
  import('../../tickets/tickets-page.tsx').then((module) => ({ default: module.TicketsPage })),
);
const TablesPage = lazy(() =>
  import('../../platform/tables-page.tsx').then((module) => ({ default: module.TablesPage })),
);

/** What a route's page is made of, loaded when it is first shown. `beside`: a form stands beside it. Google Maps is an empty page (S1 section 2). */
export function PageContent({ route, beside }: { route: Route; beside: boolean }) {
  switch (route.page) {
    case 'dashboard':
      return <DashboardPage />;
    case 'profile':
      return <ProfilePage beside={beside} onOpen={() => showFace('form', { replace: false })} />;
    case 'residents':
      return <ResidentsPage />;
    case 'history':
      return <HistoryPage />;
    case 'upload':
      return <UploadPage key={route.path} route={route} />;
    case 'audit-log':
      return <AuditPage />;
    case 'settings':
      return <SettingsPage flow={route.flow ?? ''} />;
    case 'estates':
      return <EstatesPage route={route} />;
    case 'services':
      return <ServicesPage route={route} />;
    case 'fees':
      return <FeesPage route={route} />;
    case 'pending':
      return <PendingPage />;
    case 'reconciliation':
      return <ReconciliationPage />;
    case 'requests':
      return <RequestsPage route={route} />;
    case 'platform-settings':
      return <PlatformSettingsPage />;
    case 'tickets':
      return <TicketsPage />;
    case 'tables':
      return <TablesPage />;
    default:
      return null;
  }
}
