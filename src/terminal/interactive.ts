import * as readline from 'node:readline';
import { Writable } from 'node:stream';
import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import type { Conversation, ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { View, WidgetView } from '#machines/kit/view.ts';
import { payBySandboxCard } from './card.ts';
import { drawMessage, drawQuestion, numberedChoices } from './draw.ts';
import { cardWindowGone } from './heard.ts';
import { looksLikePath, readPath } from './read-path.ts';
import { saveFile } from './save-file.ts';

/** The conversation for a person at a terminal; files that it hands out are put in `folder`. Ends with the input, or with "exit". */
export async function chatInTerminal(
  conversation: Conversation,
  portal: string,
  terminal: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream; folder: string },
): Promise<void> {
  let masked = false;
  // What is typed for a masked field is read but not echoed.
  const echo = new Writable({
    write(chunk, encoding, done) {
      if (!masked) terminal.output.write(chunk, encoding);
      done();
    },
  });
  const lines = readline.createInterface({
    input: terminal.input,
    output: echo,
    terminal: 'isTTY' in terminal.input && terminal.input.isTTY === true,
  });
  const print = (text: string) => {
    if (text !== '') terminal.output.write(`${text}\n`);
  };
  let seen = 0;
  const unsubscribe = conversation.subscribe(news);
  const keepFiles = conversation.onFile((file) => print(saveFile(terminal.folder, file)));
  function news() {
    for (const message of conversation.getSnapshot().messages) {
      if (message.id <= seen) continue;
      seen = message.id;
      if (message.from === 'portal') print(drawMessage(message));
    }
  }

  // The iterator keeps lines that come before they are asked for; null is the end of the input.
  const typed = lines[Symbol.asyncIterator]();
  let open = true;
  lines.once('close', () => {
    open = false;
  });
  async function ask(prompt: string): Promise<string | null> {
    lines.setPrompt(prompt);
    if (open) lines.prompt();
    const { value, done } = await typed.next();
    return done ? null : value;
  }

  try {
    for (;;) {
      await conversation.settled();
      news();
      const state = conversation.getSnapshot();
      print(drawQuestion(state));
      masked = state.composer.masked;
      if (masked) terminal.output.write('(not shown) > ');
      const text = await ask(masked ? '' : '> ');
      if (masked) terminal.output.write('\n');
      const secret = masked;
      masked = false;
      if (text === null || (!secret && /^(exit|quit)$/i.test(text.trim()))) return;
      if (state.view?.widget) await payOrClose(text.trim(), state.view.widget);
      else if (secret) conversation.say(text);
      else await hear(text, state);
    }
  } finally {
    unsubscribe();
    keepFiles();
    lines.close();
  }

  /** A path where a file is asked for, or of a file of rows, is that file; anything else is a sentence. */
  async function hear(text: string, { view, composer }: ConversationView): Promise<void> {
    const asksFile = view?.fields.some(({ name, kind }) => kind === 'file' && name === view.next) ?? false;
    const file = composer.accepts === undefined ? null : await readPath(text, terminal.folder);
    if (file !== null && (asksFile || /\.csv$/i.test(file.name))) conversation.choose(file);
    else if (asksFile && looksLikePath(text)) print('There is no such file, or it is too large.');
    else conversation.say(asChosen(text, view));
  }

  async function payOrClose(text: string, widget: WidgetView): Promise<void> {
    if (/^(close|cancel|stop)$/i.test(text)) return conversation.send({ type: 'WIDGET', result: 'closed' });
    const card = SANDBOX_CARDS[Number(text) - 1]?.number ?? text;
    const code = SANDBOX_CARDS.some((one) => one.number === card && one.behaviour === 'code')
      ? ((await ask('One-time code > ')) ?? undefined)
      : undefined;
    const answer = await payBySandboxCard(portal, widget, card, code);
    if (answer.kind === 'again') print(answer.message);
    else if (answer.kind === 'event')
      conversation.send({ type: 'WIDGET', result: answer.result, reference: answer.reference });
    else {
      print('The card window does not answer. Finding out from the bank ...');
      await cardWindowGone(conversation);
    }
  }
}

/** A number of the list that stands on the screen is the answer beside it. */
function asChosen(text: string, view: View | null): string {
  const typed = text.trim();
  const choices = numberedChoices(view);
  return (/^\d{1,3}$/.test(typed) && choices[Number(typed) - 1]?.label) || text;
}
