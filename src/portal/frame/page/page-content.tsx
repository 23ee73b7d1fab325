import { lazy } from 'react';
import type { Route } from '#catalogues/routes.ts';
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
    default:
      return null;
  }
}
