import { MESSAGES } from '#catalogues/messages.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { type RobotFacts, sendingCalls } from './calls.ts';
import { CONTACT_FIELDS, ROBOT_FIELD } from './fields.ts';

/**
 * Writing to support (S3 section 4.9). The robot check is solved first, and the message goes under it: sent again after a
 * reload it counts once. An answer of the server empties the form, no answer keeps what was typed.
 */
export function contactSupport(deps: FlowDeps): Flow {
  return submitting<RobotFacts>(deps, {
    name: 'contact-support',
    version: 2,
    title: 'Contact Us',
    fields: { ...CONTACT_FIELDS, ...ROBOT_FIELD },
    asked: ['name', 'email', 'phone', 'message', 'robot'],
    known: ({ firstName, email }) => ({ name: firstName ?? '', email }),
    // Only the person can say that they are no robot.
    byHand: ['robot'],
    words: {
      send: 'Send message',
      checking: 'Checking that you are not a robot',
      sending: 'Sending your message',
    },
    unreachable: MESSAGES.messageNotSent,
    ...sendingCalls(deps),
    after: { reads: 'contactReset', again: true },
  });
}
