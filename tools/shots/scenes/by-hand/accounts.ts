import { DOORS } from '#catalogues/doors.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { ANNOUNCEMENT_MAILS } from '#catalogues/sentences/announcement-mails.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { HOUSEHOLD } from '#catalogues/sentences/household.ts';
import { LEARNING_SENTENCES } from '#catalogues/sentences/learning.ts';
import { METERS } from '#catalogues/sentences/meters.ts';
import { OWN_ACCOUNT } from '#catalogues/sentences/own-account.ts';
import { DELETION, OWN_DATA } from '#catalogues/sentences/own-data.ts';
import { PASSKEY_FLOWS } from '#catalogues/sentences/passkey-flows.ts';
import { PROGRAM_FLOWS } from '#catalogues/sentences/program-flows.ts';
import { PROGRAMS_SAID } from '#catalogues/sentences/programs.ts';
import { REMINDED } from '#catalogues/sentences/reminded.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { SECOND_FACTOR_TITLES } from '#catalogues/sentences/second-factor-titles.ts';
import type { Area } from '../../scene.ts';

const joining = { as: 'visitor', at: '/?modal=sign-up', flow: 'sign-up' } as const;
const own = { as: 'resident', at: '/user-page' } as const;

/** Ways in, and what somebody changes of their own. */
export const ACCOUNTS_AREA: Area = {
  area: 'accounts',
  scenes: [
    { name: 'login', as: 'visitor', at: '/login', flow: 'sign-in' },
    {
      name: 'login wrong',
      as: 'visitor',
      at: '/login',
      flow: 'sign-in',
      do: [{ press: 'Submit', within: { form: DOORS.login.title } }],
    },
    {
      name: 'login refused',
      as: 'visitor',
      at: '/login',
      flow: 'sign-in',
      do: [
        { type: 'nobody@palmcourt.example', into: 'Email' },
        { type: 'wet-Harmattan-81', into: 'Password' },
        { press: 'Submit', within: { form: DOORS.login.title } },
        { see: DOORS.login.wrong },
      ],
    },
    {
      name: 'sign up wrong',
      ...joining,
      do: [{ press: 'Sign up', within: 'dialog' }, { see: MESSAGES.firstNameRequired }],
    },
    {
      name: 'sign up with wrong answers',
      ...joining,
      do: [
        { press: 'RESIDENT', within: 'dialog' },
        { type: 'A', into: 'First name' },
        { type: 'Obi', into: 'Last name' },
        { type: 'ngozi.obi', into: 'Email' },
        { type: '457011', into: 'Meter number' },
        { type: 'short', into: 'Password' },
        { type: 'shorter', into: 'Confirm password' },
        { type: 'none', into: 'Phone' },
        { press: 'Sign up', within: 'dialog' },
        { see: MESSAGES.emailInvalid },
      ],
    },
    {
      name: 'sign up by chat answered wrongly',
      as: 'visitor',
      at: '/?face=chat',
      flow: 'sign-up',
      do: [{ say: 'sign up' }, { say: 'tenant' }, { say: 'N' }, { see: MESSAGES.namePattern }],
    },
    {
      name: 'sign up by chat with a wrong meter',
      as: 'visitor',
      at: '/?face=chat',
      flow: 'sign-up',
      do: [
        { say: 'sign up' },
        { say: 'tenant' },
        { say: 'Ngozi' },
        { say: 'Obi' },
        { say: 'ngozi@cedarview.example' },
        { say: '457011' },
      ],
    },
    {
      name: 'forgot password sent',
      as: 'visitor',
      at: '/forgot-password',
      flow: 'forgot-password',
      do: [
        { type: 'nobody@palmcourt.example', into: 'Email' },
        { press: 'Send the link' },
        { see: SENTENCES.resetLinkSent('nobody@palmcourt.example') },
      ],
    },
    { name: 'admin', as: 'visitor', at: '/admin', flow: 'sign-in-admin' },
    { name: 'reset password', as: 'visitor', at: '/reset-password/no-such-link', flow: 'reset-password' },
    { name: 'invitation', as: 'visitor', at: '/invitation/no-such-link', flow: 'reset-password' },
    { name: 'confirm address', as: 'visitor', at: '/confirmEmail/no-such-link', flow: 'confirm-email' },
    { name: 'take back', as: 'visitor', at: '/take-back/no-such-link', flow: 'take-back' },
    {
      name: 'update profile',
      ...own,
      flow: 'update-profile',
      do: [{ press: MESSAGES.updateProfile }, { press: 'Save changes' }],
    },
    { name: 'change password', ...own, flow: 'change-password', do: [{ press: MESSAGES.changePassword }] },
    { name: 'update meter', ...own, flow: 'update-meter', do: [{ press: MESSAGES.updateMeter }] },
    {
      name: 'announcements by mail',
      ...own,
      flow: 'set-announcement-mails',
      do: [{ press: ANNOUNCEMENT_MAILS.change.false }],
    },
    { name: 'reminders of dues', ...own, flow: 'set-reminders', do: [{ press: REMINDED.change.false }] },
    {
      name: 'help the portal learn',
      ...own,
      flow: 'set-learning',
      do: [{ press: LEARNING_SENTENCES.change.true }],
    },
    {
      name: 'own account number',
      ...own,
      at: '/account-number',
      flow: 'open-account',
      do: [{ press: `${OWN_ACCOUNT.open} ${OWN_ACCOUNT.cards.number}` }],
    },
    {
      name: 'my meters',
      ...own,
      at: '/my-meters',
      flow: 'add-meter',
      do: [{ press: `${METERS.add.title} ${METERS.list.count}` }],
    },
    {
      name: 'use another meter',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'use-meter',
      do: [{ say: 'use my other meter' }],
    },
    {
      name: 'name a meter',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'name-meter',
      do: [{ say: 'name my meter' }],
    },
    {
      name: 'give up a meter',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'give-up-meter',
      do: [{ say: 'give up another meter' }],
    },
    {
      name: 'household',
      ...own,
      at: '/household',
      flow: 'invite-to-household',
      do: [{ press: `${HOUSEHOLD.invite.title} ${HOUSEHOLD.list.count}` }],
    },
    {
      name: 'take somebody out',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'take-out-of-household',
      do: [{ say: 'take somebody out of my house' }],
    },
    // The demonstration has no two in a house: the page from which one is named.
    { name: 'households of an estate', as: 'estate administrator', at: '/household', flow: 'name-head' },
    { name: 'own data', ...own, flow: 'export-own-data', do: [{ press: OWN_DATA.title }] },
    { name: 'deletion of the account', ...own, flow: 'delete-account', do: [{ press: DELETION.title }] },
    {
      name: 'sign out everywhere',
      ...own,
      flow: 'sign-out-everywhere',
      do: [{ press: SENTENCES.signOutEverywhere }],
    },
    { name: 'where one is signed in', as: 'resident', at: '/sessions', flow: 'end-session' },
    { name: 'passkeys', as: 'resident', at: '/passkeys' },
    {
      name: 'a new passkey',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'add-passkey',
      do: [{ say: PASSKEY_FLOWS.addTyped.say }],
    },
    {
      name: 'no passkey to rename',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'name-passkey',
      do: [{ say: PASSKEY_FLOWS.renameTyped.say }],
    },
    {
      name: 'no passkey to remove',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'remove-passkey',
      do: [{ say: PASSKEY_FLOWS.removeTyped.say }],
    },
    { name: 'programs', as: 'estate administrator', at: '/programs' },
    {
      name: 'a token for a program',
      as: 'estate administrator',
      at: '/programs',
      flow: 'make-program-token',
      do: [{ press: `${PROGRAM_FLOWS.make} ${PROGRAMS_SAID.list.count}` }],
    },
    {
      name: 'no token of a program to end',
      as: 'estate administrator',
      at: '/dashboard?face=chat',
      flow: 'end-program-token',
      do: [{ say: PROGRAM_FLOWS.endTyped.say }],
    },
    { name: 'second factor', ...own, at: '/second-factor', flow: 'set-second-factor' },
    {
      name: 'second factor key',
      ...own,
      at: '/second-factor?face=form',
      flow: 'set-second-factor',
      do: [
        { type: DEMO_PASSWORD, into: 'Your password' },
        { press: SECOND_FACTOR.goOn },
        { see: SECOND_FACTOR.revealed.key },
      ],
    },
    {
      name: 'recovery codes',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'new-recovery-codes',
      do: [{ say: SECOND_FACTOR_TITLES.codesTyped.say }],
    },
    {
      name: 'no second factor',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'remove-second-factor',
      do: [{ say: SECOND_FACTOR_TITLES.removeTyped.say }],
    },
    {
      name: 'a code again',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'give-code',
      do: [{ say: SECOND_FACTOR_TITLES.giveTyped.say }],
    },
    {
      name: 'confirmation again',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'resend-confirmation',
      do: [{ say: 'resend confirmation' }],
    },
    {
      name: 'password by chat',
      as: 'resident',
      at: '/dashboard?face=chat',
      flow: 'change-password',
      do: [{ say: 'change my password' }],
    },
  ],
};
