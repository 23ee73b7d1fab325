import { MESSAGES } from '#catalogues/messages.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { type Form, refused, taken } from '#machines/kit/submitting/form.ts';

/** The solved robot check that a message goes under. */
export interface RobotFacts {
  readonly proof: string;
}

/** The calls of writing to support. They reject only when there was no answer. */
export function sendingCalls({ services, wait, proveHuman }: FlowDeps) {
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
