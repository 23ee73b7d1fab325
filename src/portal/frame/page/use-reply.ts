import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { choiceButton, type Suggestion } from '#machines/assistant/suggestion.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import type { Row, TablePage, View } from '#machines/kit/view.ts';
import { useConversation } from '../../conversation/portal-context.tsx';
import { isUnits } from '../../ui/rows.tsx';

const MOST_TURNS = 3;

/** So many answers stand beside the question; more are chosen in the chat. */
const MOST_ANSWERS = 3;

/** What was answered to what was said on a page. */
export interface Reply {
  /** What was said; null where it was seen before, or nothing was. */
  readonly own: Message | null;
  readonly said: readonly Message[];
  readonly busy: string | null;
  /** True where what is open asks with it, and would be answered by what is typed next. */
  readonly asks: boolean;
  /** What is read back, with its fee and total: a yes is to all of it. */
  readonly readBack: readonly Row[];
  readonly answers: readonly Suggestion[];
  /** The page that shows the rows that were told. */
  readonly shows: TablePage | null;
  /** True where a card or a list of it stands in the chat alone. */
  readonly more: boolean;
}

/**
 * What the portal has said that was not seen in the conversation. `seen`: the turns that were; a question that was taken back
 * leaves its id to the next turn, which is new. `since`: when the page was opened, ms; what was said before is none of it, though it may
 * come later, from another device. `asksHere`: the page itself has the form of what is open, and says what that does.
 */
export function useReply(
  { seen, since }: { readonly seen: readonly Message[]; readonly since: number },
  asksHere: boolean,
): Reply {
  const messages = useConversation((v) => v.messages);
  const waited = useConversation((v) => v.busy ?? v.view?.busy ?? null);
  const view = useConversation((v) => v.view);
  const choosing = useConversation((v) => v.choosing ?? false);
  const suggestions = useConversation((v) => v.suggestions);
  const form = asksHere ? view : null;
  // What was wrong stands in the form for as long as it is.
  const isRead = (message: Message) =>
    message.standing === true || (form !== null && (message.tone === 'danger' || isDrawn(form, message)));
  const isNew = (message: Message) => !seen.includes(message) && Date.parse(message.at) >= since;
  const turn = messages.findLastIndex(({ from }) => from === 'person');
  const said = messages
    .slice(turn + 1)
    .filter((message) => message.from === 'portal' && isNew(message) && !isRead(message))
    .slice(-MOST_TURNS);
  const busy = asksHere && view?.busy ? null : waited;
  const own = messages[turn];
  const open = view?.outcome === null && !choosing && !asksHere ? view : null;
  const asks =
    open !== null && busy === null && said.some(({ origin }) => origin?.flow === open.flow) && isAsking(open);
  const answers = said.length > 0 && busy === null ? answersTo(asks ? open : null, suggestions) : [];
  return {
    own: own && isNew(own) && (said.length > 0 || busy !== null) ? own : null,
    said,
    busy,
    asks,
    readBack: asks && reads(open) ? open.summary.filter((row) => !isUnits(row)) : [],
    answers: answers.length <= MOST_ANSWERS ? answers : [],
    shows: said.findLast(({ table }) => table?.page)?.table?.page ?? null,
    more: said.some(({ card, table }) => card !== undefined || table !== undefined),
  };
}

const reads = ({ actions }: View): boolean => actions.some(({ type }) => type === 'CONFIRM');

const isAsking = (view: View): boolean => view.next !== null || reads(view);

/** What can be pressed for an answer; what is read back is agreed to where all of it stands. */
function answersTo(view: View | null, suggestions: ConversationView['suggestions']): readonly Suggestion[] {
  if (view && reads(view)) return [];
  const field = view?.fields.find(({ name }) => name === view.next);
  const choices = field?.choices.map((choice) => choiceButton(field, choice)) ?? [];
  return [...choices, ...suggestions.filter(({ onCard }) => !onCard)];
}

/** A form draws its questions, and what its step says; of plain sentences those about a preview or an end. */
function isDrawn({ flow, step, fields, preview }: View, { origin, tone }: Message): boolean {
  if (origin?.flow !== flow) return false;
  if (origin.part === 'ask') return fields.some(({ name }) => name === origin.field);
  if (origin.step !== step) return false;
  const says = tone !== 'plain' || preview !== null || fields.length === 0;
  return origin.part === 'dialog' || (origin.part === 'say' && says);
}
