import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import type { Conversation, ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { View } from '#machines/kit/view.ts';
import { looksLikePath, readPath } from './files.ts';
import { asksFile } from './lines/completion.ts';
import { asking, meant } from './numbered.ts';
import { isAddress } from './pages/addresses.ts';
import { readCommand, rowWords } from './pages/commands.ts';
import type { Visiting } from './pages/visiting.ts';

/** Who hears a line. */
interface Hearers {
  readonly conversation: Conversation;
  readonly visiting: Visiting;
  /** Paths of files are seen from here. */
  readonly folder: string;
}

/**
 * Takes a typed line for what it is: a file where its path is meant, a command of the open page, an address of the portal, a leaf
 * of what is previewed, else a sentence. Answers what the terminal itself has to say to it, or null.
 */
export async function hearLine(hearers: Hearers, text: string, state: ConversationView): Promise<string | null> {
  const { conversation, visiting, folder } = hearers;
  const { composer } = state;
  const view = asking(state);
  const wanted = asksFile(state);
  const file = composer.accepts === undefined ? null : await readPath(text, folder);
  if (file !== null && (wanted || /\.csv$/i.test(file.name))) {
    visiting.leave();
    conversation.choose(file);
    return null;
  }
  const page = visiting.page();
  const doing = page && readCommand(text, page);
  if (doing) return visiting.perform(doing);
  const row = page && rowWords(text, page);
  if (row) return row.length > 0 ? TERMINAL.ofRow(row) : TERMINAL.nothingOfRow;
  if (isAddress(text)) return visiting.open(text);
  if (wanted && looksLikePath(text)) return TERMINAL.noFile;
  visiting.leave();
  const leaf = leafOf(text, view);
  if (leaf !== null) conversation.send({ type: 'PAGE', at: leaf });
  else if (view?.outcome === null && view.files.some(({ name }) => name === text.trim()))
    conversation.keepFile(text.trim());
  else {
    // Numbers are those of what was drawn: below an open page nothing else is.
    const chosen = page ? null : meant(text, state);
    if (chosen && 'either' in chosen) return TERMINAL.whichNumber(text.trim(), chosen.either);
    const button = isHelp(text) ? { label: 'Help', say: 'help' } : chosen;
    if (button) conversation.press(button);
    else conversation.say(text);
  }
  return isHelp(text) ? TERMINAL.help.join('\n') : null;
}

const isHelp = (text: string): boolean => /^(help|\?)$/i.test(text.trim());

/** The leaf of the rows of a file that is asked for; null where none is. */
function leafOf(text: string, view: View | null): number | null {
  const leaf = view?.outcome === null ? view.preview?.page : undefined;
  if (!leaf) return null;
  const words = text.trim().toLowerCase();
  if (words === 'next') return leaf.at + 1;
  if (words === 'previous') return leaf.at - 1;
  const [, number] = /^page (\d{1,6})$/.exec(words) ?? [];
  return number === undefined ? null : Number(number);
}
