import { MESSAGES } from '#catalogues/messages.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type Form, refused, taken } from '#machines/kit/submitting/form.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { CONTACT_FIELDS, ROBOT_FIELD } from './fields.ts';

/** The solved robot check that a message goes under. */
interface RobotFacts {
  readonly proof: string;
}

/** The calls of writing to support. They reject only when there was no answer. */
function sendingCalls({ services, wait, proveHuman }: FlowDeps) {
  return {
    async check(_, signal) {
      const answer = await services.robotCheck({}, signal);
      if (answer.status !== 200) return refused(MESSAGES.messageNotSent);
      return { kind: 'good', facts: { proof: await proveHuman(answer.data, signal) } };
    },
    async send({ value, facts }, signal) {
      await wait('contactSubmit', signal);
      const phone = value('phone');
      const answer = await services.contactSupport(
        {
          name: value('name'),
          email: value('email'),
          ...(phone !== '' && { phone }),
          subject: value('message'),
          recaptcha: value('robot') === 'yes',
          proof: facts?.proof ?? '',
        },
        signal,
      );
      if (answer.status === 200) return taken(answer.data.data);
      if (answer.status === 400) return refused(answer.data.data, { empties: true });
      return refused(MESSAGES.messageNotSent);
    },
  } satisfies Pick<Form<RobotFacts>, 'check' | 'send'>;
}

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
