import { APPROVALS } from '../../sentences/approvals.ts';
import { TITLES as ESTATE_TITLES } from '../../sentences/estate/titles.ts';
import { ARRIVALS } from '../../sentences/own-account.ts';
import { SECOND_FACTOR_TITLES } from '../../sentences/second-factor-titles.ts';
import type { Screen } from './screen.ts';

/** Of administrators of both kinds. */
export const ADMINISTRATORS_SCREENS: readonly Screen[] = [
  // Whose it is says their row.
  {
    flow: 'reset-second-factor',
    access: ['service-admin', 'netplus-admin'],
    label: SECOND_FACTOR_TITLES.resetTitle,
    say: ESTATE_TITLES.sayAdministrators,
    route: '/administrators',
  },
  {
    flow: 'sign-in-of',
    access: ['service-admin', 'netplus-admin'],
    label: ESTATE_TITLES.signInOf,
    say: ESTATE_TITLES.sayAdministrators,
    route: '/administrators',
  },
  {
    flow: 'decide-approval',
    access: ['service-admin', 'netplus-admin'],
    label: APPROVALS.title,
    say: APPROVALS.say,
    route: '/approvals',
  },
  {
    flow: 'invite-administrator',
    access: ['service-admin', 'netplus-admin'],
    label: ESTATE_TITLES.inviteAdministrator,
    say: ESTATE_TITLES.sayAdministrators,
    route: '/administrators',
  },
  // Which administrator is meant is said by their row.
  {
    flow: 'reset-administrator',
    access: ['service-admin', 'netplus-admin'],
    label: ESTATE_TITLES.resetAdministrator,
    say: ESTATE_TITLES.sayAdministrators,
    route: '/administrators',
  },
  {
    flow: 'remove-administrator',
    access: ['service-admin', 'netplus-admin'],
    label: ESTATE_TITLES.removeAdministrator,
    say: ESTATE_TITLES.sayAdministrators,
    route: '/administrators',
  },
  // Which transfer is meant is said by its row.
  {
    flow: 'match-arrival',
    access: ['service-admin', 'netplus-admin'],
    label: ARRIVALS.matchTitle,
    say: 'money that came',
    route: '/money-that-came',
  },
  {
    flow: 'return-arrival',
    access: ['service-admin', 'netplus-admin'],
    label: ARRIVALS.returnTitle,
    say: 'money that came',
    route: '/money-that-came',
  },
];
