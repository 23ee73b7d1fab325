import { ASKED_HOW } from '#catalogues/sentences/conversation/asked-how.ts';
import { ACCOUNT_PAGES } from '../sentences/controls.ts';
import type { Intent } from './intent.ts';

/** Coming in and going out, and what is one's own (S1 section 2, S3 sections 2.3 and 2.8). */
export const ACCOUNTS = {
  'sign-in': {
    kind: 'flow',
    access: 'anyone',
    label: 'Sign in',
    say: 'sign in',
    slots: ['email', 'role', 'meterNumber'],
    starts: [
      {
        flow: 'sign-in',
        route: '/login',
        fills: ['email'],
        screens: ['sign-in-admin', 'sign-in-modal'],
        visitors: true,
      },
    ],
    patterns: [
      { score: 4, any: 'signin' },
      {
        score: 5.6,
        not: 'forget neg reject reset change resend problem leaked',
        any: 'credentials show, credentials want, credentials where',
      },
    ],
    examples: ['take me to the login page', 'open login page'],
  },
  'sign-up': {
    kind: 'flow',
    access: 'anyone',
    label: 'Sign up',
    say: 'sign up',
    slots: ['email', 'role', 'meterNumber'],
    starts: [{ flow: 'sign-up', route: '/?modal=sign-up', visitors: true }],
    patterns: [
      {
        score: 4.6,
        any: `signup -adminuser -PLATFORM, newcomer SHORT VISITOR, newcomer register, newcomer signup,
          neg account VISITOR -signin -forget -active -approve`,
      },
      {
        score: 3.5,
        any: 'register VISITOR -estate -service -adminuser, register landlord, register tenant, register SHORT ONLY -estate -service',
      },
      { score: 3, any: 'create account, account register' },
    ],
    examples: ['i want to open an account', 'create an account'],
  },
  'sign-out': {
    kind: 'command',
    access: 'signed-in',
    label: 'Sign out',
    say: 'sign out',
    slots: [],
    takesAway: true,
    how: ASKED_HOW.signOut,
    patterns: [{ score: 4.5, any: 'signout' }],
    examples: ['log out of this phone', 'i don finish, sign me out'],
  },
  'forgot-password': {
    kind: 'flow',
    access: 'anyone',
    label: ACCOUNT_PAGES.forgotPassword,
    say: 'forgot password',
    slots: ['email', 'role', 'meterNumber'],
    starts: [{ flow: 'forgot-password', route: '/forgot-password', fills: ['email'], visitors: true }],
    patterns: [
      {
        score: 5,
        any: `forget password, credentials reject, credentials neg, reset password, password neg work, password reject, password email,
          link neg arrive, link reset, link resend, link finished reset, give resetlink, want resetlink, resetlink finished,
          resetlink EMAIL, forget email password, password problem`,
      },
      { score: 4.5, any: 'neg password want, password resend, forget password change' },
      { score: 3, any: 'forget signin, password work' },
      { score: 4.8, not: 'change leaked fresh', any: 'what password' },
    ],
    examples: ["can't recall my password at all", 'send reset link to ada@example.com'],
  },
  'change-password': {
    kind: 'flow',
    access: 'signed-in',
    label: 'Change password',
    say: 'change password',
    slots: [],
    starts: [{ flow: 'change-password', route: '/user-page' }],
    patterns: [
      { score: 5.2, any: 'leaked' },
      { score: 4.6, any: 'change password, set password, correct password, create password, want password' },
      { score: 2.5, any: 'password SHORT' },
      { score: 4.7, not: 'forget problem', any: 'newpassword' },
      { score: 5.4, not: 'forget', any: 'password reject change, password fresh change' },
    ],
    examples: ['i want to change my password', 'abeg make I change password'],
  },
  'update-profile': {
    kind: 'flow',
    access: 'signed-in',
    label: 'Update profile',
    say: 'update profile',
    slots: ['field', 'value'],
    starts: [{ flow: 'update-profile', route: '/user-page', fills: ['firstName', 'lastName', 'email', 'phone'] }],
    patterns: [
      {
        score: 4,
        any: `change profile, change email, change phoneno, change namefield, correct profile, correct namefield, correct email,
          correct phoneno, namefield reject, change email EMAIL, profile wrong, namefield wrong, phoneno wrong, email wrong, set email,
          namefield change, set phoneno PHONE -AMOUNT -card -airtime`,
      },
      {
        score: 4,
        not: 'VISITOR',
        any: `namefield becomes, email becomes, phoneno becomes PHONE, namefield fresh NAME, email fresh EMAIL, phoneno fresh PHONE,
          line fresh PHONE -airtime, change line PHONE, EMAIL email as -receipt, namefield neg NAME, namefield NAME now`,
      },
      { score: 3, any: 'add phoneno -airtime' },
    ],
    examples: ['change my phone number to 08123456780', 'set my email as ada@example.com'],
  },
  'update-meter': {
    kind: 'flow',
    access: ['service-user'],
    label: 'Update meter number',
    say: 'update my meter',
    slots: ['meterNumber'],
    starts: [{ flow: 'update-meter', route: '/user-page', signsOut: true }],
    patterns: [
      {
        score: 5.2,
        any: `change meterno, change meter, correct meterno, correct meter, create meterno, meterno wrong, meter wrong -token, set meterno,
          fresh meterno, fresh meter DIGITS, change meter DIGITS, create meter DIGITS,
          fresh meter USER -buy -upload -uploaded -add -power -token -unit -AMOUNT -ask -neg`,
      },
      {
        score: 5.2,
        not: 'power token disco AMOUNT ADMIN PLATFORM',
        any: 'meterno fixit DIGITS USER, meter fixit DIGITS USER, meterno neg correct USER',
      },
    ],
    examples: ['change my meter number to 45098765432', 'i want to update my meter'],
  },
  'account-status': {
    kind: 'query',
    access: 'anyone',
    label: 'My account',
    say: 'my account',
    offeredTo: 'signed-in',
    slots: [],
    patterns: [
      { score: 4.6, any: 'whoami' },
      {
        score: 2.35,
        not: 'VISITOR',
        any: 'profile SHORT ONLY -change, account SHORT ONLY -create -signin -signout -signup -verify',
      },
      {
        score: 4.1,
        any: `account status -PLATFORM, status isit -power -VISITOR, isit verify, status account, profile status, verify ask, howgoes verify,
          howgoes account, howgoes status, email record, what email -change, record what, verify account, meterno record,
          what email record, account verify, isit status -VISITOR, status SHORT -VISITOR, record isit, email register ask, profile verify,
          approve when, approve neg account, account when, status when, why verify, why status, show profile, profile isit, what profile,
          show account -ADMIN -PLATFORM`,
      },
      {
        score: 4.4,
        not: 'VISITOR change balance DIGITS',
        any: `what meter account, what meterno account, what email account, what phoneno account, what meter register, what account register,
          why account status`,
      },
      {
        score: 5.6,
        not: 'ADMIN PLATFORM',
        any: 'occupancy isit, occupancy ASKED, occupancy record2, occupancy record',
      },
      {
        score: 4.6,
        not: 'VISITOR change ADMIN PLATFORM',
        any: `meter register account, meterno register account, isit meter register, what namefield account, meter isit account,
          what called account`,
      },
      {
        score: 4.9,
        not: 'VISITOR token payment topups ADMIN PLATFORM',
        any: 'account pending, profile pending, why account neg, why verify pending, why status pending',
      },
    ],
    examples: ['has my account been activated', 'is my account active'],
  },
} as const satisfies Record<string, Intent>;
