import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SECOND_FACTOR_TITLES } from '#catalogues/sentences/second-factor-titles.ts';
import type { AssistantContext, AssistantEvent } from './context.ts';
import { lapse } from './lasting.ts';
import { aside, plain } from './lines.ts';
import { MOST_OFFERED, openers, SEND_AGAIN } from './openers.ts';
import type { Suggestion } from './suggestion.ts';
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
      (lasts === 'unconfirmed' && session.awaits !== 'confirmation') ||
      (lasts === 'guessable' && !session.guessable) ||
      (lasts === 'second-factor' && !session.lacksSecondFactor),
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
  const asked = [
    ...(session.awaits === 'confirmation' && !messages.some(({ standing }) => standing) ? [UNCONFIRMED] : []),
    ...(session.lacksSecondFactor && !stands(SECOND_FACTOR_TITLES.line) ? [SECOND_FACTOR_MISSING] : []),
    ...(session.guessable && !stands(SENTENCES.passwordGuessable) ? [GUESSABLE] : []),
  ];
  if (asked.length === 0) return told;
  // Who has just signed up reads there that their address is to be confirmed.
  const unread = asked.filter((one) => one !== UNCONFIRMED || !stands(SENTENCES.registered(session.email ?? '')));
  const lines = unread.map(({ line }) => ({ ...(stack.length > 0 ? aside : plain)(line.text), ...line }));
  const offers: readonly Suggestion[] = asked.map(({ offer }) => offer);
  const others = suggestions.filter(({ say }) => offers.every((offer) => offer.say !== say));
  return {
    ...told,
    messages: say(messages, lines, messages.at(-1)?.at ?? ''),
    suggestions: [...offers, ...others].slice(0, MOST_OFFERED),
  };
}

/** What somebody is asked to see to, said once, and what does it. */
const UNCONFIRMED = {
  line: { text: SENTENCES.confirmReminder, standing: true, lasts: 'unconfirmed' },
  offer: SEND_AGAIN,
} as const;
const SECOND_FACTOR_MISSING = {
  line: { text: SECOND_FACTOR_TITLES.line, tone: 'warning', lasts: 'second-factor' },
  offer: { label: SECOND_FACTOR_TITLES.title, say: SECOND_FACTOR_TITLES.say },
} as const;
const GUESSABLE = {
  line: { text: SENTENCES.passwordGuessable, lasts: 'guessable' },
  offer: { label: MESSAGES.changePassword, say: 'change password' },
} as const;
