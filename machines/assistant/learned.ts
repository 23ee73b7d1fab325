import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { AssistantContext, AssistantEvent } from './context.ts';
import { lapse } from './lasting.ts';
import { aside, plain } from './lines.ts';
import { MOST_OFFERED, openers, SEND_AGAIN } from './openers.ts';
import { say } from './transcript.ts';

/**
 * What the conversation comes to know of the portal and of the person; a notice to everybody, and that an address is not
 * confirmed, are said once.
 */
export function learned(
  context: AssistantContext,
  event: Extract<AssistantEvent, { type: 'KNOWN' }>,
): Partial<AssistantContext> {
  const { stack } = context;
  const session = event.session ?? context.session;
  const messages = lapse(
    context.messages,
    ({ lasts, text }) =>
      (lasts === 'notice' && event.notice !== undefined && text !== event.notice) ||
      (lasts === 'unconfirmed' && session.awaits !== 'confirmation'),
  );
  const lastAmount = event.lastAmount === undefined ? context.lastAmount : event.lastAmount;
  const begun = messages.some((message) => message.from === 'person');
  const idle = stack.length === 0 && !begun && event.lastAmount !== undefined;
  // What was offered meanwhile, because something is new, stays before what one could begin with.
  const usual = new Set(
    [null, context.lastAmount].flatMap((naira) => openers(context.session.role, naira)).map(({ say }) => say),
  );
  const offered = context.suggestions.filter(({ say }) => !usual.has(say));
  const suggestions = idle
    ? [...offered, ...openers(session.role, lastAmount)].slice(0, MOST_OFFERED)
    : context.suggestions;
  const stands = (sentence: string) => messages.some(({ text }) => text === sentence);
  const support = event.support ?? context.support;
  if (event.notice !== undefined) {
    if (event.notice === null || stands(event.notice)) return { messages };
    const notice = {
      ...(stack.length > 0 ? aside : plain)(event.notice),
      tone: 'info',
      lasts: 'notice',
      own: [event.notice],
    } as const;
    return { messages: say(messages, [notice], messages.at(-1)?.at ?? '') };
  }
  const told = { messages, lastAmount, session, support, suggestions };
  if (session.awaits !== 'confirmation' || messages.some(({ standing }) => standing)) return told;
  const line = {
    ...(stack.length > 0 ? aside : plain)(SENTENCES.confirmReminder),
    standing: true,
    lasts: 'unconfirmed',
  } as const;
  // Who has just signed up reads it there.
  const lines = stands(SENTENCES.registered(session.email ?? '')) ? [] : [line];
  return {
    ...told,
    messages: say(messages, lines, messages.at(-1)?.at ?? ''),
    suggestions: [SEND_AGAIN, ...suggestions.filter(({ say }) => say !== SEND_AGAIN.say)].slice(0, MOST_OFFERED),
  };
}
