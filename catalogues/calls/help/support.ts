import type { Call } from '../call.ts';

/** The calls of the contact page (S3 sections 2.8 and 7), and those about faults of the portal, which it tells by itself. */
export const support = {
  robotCheck: {
    method: 'GET',
    path: '/api/utility-service-account/robot-check',
    access: 'anyone',
    evenEnded: true,
    summary: 'A proof-of-work challenge that goes with one message to support.',
  },
  contactSupport: {
    method: 'POST',
    path: '/api/utility-service-account/contact-support',
    access: 'anyone',
    summary: 'Send a message to support; `recaptcha` says that the robot check was passed, `proof` shows it.',
  },
  reportFault: {
    method: 'POST',
    path: '/api/client-errors',
    access: 'anyone',
    evenEnded: true,
    unasked: true,
    outlives: true,
    summary: 'A fault of the portal in a browser or a terminal, under the reference that its person was shown.',
  },
  reportedFaults: {
    method: 'GET',
    path: '/api/client-errors',
    access: ['netplus-admin'],
    summary: 'The faults that were reported last, or the one of a reference that somebody reads out.',
  },
} as const satisfies Record<string, Call>;
