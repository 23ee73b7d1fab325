import { DOORS } from '#catalogues/doors.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Area } from '../../scene.ts';

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
    { name: 'admin', as: 'visitor', at: '/admin', flow: 'sign-in-admin' },
    { name: 'reset password', as: 'visitor', at: '/reset-password/no-such-link', flow: 'reset-password' },
    { name: 'confirm address', as: 'visitor', at: '/confirmEmail/no-such-link', flow: 'confirm-email' },
    {
      name: 'update profile',
      ...own,
      flow: 'update-profile',
      do: [{ press: MESSAGES.updateProfile }, { press: 'Save changes' }],
    },
    { name: 'change password', ...own, flow: 'change-password', do: [{ press: MESSAGES.changePassword }] },
    { name: 'update meter', ...own, flow: 'update-meter', do: [{ press: MESSAGES.updateMeter }] },
    {
      name: 'sign out everywhere',
      ...own,
      flow: 'sign-out-everywhere',
      do: [{ press: SENTENCES.signOutEverywhere }],
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
