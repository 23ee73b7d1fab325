import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { View } from '#machines/kit/view.ts';

/** What a person reads of an open flow: what it says, what is wrong with an answer, its outcome, and its buttons. */
export function readOf({ say, fields, modal, dialog, actions }: View): readonly string[] {
  const asked = fields.flatMap(({ problem }) => (problem === null ? [] : [problem]));
  const over = modal ? [modal.title, ...modal.lines, modal.button] : [];
  const stands = dialog ? [dialog.title, ...dialog.lines] : [];
  return [...say.map(({ text }) => text), ...asked, ...over, ...stands, ...actions.map(({ label }) => label)];
}

/** What the portal has said in the chat. */
export const readInChat = (conversation: Conversation): readonly string[] =>
  conversation
    .getSnapshot()
    .messages.filter(({ from }) => from === 'portal')
    .flatMap(({ text }) => text.split('\n'));

/** Whether one of these lines is the message, or begins with it. */
export const isRead = (message: string, lines: readonly string[]): boolean =>
  lines.some((line) => line === message || line.startsWith(`${message}. `) || line.startsWith(`${message} `));
