import { MESSAGES } from '#catalogues/messages.ts';
import { COMPANIES } from '#catalogues/products/companies.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import { ADMINISTRATORS } from '#catalogues/sentences/estate/administrators.ts';
import { ANNOUNCEMENTS } from '#catalogues/sentences/estate/announcements.ts';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { ARREARS } from '#catalogues/sentences/estate/arrears.ts';
import { BOOKS } from '#catalogues/sentences/estate/books.ts';
import { CASH } from '#catalogues/sentences/estate/cash.ts';
import { CHARGE_KIND_WORDS, CHARGES, WHOM_WORDS } from '#catalogues/sentences/estate/charges.ts';
import { COMPANY_SENTENCES } from '#catalogues/sentences/estate/company.ts';
import { DEBTORS } from '#catalogues/sentences/estate/debtors.ts';
import { ESTATE_DETAIL } from '#catalogues/sentences/estate/details.ts';
import { ENERGY } from '#catalogues/sentences/estate/energy.ts';
import { METERS } from '#catalogues/sentences/estate/meters.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import { REFUSING } from '#catalogues/sentences/estate/refusing.ts';
import { REMINDER_DAYS } from '#catalogues/sentences/estate/reminder-days.ts';
import { REMINDERS } from '#catalogues/sentences/estate/reminders.ts';
import { ROW_SENTENCES } from '#catalogues/sentences/estate/rows.ts';
import { RUN_CHANGES } from '#catalogues/sentences/estate/run-changes.ts';
import { SIGN_INS } from '#catalogues/sentences/estate/sign-ins.ts';
import { UPLOAD_SENTENCES } from '#catalogues/sentences/estate/uploads.ts';
import { VERIFICATION_SENTENCES } from '#catalogues/sentences/estate/verification.ts';
import { VERIFYING } from '#catalogues/sentences/estate/verifying.ts';
import { ARRIVAL_RULE, RULE_WORDS } from '#catalogues/sentences/own-account.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import type { Deed } from '../../support/by-keyboard.ts';
import { csv, LEVIES, PAYMENTS } from '../../uploads/files.ts';
import type { Run } from './run.ts';

const RESIDENT = 'Kunle Afolabi';
/** They have a second factor, and have lost it. */
const EQUIPPED = 'Obinna Okeke';

/** What a form of files has learned is drawn before a key is pressed in it. */
const LEARNED: Deed = { wait: 'Cedar View', of: 'Estate' };

/** One pixel. */
const LOGO = {
  name: 'pixel.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** What an administrator of Cedar View does. `meter`: one on which a levy stops nobody. */
export const estateRuns = (meter: string): readonly Run[] => [
  {
    flow: 'find-resident',
    at: '/dashboard?face=chat',
    deeds: [{ say: 'find a resident' }, { hear: ADMINISTRATION_SENTENCES.whichResident }, { say: RESIDENT }],
    ends: ADMINISTRATION_SENTENCES.found(1),
  },
  {
    flow: 'set-occupancy',
    at: '/dashboard?face=chat',
    deeds: [
      { say: `mark ${RESIDENT} occupied` },
      { hear: new RegExp(ADMINISTRATION_SENTENCES.occupancySame('Occupied')) },
      { press: MESSAGES.confirm, above: true },
    ],
    ends: ESTATE_SENTENCES.statusUpdated('occupied'),
  },
  {
    flow: 'update-payment',
    at: '/registered-residents',
    deeds: [
      { type: 'kunle', into: 'Name' },
      { press: 'SEARCH' },
      { press: `${MESSAGES.details} of ${RESIDENT}` },
      { press: MESSAGES.updateServicePayments },
      { choose: 'Fine', of: 'Service payment' },
      { type: '0', into: 'Amount' },
      { press: 'Submit' },
      { hear: new RegExp(RESIDENT) },
      { press: MESSAGES.confirm },
    ],
    ends: /Fine now: /,
  },
  {
    flow: 'move-out',
    at: '/dashboard?face=chat',
    deeds: [
      { say: 'Titilayo Olawale has moved out' },
      { hear: MOVES.after },
      { press: MOVES.yes(['Titilayo Olawale']).label, above: true },
    ],
    ends: /^Titilayo Olawale moved out of /,
  },
  {
    flow: 'delete-meter',
    at: '/dashboard?face=chat',
    deeds: [{ say: METERS.sayDelete(meter) }],
    ends: /^Meter \d+ cannot be deleted\. On it there is: 1 account, /,
  },
  {
    flow: 'refuse-resident',
    at: '/registered-residents?list=unverified',
    deeds: [
      { press: `${REFUSING.label} of Hauwa Ibrahim` },
      { type: 'Nobody of this name lives there', into: REFUSING.reason },
      { press: REFUSING.send },
      { hear: REFUSING.dialog('Hauwa Ibrahim') },
      { press: REFUSING.no },
    ],
    ends: REFUSING.kept,
  },
  {
    flow: 'verify-resident',
    at: '/registered-residents',
    deeds: [
      { type: 'hauwa', into: 'Name' },
      { press: 'SEARCH' },
      { press: `${MESSAGES.details} of Hauwa Ibrahim` },
      { press: 'Verify resident' },
      { hear: VERIFYING.dialog('Hauwa Ibrahim') },
      { press: VERIFYING.yes('Hauwa Ibrahim').label },
    ],
    ends: ESTATE_SENTENCES.residentVerified,
  },
  {
    flow: 'edit-logo',
    at: '/Settings',
    deeds: [LEARNED, { file: LOGO, into: 'Image' }, { hear: LOGO.name }, { press: 'Upload' }],
    ends: ESTATE_SENTENCES.logoSaved,
  },
  {
    flow: 'resident-verification',
    at: '/Settings',
    deeds: [
      { press: VERIFICATION_SENTENCES.change.false },
      { hear: VERIFICATION_SENTENCES.dialog.true.title },
      { press: VERIFICATION_SENTENCES.yes.true.label },
    ],
    ends: ESTATE_SENTENCES.verificationSet(true),
  },
  {
    flow: 'estate-company',
    at: '/Settings',
    deeds: [
      { press: COMPANY_SENTENCES.choose },
      { choose: COMPANIES.eko, of: COMPANY_SENTENCES.label },
      { press: 'Save' },
      { hear: COMPANY_SENTENCES.dialog(COMPANIES.eko, null).title },
      { press: COMPANY_SENTENCES.yes.label },
    ],
    ends: COMPANY_SENTENCES.set(COMPANIES.eko),
  },
  {
    flow: 'estate-office',
    at: '/Settings',
    deeds: [
      { press: ESTATE_DETAIL.change(ESTATE_DETAIL.called.phone) },
      { type: '08031234567', into: ESTATE_DETAIL.called.phone },
      { press: 'Save' },
      { hear: ESTATE_DETAIL.after('08031234567') },
      { press: ESTATE_DETAIL.yes.label },
    ],
    ends: ESTATE_DETAIL.saved(ESTATE_DETAIL.called.phone, '08031234567'),
  },
  {
    flow: 'arrival-rule',
    at: '/money-that-came',
    // Not the rule that another test gives this estate: one that is so already is not asked about.
    deeds: [
      { press: `${ARRIVAL_RULE.change} ${ARRIVAL_RULE.label}` },
      { choose: RULE_WORDS['ask-me'], of: ARRIVAL_RULE.label },
      { press: 'Save' },
      { hear: ARRIVAL_RULE.dialog(RULE_WORDS['ask-me']).title },
      { press: ARRIVAL_RULE.yes.label },
    ],
    ends: ARRIVAL_RULE.set(RULE_WORDS['ask-me']),
  },
  {
    flow: 'charge-estate',
    at: '/charges',
    deeds: [
      { press: `${CHARGES.form.title} ${CHARGES.list.price}` },
      { choose: CHARGE_KIND_WORDS['dev-levy'], of: CHARGES.form.what },
      { type: '1', into: CHARGES.form.amount },
      { type: 'The gate', into: CHARGES.form.reason },
      { type: meter, into: CHARGES.form.whom },
      { press: CHARGES.form.charge },
      { hear: CHARGES.form.dialog('₦1', 1) },
      { press: CHARGES.form.yes('₦1', 1).label },
    ],
    ends: CHARGES.started('Development levy: The gate', 1, '₦1'),
  },
  {
    flow: 'charges-back',
    at: '/charges',
    deeds: [
      { press: `${CHARGES.back.label} of Development levy: The gate` },
      { type: 'It was a try', into: CHARGES.back.reason },
      { press: CHARGES.back.label },
      { hear: CHARGES.back.after },
      { press: CHARGES.back.yes.label },
    ],
    ends: CHARGES.takenBack('Development levy: The gate', '₦1', 1),
  },
  {
    flow: 'remind-debtors',
    at: '/who-owes',
    deeds: [{ press: `${REMINDERS.title} ${DEBTORS.owed}` }, { hear: REMINDERS.mail }, { press: REMINDERS.no }],
    ends: REMINDERS.kept,
  },
  ...(
    [
      ['stop-charges', 'stop the run of charges', RUN_CHANGES.stopCharges.none],
      ['resume-charges', 'go on with the charges', RUN_CHANGES.resumeCharges.none],
      ['stop-reminders', 'stop the reminders', RUN_CHANGES.stopReminders.none],
      ['resume-reminders', 'go on with the reminders', RUN_CHANGES.resumeReminders.none],
    ] as const
  ).map(([flow, say, ends]): Run => ({ flow, at: '/dashboard?face=chat', deeds: [{ say }], ends })),
  {
    flow: 'reminder-days',
    at: '/who-owes',
    deeds: [
      { press: `${REMINDER_DAYS.change} ${REMINDER_DAYS.label}` },
      { type: '3', into: REMINDER_DAYS.before },
      { type: '0, 7', into: REMINDER_DAYS.after },
      { press: REMINDER_DAYS.save },
      { hear: REMINDER_DAYS.each },
      { press: REMINDER_DAYS.no },
    ],
    ends: REMINDER_DAYS.kept,
  },
  {
    flow: 'announce',
    at: '/dashboard?face=chat',
    deeds: [
      { say: 'announce to everybody: no light tomorrow 9am to 2pm because of transformer work' },
      { hear: /It reaches / },
      { press: ANNOUNCEMENTS.form.yes.label },
    ],
    ends: /^Announced\. /,
  },
  {
    flow: 'change-announcement',
    at: '/announcements',
    deeds: [
      { press: `${ANNOUNCEMENTS.change} of no light tomorrow 9am to 2pm because of transformer work` },
      { press: ANNOUNCEMENTS.form.send },
      { hear: /It reaches / },
      { press: ANNOUNCEMENTS.changing.no },
    ],
    ends: ANNOUNCEMENTS.changing.kept,
  },
  {
    flow: 'note-spending',
    at: '/dashboard?face=chat',
    deeds: [
      { say: 'we spent 250000 on diesel yesterday' },
      { say: 'Total filling station' },
      { hear: /Paid to Total filling station/ },
      { press: BOOKS.spending.yes('₦250,000').label },
    ],
    ends: /^Written down: /,
  },
  {
    flow: 'record-cash',
    at: '/dashboard?face=chat',
    deeds: [
      { say: 'meter 45703437777 paid 5000 in cash yesterday for service charge' },
      { hear: /Paid by .+ on / },
      { press: CASH.yes('₦5,000').label },
    ],
    ends: /^Written down: /,
  },
  {
    flow: 'cash-back',
    at: '/collected-and-spent?of=cash',
    deeds: [
      { press: new RegExp(`^${CASH.back.label} `) },
      { type: 'It was written on the wrong house', into: CASH.back.reason },
      { press: CASH.back.label },
      { press: CASH.back.no },
    ],
    ends: CASH.back.kept,
  },
  {
    flow: 'spending-back',
    at: '/collected-and-spent?of=spendings',
    deeds: [
      { press: new RegExp(`^${BOOKS.spending.back.label} `) },
      { type: 'It was written down twice', into: BOOKS.spending.back.reason },
      { press: BOOKS.spending.back.label },
      { press: BOOKS.spending.back.no },
    ],
    ends: BOOKS.spending.back.kept,
  },
  {
    flow: 'note-energy',
    at: '/dashboard?face=chat',
    deeds: [
      { say: 'write down the energy that came in' },
      { say: 'October 2026' },
      { say: '45000' },
      { say: '9000000' },
      { hear: /So a kWh cost/ },
      { press: ENERGY.form.no },
    ],
    ends: ENERGY.form.kept,
  },
  {
    flow: 'publish',
    at: '/dashboard?face=chat',
    deeds: [
      { say: 'show residents what we collected and spent' },
      { hear: /They see no name/ },
      { press: BOOKS.publishing.no },
    ],
    ends: BOOKS.publishing.kept,
  },
  {
    flow: 'except-meter',
    at: '/dashboard?face=chat',
    deeds: [
      { say: `give ${meter} grace until 2026-12-31 because they are in hospital` },
      { hear: ARREARS.exception.stays },
      { press: ARREARS.exception.no },
    ],
    ends: ARREARS.exception.kept,
  },
  {
    flow: 'set-arrears-policy',
    at: '/arrears-policy',
    deeds: [
      { press: `${ARREARS.form.title} ${ARREARS.list.rule}` },
      { choose: ARREARS.form.rules.specified, of: ARREARS.form.rule },
      { type: 'Voted by all', into: ARREARS.form.reason },
      { press: ARREARS.form.send },
      { hear: ARREARS.form.touchesNobody },
      { press: ARREARS.form.no },
    ],
    ends: ARREARS.form.kept,
  },
  {
    flow: 'charging-rule',
    at: '/charges',
    deeds: [
      { press: `${CHARGES.rule.title} ${CHARGES.list.rule}` },
      { choose: WHOM_WORDS.all, of: CHARGES.rule.whom },
      { type: '3', into: CHARGES.rule.day },
      { choose: CHARGES.rule.itself.no, of: CHARGES.rule.byItself },
      { type: '15000', into: CHARGES.rule.amount },
      { type: 'today', into: CHARGES.rule.from },
      { press: CHARGES.rule.save },
      { hear: CHARGES.rule.dialog('Service Charge') },
      { press: CHARGES.rule.yes.label },
    ],
    ends: /A month of Service Charge costs ₦15,000 from/,
  },
  {
    flow: 'invite-administrator',
    at: '/administrators',
    deeds: [
      { press: `${ADMINISTRATORS.invite.title} ${ADMINISTRATORS.list.count}` },
      { type: 'bola@mail.example', into: ADMINISTRATORS.invite.email.label },
      { type: 'Bola', into: ADMINISTRATORS.invite.firstName.label },
      { type: 'Ade', into: ADMINISTRATORS.invite.lastName.label },
      { press: ADMINISTRATORS.invite.send },
      { hear: ADMINISTRATORS.invite.may },
      { press: ADMINISTRATORS.invite.yes.label },
    ],
    ends: ADMINISTRATORS.invited('bola@mail.example'),
  },
  {
    flow: 'reset-administrator',
    at: '/administrators?face=chat',
    deeds: [
      { say: 'reset administrator admin@cedarview.example' },
      { hear: ADMINISTRATORS.resetting.until },
      { press: ADMINISTRATORS.resetting.no, above: true },
    ],
    ends: ADMINISTRATORS.resetting.kept,
  },
  {
    flow: 'remove-administrator',
    at: '/administrators',
    deeds: [
      { press: /^Remove of/ },
      { hear: ADMINISTRATORS.remove.yourself },
      { press: ADMINISTRATORS.remove.yes.label },
    ],
    // Nobody else has accepted yet.
    ends: ADMINISTRATORS.last('Cedar View'),
  },
  {
    flow: 'reset-second-factor',
    at: '/registered-residents',
    deeds: [
      { type: 'obinna', into: 'Name' },
      { press: 'SEARCH' },
      { press: `${MESSAGES.details} of ${EQUIPPED}` },
      { press: SECOND_FACTOR.resetLabel },
      { type: DEMO_PASSWORD, into: 'Your password' },
      { press: SECOND_FACTOR.resetLabel },
      { hear: SECOND_FACTOR.resetLines[0] },
      { press: SECOND_FACTOR.resetYes.label },
    ],
    ends: SECOND_FACTOR.reset(EQUIPPED),
  },
  {
    flow: 'sign-in-of',
    at: '/registered-residents',
    deeds: [
      { type: 'obinna', into: 'Name' },
      { press: 'SEARCH' },
      { press: `${MESSAGES.details} of ${EQUIPPED}` },
      { press: SIGN_INS.label },
      { press: SIGN_INS.changes.lock.label },
      { type: DEMO_PASSWORD, into: 'Your password' },
      { press: SIGN_INS.send },
      { hear: SIGN_INS.changes.lock.lines[0] ?? '' },
      { press: SIGN_INS.changes.lock.yes.label },
    ],
    ends: SIGN_INS.changes.lock.done(EQUIPPED),
  },
  {
    flow: 'upload-payments',
    at: '/upload-existing-service-payments',
    deeds: [
      { file: csv('before.csv', PAYMENTS, `${meter},devlevy,500,2026-02-02`), into: 'Service payments (.csv)' },
      { hear: 'before.csv' },
      { press: MESSAGES.upload },
    ],
    ends: UPLOAD_SENTENCES.paymentsCame(1, 0),
  },
  {
    flow: 'upload-dev-levy',
    at: '/development-levies',
    deeds: [
      LEARNED,
      { file: csv('levies.csv', LEVIES, `${meter},60000`), into: 'Development levies (.csv)' },
      { hear: 'levies.csv' },
      { press: 'Upload' },
    ],
    ends: ROW_SENTENCES.leviesCharged(1, 0),
  },
];
