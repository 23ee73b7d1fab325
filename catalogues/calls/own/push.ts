import type { Call } from '../call.ts';

/** The calls about messages to the device on which somebody is signed in. */
export const push = {
  pushKey: {
    // Whoever asks first has it made.
    method: 'POST',
    path: '/api/users/push',
    access: 'signed-in',
    summary: 'The key by which a browser knows that a message is from this portal (VAPID).',
  },
  keepPush: {
    method: 'PUT',
    path: '/api/users/push',
    access: 'signed-in',
    summary:
      "Have this session's device told when a token that was late arrives, until it is signed out; without a subscription, no longer.",
  },
} as const satisfies Record<string, Call>;
