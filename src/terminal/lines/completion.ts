import { PROVIDERS } from '#catalogues/products/providers.ts';
import { allows } from '#catalogues/roles.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { ENTRY_POINTS } from '#machines/assistant/entry-points.ts';

/** What can always be typed (CONVERSATION, What it does with a sentence, 1), and what leaves. */
export const COMMANDS = [
  'help',
  'menu',
  'back',
  'cancel',
  'start over',
  'repeat',
  'show as form',
  'show as table',
  'back to chat',
  'sign in',
  'sign out',
  'talk to a person',
  'exit',
] as const;

type Told = Pick<ConversationView, 'view' | 'messages' | 'composer'>;

/** Beside the conversation: what the page that is open takes, and the addresses there are for this person. */
interface Around {
  readonly pageCommands: readonly string[];
  readonly addresses: readonly string[];
}

/** True where the open question is answered by a file. */
export function asksFile({ view }: Pick<ConversationView, 'view'>): boolean {
  return view?.fields.some(({ name, kind }) => kind === 'file' && name === view.next) ?? false;
}

/** Whatever can be typed now, what answers the open question first. Nothing of a masked answer. */
export function typeable(state: ConversationView, { pageCommands, addresses }: Around): readonly string[] {
  const { view, suggestions, session, composer } = state;
  if (composer.masked) return [];
  if (view?.widget) return ['close'];
  const field = view?.fields.find(({ name }) => name === view.next);
  const confirms = view?.next === null && view.actions.some(({ type, enabled }) => type === 'CONFIRM' && enabled);
  const starts = ENTRY_POINTS.filter(({ intent, access, visitors }) => {
    return intent !== null && allows(access, session.role) && !(visitors && session.role !== null);
  });
  return unique([
    ...(field?.choices.map(({ label }) => label) ?? []),
    ...(confirms ? ['yes', 'no'] : []),
    ...(view?.outcome === null ? view.files.map(({ name }) => name) : []),
    ...pageCommands,
    ...suggestions.map(({ say }) => say),
    ...COMMANDS.filter((one) => (session.role === null ? one !== 'sign out' : one !== 'sign in')),
    ...starts.map(({ say }) => say),
    ...addresses,
  ]);
}

/** Where a name can begin: at each word of a line, the longest rest first. */
const WORD_STARTS = /(?<=^|\s)\S/g;

/** A name of a list: words, and no figure, day or reference. */
const NAMED: ReadonlySet<string> = new Set(['words', 'person', 'text']);
const IS_WORDS = /^\p{L}[\p{L} .'’-]{1,38}$/u;

/** Names that the portal has told or sells: those of what is asked, of rows that stand on the screen, and who is bought from. */
export function knownNames({ view, messages, composer }: Told, page: readonly string[]): readonly string[] {
  if (composer.masked || view?.widget) return [];
  const table = messages.findLast((one) => one.table !== undefined)?.table;
  const rows = table?.columns.flatMap(({ kind = 'text', align }, at) =>
    align === 'start' && NAMED.has(kind) ? table.rows.flatMap((row) => row[at] ?? []) : [],
  );
  return unique([
    ...(view?.fields.flatMap(({ choices }) => choices.map(({ label }) => label)) ?? []),
    ...page,
    ...(rows ?? []).filter((one) => IS_WORDS.test(one)),
    ...PROVIDERS.map(({ name }) => name),
  ]);
}

/** The line with a name in place of its last words, where one begins as they do; what stands before them stays as it was typed. */
export function namesIn(line: string, names: readonly string[]): readonly string[] {
  for (const { index } of line.matchAll(WORD_STARTS)) {
    const begun = line.slice(index).toLowerCase();
    const found = names.filter((one) => one.toLowerCase().startsWith(begun) && one.toLowerCase() !== begun);
    if (index > 0 && found.length > 0) return found.map((one) => line.slice(0, index) + one);
  }
  return [];
}

/** Those that go on from what was typed, whatever its letters' case. An address is only found by its slash. */
export function completions(line: string, from: readonly string[]): readonly string[] {
  const begun = line.trimStart().toLowerCase();
  return from.filter((one) => one.toLowerCase().startsWith(begun) && (begun !== '' || !one.startsWith('/')));
}

function unique(texts: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const known = seen.has(text.toLowerCase());
    seen.add(text.toLowerCase());
    return !known;
  });
}
