import type { Call } from '../call.ts';

/** The calls of the contact page (S3 sections 2.8 and 7). */
export const support = {
  robotCheck: {
    method: 'GET',
    path: '/api/utility-service-account/robot-check',
    access: 'anyone',
    summary: 'A proof-of-work challenge that goes with one message to support.',
  },
  contactSupport: {
    method: 'POST',
    path: '/api/utility-service-account/contact-support',
    access: 'anyone',
    summary: 'Send a message to support; `recaptcha` says that the robot check was passed, `proof` shows it.',
  },
} as const satisfies Record<string, Call>;
