import * as readline from 'node:readline';
import { z } from 'zod';
import type { Conversation, Message } from '#machines/assistant/conversation/conversation-view.ts';
import type { HandedFile } from '#machines/pages/view.ts';
import { payBySandboxCard } from './card.ts';
import { cardWindowGone } from './heard.ts';
import { readPath } from './read-path.ts';

const values = z.record(z.string(), z.union([z.string(), z.number().transform(String)]));
const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('FILL'), values }),
  z.object({ type: z.enum(['NEXT', 'BACK', 'CONFIRM', 'DECLINE', 'CANCEL', 'RETRY']) }),
  z.object({ type: z.literal('EDIT'), field: z.string() }),
  z.object({ type: z.literal('PAGE'), at: z.number().int() }),
  z.object({ type: z.literal('WIDGET'), result: z.enum(['captured', 'failed', 'closed', 'unavailable']) }),
]);
const line = z.union([
  z.object({ say: z.string() }).strict(),
  z.object({ event }).strict(),
  z.object({ card: z.string(), code: z.string().optional() }).strict(),
  z.object({ secret: z.string() }).strict(),
  z.object({ file: z.string() }).strict(),
  z.object({ keep: z.string() }).strict(),
]);
type Line = z.output<typeof line>;

/** The conversation for programs: one JSON object a line in, one out, once nothing is in progress any more. */
export async function chatInJson(
  conversation: Conversation,
  portal: string,
  input: NodeJS.ReadableStream,
  write: (text: string) => void,
): Promise<void> {
  let seen = 0;
  const handed: HandedFile[] = [];
  const keepFiles = conversation.onFile((file) => void handed.push(file));
  for await (const text of readline.createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text.trim() === '') continue;
    const notes = await take(text, conversation, portal);
    await conversation.settled();
    const { view, messages, session, suggestions } = conversation.getSnapshot();
    const news = messages
      .filter((message) => message.id > seen)
      .map(({ from, text: said, table }: Message) => ({ from, text: said, ...(table && { table }) }));
    seen = messages.at(-1)?.id ?? seen;
    const files = handed.splice(0);
    const answer = { view, messages: [...news, ...notes], session: { role: session.role }, suggestions };
    write(`${JSON.stringify(files.length === 0 ? answer : { ...answer, files })}\n`);
  }
  keepFiles();
}

type Note = { readonly from: 'portal'; readonly text: string };
const note = (text: string): readonly Note[] => [{ from: 'portal', text }];

async function take(text: string, conversation: Conversation, portal: string): Promise<readonly Note[]> {
  const read = line.safeParse(parse(text));
  if (!read.success)
    return note('That line is not understood: send {"say"}, {"event"}, {"card"}, {"secret"}, {"file"} or {"keep"}.');
  return perform(read.data, conversation, portal);
}

async function perform(read: Line, conversation: Conversation, portal: string): Promise<readonly Note[]> {
  if ('say' in read) conversation.say(read.say);
  else if ('event' in read) conversation.send(read.event);
  else if ('keep' in read) conversation.keepFile(read.keep);
  else if ('file' in read) {
    const file = await readPath(read.file, process.cwd());
    if (file === null) return note('There is no such file, or it is too large.');
    conversation.choose(file);
  } else if ('secret' in read) {
    if (!conversation.getSnapshot().composer.masked) return note('No masked answer is asked for now.');
    conversation.say(read.secret);
  } else {
    const widget = conversation.getSnapshot().view?.widget;
    if (!widget) return note('No card window is open.');
    const answer = await payBySandboxCard(portal, widget, read.card, read.code);
    if (answer.kind === 'again') return note(answer.message);
    if (answer.kind === 'event')
      conversation.send({ type: 'WIDGET', result: answer.result, reference: answer.reference });
    else await cardWindowGone(conversation);
  }
  return [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
