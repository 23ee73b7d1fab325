import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { choiceButton, type Suggestion } from '#machines/assistant/suggestion.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import type { Action } from '#machines/kit/view.ts';

/** More answers than this are a list to search in. */
const MOST_BUTTONS = 8;

/** What a button of a step sends. */
type Pressed = Exclude<FlowEvent, { type: 'FILL' | 'PAGE' | 'WIDGET' }>;

/** A button under the last turn: what stands on it, and what is pressed or sent with it. */
export interface Button {
  readonly label: string;
  readonly press: { readonly button: Suggestion } | { readonly send: Pressed };
}

/** The buttons of the chat, as the portal draws them: answers and offers, or what is read back waits for a yes, then the ways on. */
export function buttonsOf({ view: open, suggestions, busy, choosing }: ConversationView): readonly Button[] {
  const view = choosing ? null : open;
  if (busy ?? view?.busy) return [];
  const sent = (actions: readonly Action[]): Button[] =>
    actions.flatMap(({ type, label, enabled, field }): readonly Button[] => {
      if (!enabled) return [];
      if (type !== 'EDIT') return [{ label, press: { send: { type } } }];
      return field === undefined ? [] : [{ label, press: { send: { type, field } } }];
    });
  const actions = view?.actions ?? [];
  if (actions.some(({ type }) => type === 'CONFIRM')) return sent(actions);
  const field = view?.fields.find(({ name }) => name === view.next);
  const choices = field?.choices.map((choice) => choiceButton(field, choice)) ?? [];
  const pressed = (button: Suggestion): Button => ({ label: button.label, press: { button } });
  const answers = choices.map(pressed);
  const offers = suggestions.map(pressed);
  const said = answers.length > MOST_BUTTONS ? answers : [...answers, ...offers].slice(0, MOST_BUTTONS);
  const stuck = view?.next === null;
  const ways = actions.filter(
    ({ type }) => type === 'RETRY' || (stuck && ['NEXT', 'BACK', 'TRANSFER', 'CARD', 'CANCEL'].includes(type)),
  );
  return [...said, ...sent(ways)];
}
