import type { Message } from '#machines/assistant/transcript.ts';

const AT = '2026-11-21T18:42:00.000Z';

let ids = 0;
const message = (from: Message['from'], text: string, more: Partial<Message> = {}): Message => {
  ids += 1;
  return { id: ids, from, text, tone: 'plain', at: AT, ...more };
};
/** Something that the portal said. */
export const portal = (text: string, more?: Partial<Message>) => message('portal', text, more);
/** Something that the person said. */
export const person = (text: string, more?: Partial<Message>) => message('person', text, more);
