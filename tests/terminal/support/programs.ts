import { Readable } from 'node:stream';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { type LineOut, lineOut } from '#src/terminal/json/lines-out.ts';
import { chatInJson } from '#src/terminal/json.ts';

/** A program's talk: its lines, and the answer to each, every one of them held against the shape that is promised. */
export async function converse(
  conversation: Conversation,
  lines: readonly (object | string)[],
  { portal = 'http://127.0.0.1:1/', folder = process.cwd() }: { portal?: string; folder?: string } = {},
): Promise<LineOut[]> {
  const answers: LineOut[] = [];
  const input = Readable.from(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`));
  await chatInJson(conversation, portal, input, (text) => void answers.push(lineOut.parse(JSON.parse(text))), folder);
  return answers;
}
