import { DOORS } from '#catalogues/doors.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { ANNOUNCEMENT_MAILS } from '#catalogues/sentences/announcement-mails.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { LEARNING_SENTENCES } from '#catalogues/sentences/learning.ts';
import { OWN_ACCOUNT } from '#catalogues/sentences/own-account.ts';
import { DELETION, OWN_DATA } from '#catalogues/sentences/own-data.ts';
import { REMINDED } from '#catalogues/sentences/reminded.ts';
import type { Deed } from '../../support/by-keyboard.ts';
import type { Run } from './run.ts';

const PERSON = 'hands@cedarview.example';
const FIRST = 'dry-Harmattan-82';
const SECOND = 'wet-Harmattan-83';
const THIRD = 'Egusi on Fridays 32';
const FOURTH = 'Ogbono before noon 33';
/** An address that somebody asked for, and the person takes back. */
const OTHER = 'other.hands@cedarview.example';
const LEAVE = 'Sign out';

const signIn = (email: string, password: string, send: string): readonly Deed[] => [
  { type: email, into: 'Email' },
  { type: password, into: 'Password' },
  { press: send },
];
const twice = (password: string, label: string): readonly Deed[] => [
  { type: password, into: label },
  { type: password, into: 'Confirm password' },
];

/** What one does with an account of one's own, from opening it on. `meter`: what it is opened for. */
export const accountRuns = (meter: string): readonly Run[] => [
  {
    flow: 'sign-up',
    at: '/?modal=sign-up',
    deeds: [
      { choose: 'RESIDENT', of: 'Role' },
      { type: 'Ngozi', into: 'First name' },
      { type: 'Obi', into: 'Last name' },
      { type: PERSON, into: 'Email' },
      { type: meter, into: 'Meter number' },
      ...twice(FIRST, 'Password'),
      { type: '08031234567', into: 'Phone' },
      { press: 'Sign up' },
      { press: MESSAGES.yesContinue },
    ],
    ends: SENTENCES.registered(PERSON),
  },
  {
    flow: 'resend-confirmation',
    at: '/user-page',
    deeds: [{ press: 'Send the e-mail again' }],
    ends: SENTENCES.confirmationSent(PERSON),
  },
  // Of the two that were mailed the second one counts.
  {
    flow: 'confirm-email',
    at: { mailed: /confirm|verif/i, to: PERSON, mails: 2 },
    deeds: [],
    ends: SENTENCES.emailConfirmed,
  },
  {
    flow: 'update-profile',
    at: '/user-page',
    deeds: [{ press: MESSAGES.updateProfile }, { type: 'Ngozi Ada', into: 'First name' }, { press: 'Save changes' }],
    ends: SENTENCES.profileUpdated,
  },
  {
    flow: 'change-password',
    at: '/user-page',
    deeds: [
      { press: MESSAGES.changePassword },
      { type: FIRST, into: 'Old password' },
      ...twice(SECOND, 'New password'),
      { press: MESSAGES.changePassword },
    ],
    ends: MESSAGES.passwordChanged,
  },
  {
    flow: 'update-profile',
    at: '/user-page',
    deeds: [
      { press: MESSAGES.updateProfile },
      { type: OTHER, into: 'Email' },
      // The password is asked for as soon as the field of the address is left.
      { type: '08031234568', into: 'Phone' },
      { type: SECOND, into: 'Your password' },
      { press: 'Save changes' },
    ],
    ends: SENTENCES.profileNewEmail(OTHER, PERSON),
  },
  {
    flow: 'open-account',
    at: '/account-number',
    deeds: [
      { press: `${OWN_ACCOUNT.open} ${OWN_ACCOUNT.cards.number}` },
      { hear: OWN_ACCOUNT.dialog.title },
      { press: OWN_ACCOUNT.yes.label },
    ],
    ends: /Your account number is \d{10} at /,
  },
  {
    flow: 'set-learning',
    at: '/user-page',
    deeds: [
      { press: LEARNING_SENTENCES.change.true },
      { hear: LEARNING_SENTENCES.dialog.true },
      { press: LEARNING_SENTENCES.yes.true.label },
    ],
    ends: LEARNING_SENTENCES.set.true,
  },
  {
    flow: 'set-reminders',
    at: '/user-page',
    deeds: [{ press: REMINDED.change.false }, { hear: REMINDED.dialog.false }, { press: REMINDED.yes.false.label }],
    ends: REMINDED.set.false,
  },
  {
    flow: 'set-announcement-mails',
    at: '/user-page',
    deeds: [
      { press: ANNOUNCEMENT_MAILS.change.false },
      { hear: ANNOUNCEMENT_MAILS.dialog.false },
      { press: ANNOUNCEMENT_MAILS.yes.false.label },
    ],
    ends: ANNOUNCEMENT_MAILS.set.false,
  },
  {
    flow: 'export-own-data',
    at: '/user-page',
    deeds: [
      { press: OWN_DATA.title },
      { hear: OWN_DATA.dialog.title },
      { press: OWN_DATA.yes.label },
      { hear: OWN_DATA.ready },
      { press: OWN_DATA.file },
      { press: 'Close' },
    ],
    ends: OWN_DATA.title,
  },
  {
    flow: 'delete-account',
    at: '/user-page',
    deeds: [
      { press: DELETION.title },
      { type: THIRD, into: 'Your password' },
      { press: DELETION.title },
      { hear: DELETION.dialog.title },
      { press: DELETION.no },
    ],
    ends: DELETION.kept,
  },
  {
    flow: 'sign-out-everywhere',
    at: '/user-page',
    deeds: [
      { press: SENTENCES.signOutEverywhere },
      { hear: SENTENCES.everyDevice },
      { press: SENTENCES.signOutEverywhere },
    ],
    ends: SENTENCES.signedOutEverywhere,
  },
  {
    flow: 'take-back',
    at: { mailed: /about to change/i, to: PERSON },
    deeds: [...twice(FOURTH, 'New password'), { press: 'Take it back' }],
    ends: SENTENCES.takenBack(PERSON),
  },
  {
    flow: 'forgot-password',
    at: '/forgot-password',
    deeds: [{ type: PERSON, into: 'Email' }, { press: 'Send the link' }],
    ends: SENTENCES.resetLinkSent(PERSON),
  },
  {
    flow: 'reset-password',
    at: { mailed: /your new password/i, to: PERSON },
    deeds: [...twice(THIRD, 'New password'), { press: 'Set password' }],
    ends: SENTENCES.passwordReplaced,
  },
  { flow: 'sign-in', at: '/login', deeds: signIn(PERSON, THIRD, 'Submit'), ends: LEAVE },
];

/** The other two doors, and the way out of each. */
export const DOOR_RUNS: readonly Run[] = [
  {
    flow: 'sign-in-admin',
    at: DOORS.admin.path,
    deeds: [...signIn('admin@cedarview.example', DEMO_PASSWORD, 'Submit'), { hear: LEAVE }, { press: LEAVE }],
    ends: 'BUY POWER',
  },
  {
    flow: 'sign-in-modal',
    at: '/?modal=sign-in',
    deeds: signIn('owner@cedarview.example', DEMO_PASSWORD, 'Sign in'),
    ends: LEAVE,
  },
];

/** A home owner pays a part of the levy. */
export const LEVY_RUNS: readonly Run[] = [
  {
    flow: 'pay-dev-levy',
    at: '/pay-devLevy?face=form',
    deeds: [
      { type: '5000', into: MESSAGES.enterAmountToPay },
      { press: 'Pay' },
      { press: 'Pay ₦5,050' },
      { pay: true },
    ],
    ends: /Order DEVLEVY-/,
  },
];
