import type { FlowDeps } from '#machines/kit/flow.ts';

/** What solving the robot check came to. */
export type Checked = { readonly kind: 'proven'; readonly proof: string } | { readonly kind: 'failed' };

/** What the server said to a message: its own words, or nothing that a person could use. */
export type Sent =
  | { readonly kind: 'sent'; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'failed' };

/** The calls of writing to support. They reject only when there was no answer. */
export function sendingCalls({ services, wait, proveHuman }: FlowDeps) {
  return {
    async check(signal: AbortSignal): Promise<Checked> {
      const answer = await services.robotCheck({}, signal);
      if (answer.status !== 200) return { kind: 'failed' };
      return { kind: 'proven', proof: await proveHuman(answer.data, signal) };
    },
    async send(values: Readonly<Record<string, string>>, proof: string, signal: AbortSignal): Promise<Sent> {
      await wait('contactSubmit', signal);
      const { name = '', email = '', phone = '', message = '', robot } = values;
      const answer = await services.contactSupport(
        { name, email, ...(phone !== '' && { phone }), subject: message, recaptcha: robot === 'yes', proof },
        signal,
      );
      if (answer.status === 200) return { kind: 'sent', text: answer.data.data };
      if (answer.status === 400) return { kind: 'refused', text: answer.data.data };
      return { kind: 'failed' };
    },
  };
}
