import { APPROVALS } from '../../sentences/approvals.ts';
import { COMPANY_SENTENCES } from '../../sentences/estate/company.ts';
import { ESTATE_DETAIL } from '../../sentences/estate/details.ts';
import { TITLES as ESTATE_TITLES } from '../../sentences/estate/titles.ts';
import { VERIFICATION_SENTENCES } from '../../sentences/estate/verification.ts';
import { ARRIVAL_RULE } from '../../sentences/own-account.ts';
import type { Screen } from './screen.ts';

/** Of whoever administers an estate. */
export const ESTATE_SCREENS: readonly Screen[] = [
  {
    flow: 'change-announcement',
    access: ['service-admin'],
    label: ESTATE_TITLES.changeAnnouncement,
    say: ESTATE_TITLES.sayAnnouncements,
    route: '/announcements',
  },
  // Which payment or spending is meant says its row.
  {
    flow: 'cash-back',
    access: ['service-admin'],
    label: ESTATE_TITLES.cashBack,
    say: ESTATE_TITLES.sayBooks,
    route: '/collected-and-spent',
  },
  {
    flow: 'spending-back',
    access: ['service-admin'],
    label: ESTATE_TITLES.spendingBack,
    say: ESTATE_TITLES.sayBooks,
    route: '/collected-and-spent',
  },
  // Only where a resident is shown: it is told by whom it is started for.
  {
    flow: 'verify-resident',
    access: ['service-admin'],
    label: 'Verify resident',
    say: 'unverified residents',
    route: '/registered-residents',
  },
  {
    flow: 'refuse-resident',
    access: ['service-admin'],
    label: ESTATE_TITLES.refuseResident,
    say: ESTATE_TITLES.sayUnverified,
    route: '/registered-residents',
  },
  {
    flow: 'delete-meter',
    access: ['service-admin'],
    label: ESTATE_TITLES.deleteMeter,
    say: ESTATE_TITLES.sayDeleteMeter,
    route: '/upload-meter-number',
  },
  {
    flow: 'resident-verification',
    access: ['service-admin'],
    label: VERIFICATION_SENTENCES.title,
    say: 'resident verification',
    route: '/Settings',
  },
  {
    flow: 'balance-limit',
    access: ['service-admin'],
    label: APPROVALS.limit.title,
    say: APPROVALS.limit.say,
    route: '/approvals',
  },
  {
    flow: 'estate-company',
    access: ['service-admin'],
    label: COMPANY_SENTENCES.title,
    say: 'set our distribution company',
    route: '/Settings',
  },
  {
    flow: 'estate-office',
    access: ['service-admin'],
    label: ESTATE_DETAIL.title,
    say: ESTATE_DETAIL.sayOffice,
    route: '/Settings',
  },
  {
    flow: 'reminder-days',
    access: ['service-admin'],
    label: ESTATE_TITLES.reminderDays,
    say: ESTATE_TITLES.sayReminderDays,
    route: '/who-owes',
  },
  {
    flow: 'set-arrears-policy',
    access: ['service-admin'],
    label: ESTATE_TITLES.setArrears,
    say: ESTATE_TITLES.sayArrears,
    route: '/arrears-policy',
  },
  {
    flow: 'stop-charges',
    access: ['service-admin'],
    label: ESTATE_TITLES.stopCharges,
    say: ESTATE_TITLES.sayStopCharges,
    route: '/charges',
  },
  {
    flow: 'resume-charges',
    access: ['service-admin'],
    label: ESTATE_TITLES.resumeCharges,
    say: ESTATE_TITLES.sayResumeCharges,
    route: '/charges',
  },
  {
    flow: 'stop-reminders',
    access: ['service-admin'],
    label: ESTATE_TITLES.stopReminders,
    say: ESTATE_TITLES.sayStopReminders,
    route: '/who-owes',
  },
  {
    flow: 'resume-reminders',
    access: ['service-admin'],
    label: ESTATE_TITLES.resumeReminders,
    say: ESTATE_TITLES.sayResumeReminders,
    route: '/who-owes',
  },
  // Which run is meant is said by its row.
  {
    flow: 'charges-back',
    access: ['service-admin'],
    label: ESTATE_TITLES.takeBack,
    say: ESTATE_TITLES.say,
    route: '/charges',
  },
  {
    flow: 'invite-to-household',
    access: ['service-user', 'service-admin'],
    label: ESTATE_TITLES.inviteToHousehold,
    say: ESTATE_TITLES.sayInviteToHousehold,
    route: '/household',
  },
  // Who is meant says their row.
  {
    flow: 'name-head',
    access: ['service-user', 'service-admin'],
    label: ESTATE_TITLES.nameHead,
    say: ESTATE_TITLES.sayHousehold,
    route: '/household',
  },
  {
    flow: 'arrival-rule',
    access: ['service-admin'],
    label: ARRIVAL_RULE.title,
    say: 'money that came',
    route: '/money-that-came',
  },
];
