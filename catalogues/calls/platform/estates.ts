import type { Call } from '../call.ts';

/** The calls by which a platform administrator runs estates, and what administrators ask for (S2 sections 2 and 7). */
export const platformEstates = {
  estates: {
    method: 'GET',
    path: '/api/utility-admin/estates',
    access: ['netplus-admin'],
    summary: 'A page of all estates by name, with their administrators and the totals of the cards.',
  },
  registerEstate: {
    method: 'POST',
    path: '/api/utility-admin/register-estate',
    access: ['netplus-admin'],
    asksAgain: true,
    summary:
      'Invite an administrator by a mailed link, by which they choose a password; the estate is made where no estate has the name, else joined.',
    mostBytes: 420_000,
  },
  setEstateActive: {
    method: 'PUT',
    path: '/api/utility-admin/estate-status',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Deactivate an estate, so that nobody of it can pay, or activate it again (DECISIONS 39).',
  },
  adminRequests: {
    method: 'GET',
    path: '/api/utility-admin/requests',
    access: ['service-admin', 'netplus-admin'],
    summary: "A page of requests, the newest first: an administrator's own, or all for the platform administrator.",
  },
  makeRequest: {
    method: 'POST',
    path: '/api/utility-admin/requests',
    access: ['service-admin', 'netplus-admin'],
    summary: 'Ask for a fee, a service or an estate; an admin will be in touch in 3-5 days.',
  },
  answerRequest: {
    method: 'PUT',
    path: '/api/utility-admin/requests',
    access: ['netplus-admin'],
    summary: 'Say what became of a request: done or declined. Who asked is mailed.',
  },
  platformAuditLog: {
    method: 'GET',
    path: '/api/utility-admin/audit-log',
    access: ['netplus-admin'],
    summary: 'What was changed anywhere: by whom, when, before and after. The newest first.',
  },
  platformSettings: {
    method: 'GET',
    path: '/api/utility-admin/settings',
    access: ['netplus-admin'],
    summary: 'What an operator can set: the notice that everybody sees, and which products are not sold just now.',
  },
  setPlatformSettings: {
    method: 'PUT',
    path: '/api/utility-admin/settings',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Set them. A product that is not sold is refused when it is ordered; what was ordered before goes on.',
  },
  portalOperator: {
    method: 'GET',
    path: '/api/utility-service-account/operator',
    access: 'anyone',
    evenEnded: true,
    summary: 'Who runs the portal, when its support is there, and where; null where that was not filled in.',
  },
  setOperator: {
    method: 'PUT',
    path: '/api/utility-admin/operator',
    access: ['netplus-admin'],
    asksAgain: true,
    summary: 'Fill in one of them, or take it away.',
  },
  portalNotice: {
    method: 'GET',
    path: '/api/utility-service-account/notice',
    access: 'anyone',
    evenEnded: true,
    summary: 'The notice that everybody sees, if there is one, and the products that are not sold just now.',
  },
} as const satisfies Record<string, Call>;
