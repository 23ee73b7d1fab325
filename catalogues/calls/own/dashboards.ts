import type { Call } from '../call.ts';

/** The calls behind the dashboards (S1 sections 2, 3 and 7). */
export const dashboards = {
  residentDashboard: {
    method: 'GET',
    path: '/api/users/dashboard',
    access: ['service-user', 'service-owner'],
    summary: 'What the signed-in person owes and has bought, by month. A home owner sees the development levy alone.',
  },
  estateDashboard: {
    method: 'GET',
    path: '/api/service-admin/dashboard-metrics',
    access: ['service-admin'],
    summary: "The own estate's totals and collections, by month (S1 section 3, Estate summary).",
  },
  userDashboard: {
    method: 'GET',
    path: '/api/users/service-admin/user-dashboard-metrics',
    access: ['service-admin'],
    summary: 'One resident of the own estate: who it is, what is owed and what was bought.',
  },
  platformDashboard: {
    method: 'GET',
    path: '/api/users/dashboard-netplus-admin',
    access: ['netplus-admin'],
    summary: 'Totals of the whole platform and its sales, by month (S1 section 3, Admin summary).',
  },
} as const satisfies Record<string, Call>;
