import type { Call } from '../call.ts';

/** The calls about accounts (S1 sections 3 and 7, S3 section 7). */
export const accounts = {
  signIn: {
    method: 'POST',
    path: '/api/utility-service-account/login',
    access: 'anyone',
    evenEnded: true,
    binds: true,
    summary:
      'Sign in with e-mail and password, and with a code or a passkey where the account has a second factor; answers a bearer token (S1 section 7).',
  },
  signOut: {
    method: 'POST',
    path: '/api/utility-service-account/logout',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary: 'End this session on the server.',
  },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/utility-service-account/logout-everywhere',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary: 'End every session of the own account on the server, this one too.',
  },
  verifyMeter: {
    method: 'POST',
    path: '/api/users/verify-meter',
    access: 'anyone',
    evenEnded: true,
    summary: 'Which estate a meter belongs to; one that no estate has is id 1 with a not-found flag (S3 section 4.7).',
  },
  signUp: {
    method: 'POST',
    path: '/api/utility-service-account/signup',
    access: 'anyone',
    evenEnded: true,
    binds: true,
    summary:
      'Open an account for a meter of an estate; answers a bearer token and mails a verification link. Where the address is proven first (`SIGN_UP_CODE`), a code is mailed and wanted instead, and nothing tells whether the address has an account.',
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/utility-service-account/confirm-email',
    access: 'anyone',
    evenEnded: true,
    summary:
      'Confirm an e-mail address with the token of the mailed link, once (DECISIONS 20). A changed address takes effect with it.',
  },
  takeBack: {
    method: 'POST',
    path: '/api/utility-service-account/take-back',
    access: 'anyone',
    evenEnded: true,
    summary:
      'Take a changed e-mail address or meter back with the token of the link that told of it, once, for seven days; sets a new password and ends every session.',
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/utility-service-account/resend-confirmation',
    access: 'signed-in',
    summary: 'Mail a new verification link to the own address, or to the one that it changes to (DECISIONS 31).',
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/utility-service-account/forgot-password',
    access: 'anyone',
    evenEnded: true,
    summary: 'Mail a link that sets a new password. The answer is the same whether the address has an account or not.',
  },
  replacePassword: {
    method: 'POST',
    path: '/api/utility-service-account/replace-password',
    access: 'anyone',
    evenEnded: true,
    summary: 'Set a new password with the token of the mailed link, once; ends every session.',
  },
  changePassword: {
    method: 'PUT',
    path: '/api/utility-service-account/reset-password',
    access: 'signed-in',
    asksAgain: true,
    beforeSecondFactor: true,
    summary:
      'Change the own password with the old one; ends every session and answers a new one. `userId` is not believed.',
  },
  profile: {
    method: 'GET',
    path: '/api/users',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary: 'The signed-in person (S1 section 3, Profile response).',
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/users',
    access: 'signed-in',
    asksAgain: true,
    summary:
      'Change the own name, e-mail or phone; only what is sent changes. Another e-mail needs the password, and takes effect when the link mailed to it is opened. Answers a token with the new claims.',
  },
  updateMeter: {
    method: 'PUT',
    path: '/api/users/meter-number',
    access: ['service-user'],
    summary:
      'Change the own meter with the password; its estate becomes the own one, and every session ends (S1 section 4).',
  },
  chooseLanguage: {
    method: 'PUT',
    path: '/api/users/language',
    access: 'signed-in',
    beforeSecondFactor: true,
    summary: 'Choose the language of what the portal says, on every device. Mails and receipts stay English.',
  },
  setLearning: {
    method: 'PUT',
    path: '/api/users/learning',
    access: 'signed-in',
    summary:
      'Agree that sentences of the own conversation that were not understood are kept, masked; or no longer: then all that is kept of them is deleted.',
  },
  portalSettings: {
    method: 'GET',
    path: '/api/portal-settings',
    access: 'anyone',
    evenEnded: true,
    summary: 'What a face must know of this installation: support contact, pace, whether it is a demonstration.',
  },
  keptConversation: {
    method: 'GET',
    path: '/api/users/conversation',
    access: 'signed-in',
    beforeSecondFactor: true,
    unasked: true,
    summary: 'The own conversation: its log since a revision, and what is open in it.',
  },
  keepConversation: {
    method: 'PUT',
    path: '/api/users/conversation',
    access: 'signed-in',
    beforeSecondFactor: true,
    unasked: true,
    summary:
      'Add turns to the log of the own conversation and keep what is open in it, over a revision; another one by now is answered with 409 and stays. A turn that was sent before keeps its number.',
    mostBytes: 1_000_000,
    outlives: true,
    keepsOwnWords: true,
  },
} as const satisfies Record<string, Call>;
