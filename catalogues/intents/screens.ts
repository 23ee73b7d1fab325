import type { Access } from '../roles.ts';
import { APPROVALS } from '../sentences/approvals.ts';
import { ACCOUNT_PAGES } from '../sentences/controls.ts';
import { COMPANY_SENTENCES } from '../sentences/estate/company.ts';
import { ESTATE_DETAIL } from '../sentences/estate/details.ts';
import { TITLES as ESTATE_TITLES } from '../sentences/estate/titles.ts';
import { VERIFICATION_SENTENCES } from '../sentences/estate/verification.ts';
import { ARRIVAL_RULE, ARRIVALS, OWN_ACCOUNT } from '../sentences/own-account.ts';
import { DELETION, OWN_DATA } from '../sentences/own-data.ts';
import { PASSKEY_FLOWS } from '../sentences/passkey-flows.ts';
import { CASES } from '../sentences/platform/cases.ts';
import { ESTATE_PAYMENT } from '../sentences/platform/estate-payments.ts';
import { PLATFORM_FLOW } from '../sentences/platform/flows.ts';
import { OPERATOR } from '../sentences/platform/operator.ts';
import { OUTAGES } from '../sentences/platform/outages.ts';
import { SETTING_SENTENCES } from '../sentences/platform/settings.ts';
import { UTTERANCE_SENTENCES } from '../sentences/platform/utterances.ts';
import { PROGRAM_FLOWS } from '../sentences/program-flows.ts';
import { REFUND_ACCOUNT } from '../sentences/refund-accounts.ts';
import { SECOND_FACTOR_TITLES } from '../sentences/second-factor-titles.ts';
import { SESSION_TITLES } from '../sentences/session-titles.ts';
import type { Start } from './intent.ts';

/** A flow that no sentence means by itself: a page shows it, a mailed link or a button leads to it, or it is told by something said besides. */
export interface Screen extends Omit<Start, 'fills' | 'as' | 'screens' | 'offered'> {
  readonly access: Access;
  readonly label: string;
  /** What a person says to come to it. */
  readonly say: string;
}

/** All of them. */
export const SCREENS: readonly Screen[] = [
  { flow: 'airtime-page', access: 'anyone', label: 'BUY AIRTIME', say: 'buy airtime', route: '/airtime' },
  { flow: 'internet-page', access: 'anyone', label: 'BUY INTERNET', say: 'buy internet', route: '/data' },
  {
    flow: 'bill-wizard',
    access: 'anyone',
    label: 'CABLE TV AND POWER',
    say: 'pay cable tv',
    route: '/pay-bills/wizard',
  },
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
  { flow: 'open-ticket', access: 'anyone', label: 'Open a ticket', say: 'open a ticket', route: '/help' },
  // Which ticket is meant is said by its words alone.
  {
    flow: 'reply-ticket',
    access: 'signed-in',
    label: 'Reply to a ticket',
    say: 'reply to a ticket',
    route: '/tickets',
  },
  {
    flow: 'close-ticket',
    access: 'signed-in',
    label: 'Close a ticket',
    say: 'close a ticket',
    route: '/tickets',
    preset: { closed: 'true' },
  },
  { flow: 'sign-in-admin', access: 'anyone', label: 'ADMIN', say: 'sign in', route: '/admin', visitors: true },
  {
    flow: 'sign-in-modal',
    access: 'anyone',
    label: 'Sign in',
    say: 'sign in',
    route: '/?modal=sign-in',
    visitors: true,
  },
  {
    flow: 'reset-password',
    access: 'anyone',
    label: ACCOUNT_PAGES.resetPassword,
    say: 'forgot password',
    route: '/reset-password',
    visitors: true,
  },
  {
    flow: 'confirm-email',
    access: 'anyone',
    label: 'Confirm your e-mail address',
    say: 'resend confirmation',
    route: '/confirmEmail',
  },
  {
    flow: 'take-back',
    access: 'anyone',
    label: ACCOUNT_PAGES.takeBack,
    say: 'forgot password',
    route: '/take-back',
    visitors: true,
  },
  {
    flow: 'resend-confirmation',
    access: 'signed-in',
    label: 'Send the verification mail again',
    say: 'resend confirmation',
    route: '/user-page',
  },
  {
    flow: 'sign-out-everywhere',
    access: 'signed-in',
    label: 'Sign out everywhere',
    say: 'sign out everywhere',
    route: '/user-page',
    signsOut: true,
  },
  {
    flow: 'end-session',
    access: 'signed-in',
    label: SESSION_TITLES.end,
    say: SESSION_TITLES.sayEnd,
    route: '/sessions',
  },
  {
    flow: 'export-own-data',
    access: 'signed-in',
    label: OWN_DATA.title,
    say: 'download my data',
    route: '/user-page',
  },
  {
    flow: 'delete-account',
    access: 'signed-in',
    label: DELETION.title,
    say: 'delete my account',
    route: '/user-page',
    signsOut: true,
  },
  {
    flow: 'add-passkey',
    access: 'signed-in',
    label: PASSKEY_FLOWS.add,
    say: PASSKEY_FLOWS.addTyped.say,
    route: '/passkeys',
  },
  {
    flow: 'name-passkey',
    access: 'signed-in',
    label: PASSKEY_FLOWS.rename,
    say: PASSKEY_FLOWS.renameTyped.say,
    route: '/passkeys',
  },
  {
    flow: 'remove-passkey',
    access: 'signed-in',
    label: PASSKEY_FLOWS.remove,
    say: PASSKEY_FLOWS.removeTyped.say,
    route: '/passkeys',
  },
  {
    flow: 'make-program-token',
    access: 'signed-in',
    label: PROGRAM_FLOWS.make,
    say: PROGRAM_FLOWS.makeTyped.say,
    route: '/programs',
  },
  {
    flow: 'end-program-token',
    access: 'signed-in',
    label: PROGRAM_FLOWS.end,
    say: PROGRAM_FLOWS.endTyped.say,
    route: '/programs',
  },
  {
    flow: 'set-second-factor',
    access: 'signed-in',
    label: SECOND_FACTOR_TITLES.title,
    say: SECOND_FACTOR_TITLES.say,
    route: '/second-factor',
  },
  {
    flow: 'new-recovery-codes',
    access: 'signed-in',
    label: SECOND_FACTOR_TITLES.codesTitle,
    say: SECOND_FACTOR_TITLES.codesTyped.say,
    route: '/second-factor',
  },
  {
    flow: 'remove-second-factor',
    access: 'signed-in',
    label: SECOND_FACTOR_TITLES.removeTitle,
    say: SECOND_FACTOR_TITLES.removeTyped.say,
    route: '/second-factor',
  },
  {
    flow: 'give-code',
    access: 'signed-in',
    label: SECOND_FACTOR_TITLES.giveTitle,
    say: SECOND_FACTOR_TITLES.giveTyped.say,
    route: '/second-factor',
  },
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
    flow: 'decide-approval',
    access: ['service-admin', 'netplus-admin'],
    label: APPROVALS.title,
    say: APPROVALS.say,
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
    flow: 'estate-details',
    access: ['netplus-admin'],
    label: ESTATE_DETAIL.ofAny,
    say: ESTATE_DETAIL.sayRename,
    route: '/estates',
  },
  {
    flow: 'set-announcement-mails',
    access: ['service-user'],
    label: ESTATE_TITLES.announcementMails,
    say: ESTATE_TITLES.sayAnnouncementMails,
    route: '/user-page',
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
  {
    flow: 'add-meter',
    access: ['service-user'],
    label: ESTATE_TITLES.addMeter,
    say: ESTATE_TITLES.sayAddMeter,
    route: '/my-meters',
  },
  {
    flow: 'use-meter',
    access: ['service-user'],
    label: ESTATE_TITLES.useMeter,
    say: ESTATE_TITLES.sayUseMeter,
    route: '/my-meters',
  },
  {
    flow: 'name-meter',
    access: ['service-user'],
    label: ESTATE_TITLES.nameMeter,
    say: ESTATE_TITLES.sayNameMeter,
    route: '/my-meters',
  },
  {
    flow: 'give-up-meter',
    access: ['service-user'],
    label: ESTATE_TITLES.giveUpMeter,
    say: ESTATE_TITLES.sayGiveUpMeter,
    route: '/my-meters',
  },
  {
    flow: 'invite-to-household',
    access: ['service-user', 'service-admin'],
    label: ESTATE_TITLES.inviteToHousehold,
    say: ESTATE_TITLES.sayInviteToHousehold,
    route: '/household',
  },
  {
    flow: 'take-out-of-household',
    access: ['service-user'],
    label: ESTATE_TITLES.takeOutOfHousehold,
    say: ESTATE_TITLES.sayTakeOut,
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
    flow: 'open-account',
    access: ['service-user'],
    label: OWN_ACCOUNT.title,
    say: 'my account number',
    route: '/account-number',
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
  {
    flow: 'take-arrival-over',
    access: ['netplus-admin'],
    label: ARRIVALS.byHand.title,
    say: 'money that came',
    route: '/money-that-came',
  },
  {
    flow: 'arrival-paid',
    access: ['netplus-admin'],
    label: ARRIVALS.byHand.record,
    say: 'money that came',
    route: '/money-that-came',
  },
  {
    flow: 'arrival-rule',
    access: ['service-admin'],
    label: ARRIVAL_RULE.title,
    say: 'money that came',
    route: '/money-that-came',
  },
  // Which case is meant is said by its row, or by the button of a list that the chat told.
  {
    flow: 'take-case',
    access: ['netplus-admin'],
    label: CASES.taking,
    say: 'what is stuck',
    route: '/cases',
  },
  {
    flow: 'close-case',
    access: ['netplus-admin'],
    label: CASES.closing,
    say: 'what is stuck',
    route: '/cases',
  },
  {
    flow: 'refund-account',
    access: 'anyone',
    label: REFUND_ACCOUNT.title,
    say: REFUND_ACCOUNT.say,
    route: '/transactionHistory',
  },
  {
    flow: 'refund-by-hand',
    access: ['netplus-admin'],
    label: REFUND_ACCOUNT.admin.label,
    say: REFUND_ACCOUNT.admin.say,
    route: '/pending-transactions',
  },
  {
    flow: 'label-utterance',
    access: ['netplus-admin'],
    label: UTTERANCE_SENTENCES.form,
    say: 'label a sentence',
    route: '/utterances',
  },
  // Which service it is about is said by its row.
  {
    flow: 'describe-service',
    access: ['netplus-admin'],
    label: PLATFORM_FLOW.describing,
    say: 'services of estates',
    route: '/new-service',
  },
  {
    flow: 'set-operator',
    access: ['netplus-admin'],
    label: OPERATOR.title,
    say: 'who runs this portal',
    route: '/platform-settings',
    preset: { active: 'true' },
  },
  {
    flow: 'change-setting',
    access: ['netplus-admin'],
    label: SETTING_SENTENCES.flow,
    say: 'change a fee',
    route: '/fees-and-limits',
  },
  {
    flow: 'supply-down',
    access: ['netplus-admin'],
    label: OUTAGES.down.title,
    say: OUTAGES.down.say,
    route: '/outages',
  },
  {
    flow: 'supply-back',
    access: ['netplus-admin'],
    label: OUTAGES.back.title,
    say: OUTAGES.back.say,
    route: '/outages',
  },
  {
    flow: 'estate-payment',
    access: ['netplus-admin'],
    label: ESTATE_PAYMENT.title,
    say: ESTATE_PAYMENT.say,
    route: '/statements',
  },
  // Which payment is meant is said by its row.
  {
    flow: 'estate-payment-back',
    access: ['netplus-admin'],
    label: ESTATE_PAYMENT.back.title,
    say: ESTATE_PAYMENT.back.say,
    route: '/statements',
  },
];
