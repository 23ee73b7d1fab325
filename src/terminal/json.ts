import * as readline from 'node:readline';
import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import { cardWindowGone, payBySandboxCard } from './card.ts';
import { putAt, readPath } from './files.ts';
import { type LineIn, lineIn } from './json/lines-in.ts';
import { createVisiting, type Visiting } from './pages/visiting.ts';
import { tellOnce } from './revealing.ts';

/** What a line is done with. */
interface Program {
  readonly conversation: Conversation;
  readonly visiting: Visiting;
  /** Where the portal is; ends in a slash. */
  readonly portal: string;
  /** Paths are seen from here. */
  readonly folder: string;
}

/**
 * The conversation for programs: one JSON object a line in (`lineIn`), one out (`lineOut`), once nothing is in progress any more.
 * Paths are seen from `folder`.
 */
export async function chatInJson(
  conversation: Conversation,
  portal: string,
  input: NodeJS.ReadableStream,
  write: (text: string) => void,
  folder: string = process.cwd(),
): Promise<void> {
  let seen = 0;
  const handed: HandedFile[] = [];
  const hand = (file: HandedFile) => void handed.push(file);
  const stopFiles = conversation.onFile(hand);
  const visiting = createVisiting(conversation, hand);
  const reveal = tellOnce(conversation);
  const program: Program = { conversation, visiting, portal, folder };
  for await (const text of readline.createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text.trim() === '') continue;
    const read = lineIn.safeParse(parse(text));
    const notes = read.success ? await perform(read.data, program) : note(TERMINAL.notUnderstood);
    const came = await visiting.settled();
    const to = read.success && 'to' in read.data ? (read.data.to ?? null) : null;
    const { view, messages, session, suggestions, notice } = conversation.getSnapshot();
    const news = messages.filter((message) => message.id > seen).map(asOut);
    seen = messages.at(-1)?.id ?? seen;
    const files = handed.splice(0).map((file) => (to === null ? file : savedTo(folder, to, file)));
    const page = visiting.page();
    const revealed = await reveal();
    write(
      `${JSON.stringify({
        view,
        messages: [...news, ...notes, ...(came === null ? [] : note(came))],
        session: { role: session.role },
        suggestions: suggestions.map(({ label, say }) => ({ label, say })),
        ...(files.length > 0 && { files }),
        ...(revealed !== null && { revealed }),
        ...(notice !== null && { notice }),
        ...(page && { page: { address: page.address, title: page.title, menu: page.menu, ...page.shown() } }),
      })}\n`,
    );
  }
  visiting.leave();
  stopFiles();
}

function asOut({ from, text, tone, table, card }: Message) {
  return { from, text, ...(tone !== 'plain' && { tone }), ...(table && { table }), ...(card && { card }) };
}

/** A file that cannot be put there comes in the answer, as any other does. */
function savedTo(folder: string, to: string, file: HandedFile) {
  const put = putAt(folder, to, file);
  return 'path' in put ? { name: file.name, saved: put.path } : file;
}

type Note = { readonly from: 'portal'; readonly text: string };
const note = (text: string): readonly Note[] => [{ from: 'portal', text }];
const noted = (came: string | null): readonly Note[] => (came === null ? [] : note(came));

async function perform(read: LineIn, program: Program): Promise<readonly Note[]> {
  const { conversation, visiting, folder } = program;
  if ('say' in read) conversation.say(read.say);
  else if ('event' in read) conversation.send(read.event);
  else if ('keep' in read) conversation.keepFile(read.keep);
  else if ('open' in read) return noted(visiting.open(read.open));
  else if ('start' in read) conversation.open(read.start, read.values);
  else if ('leave' in read) visiting.leave();
  else if ('page' in read) {
    if (visiting.page() === null) return note(TERMINAL.noPage);
    return noted(visiting.perform({ event: read.page }));
  } else if ('file' in read) {
    const file = await readPath(read.file, folder);
    if (file === null) return note(TERMINAL.noFile);
    conversation.choose(file, read.field);
  } else if ('secret' in read) {
    if (!conversation.getSnapshot().composer.masked) return note(TERMINAL.noSecretAsked);
    conversation.say(read.secret);
  } else return pay(read, program);
  return [];
}

async function pay(
  { card, code }: Extract<LineIn, { card: string }>,
  { conversation, portal }: Program,
): Promise<readonly Note[]> {
  const widget = conversation.getSnapshot().view?.widget;
  if (!widget) return note(TERMINAL.noCardWindow);
  const answer = await payBySandboxCard(portal, widget, card, code);
  if (answer.kind === 'again') return note(answer.message);
  if (answer.kind === 'event')
    conversation.send({ type: 'WIDGET', result: answer.result, reference: answer.reference });
  else await cardWindowGone(conversation);
  return [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
