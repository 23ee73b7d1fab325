import type { Message } from './conversation/conversation-view.ts';
import type { Line } from './lines.ts';

/** The transcript with lines that the portal says. */
export function say(messages: readonly Message[], lines: readonly Line[], at: string): readonly Message[] {
  return lines.reduce((all, line) => append(all, 'portal', line, at), messages);
}

/** The transcript with one more turn. */
export function append(
  messages: readonly Message[],
  from: Message['from'],
  line: Line,
  at: string,
): readonly Message[] {
  return [...messages, { id: (messages.at(-1)?.id ?? 0) + 1, from, at, ...line }];
}
