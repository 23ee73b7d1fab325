import type { Call } from '../call.ts';

/** The calls about who administers an estate: of the own one, or of any for the platform administrator. */
export const administrators = {
  administrators: {
    method: 'GET',
    path: '/api/utility-admin/administrators',
    access: ['service-admin', 'netplus-admin'],
    summary: 'Who administers the own estate, or any, and who is invited to. Nothing of a link is in it.',
  },
  inviteAdministrator: {
    method: 'POST',
    path: '/api/utility-admin/administrators/invitation',
    access: ['service-admin', 'netplus-admin'],
    asksAgain: true,
    summary: 'Mail a link by which somebody becomes an administrator of the estate with a password of their own.',
  },
  withdrawInvitation: {
    method: 'PUT',
    path: '/api/utility-admin/administrators/invitation',
    access: ['service-admin', 'netplus-admin'],
    summary: 'Take an invitation back: its link works no more.',
  },
  resetAdministrator: {
    method: 'PUT',
    path: '/api/utility-admin/administrators/reset',
    access: ['service-admin', 'netplus-admin'],
    asksAgain: true,
    summary: 'Mail an administrator a link that sets a new password. The password stays until it is used.',
  },
  removeAdministrator: {
    method: 'PUT',
    path: '/api/utility-admin/administrators/remove',
    access: ['service-admin', 'netplus-admin'],
    asksAgain: true,
    summary: 'Take the office from an administrator, who is signed out at once. An estate keeps one at least.',
  },
} as const satisfies Record<string, Call>;
