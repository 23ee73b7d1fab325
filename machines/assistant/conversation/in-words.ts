import type {
  Action,
  Card,
  Choice,
  Dialog,
  FieldView,
  Modal,
  Owing,
  Result,
  Row,
  Say,
  TableView,
  View,
  Waiting,
} from '#machines/kit/view.ts';
import type { Wording } from '#machines/kit/writing/wording.ts';
import { keptUp } from '../kept-up.ts';
import { ownIn } from '../own-words.ts';
import type { Suggestion } from '../suggestion.ts';
import type { Message } from '../transcript.ts';
import type { ConversationView } from './conversation-view.ts';

/**
 * Puts what faces draw into the language that was chosen, and into nothing where that is English. What was said is shown in the words
 * in which it was said. Values stay as they are: amounts, numbers, tokens and names.
 */
export function createInWords(): (view: ConversationView, wording: Wording | null) => ConversationView {
  /** A turn never changes, so each is shown as the same one again. */
  const said = new WeakMap<Message, Message>();
  const wordedIn = keptUp(({ words }: Message) => words);

  function asSaid(message: Message, wording: Wording | null): Message {
    if (message.words === undefined) return message;
    const before = said.get(message);
    if (before !== undefined) return before;
    const { headline: _, words, ...rest } = message;
    const shown = { ...rest, ...words, ...(wording && partsIn(message, wording)) };
    said.set(message, shown);
    return shown;
  }

  return (view, wording) => {
    const messages =
      wordedIn(view.messages).length === 0 ? view.messages : view.messages.map((message) => asSaid(message, wording));
    return wording === null ? { ...view, messages } : { ...conversationIn(view, wording), messages };
  };
}

const partsIn = ({ card, table }: Message, word: Wording): Pick<Message, 'card' | 'table'> => ({
  ...(card && { card: cardIn(card, word) }),
  ...(table && { table: tableIn(table, word) }),
});

function conversationIn(shown: ConversationView, word: Wording): ConversationView {
  const { view, suggestions, composer, busy, offline, ending, typing, newer, installing, pushing } = shown;
  const { placeholder, example, ...expected } = composer;
  return {
    ...shown,
    view: view && viewIn(view, word),
    suggestions: suggestions.map((suggestion) => suggestionIn(suggestion, word)),
    composer: { ...expected, placeholder: word(placeholder), ...(example !== undefined && { example: word(example) }) },
    busy: said(busy, word),
    ...(offline && { offline: { ...offline, text: word(offline.text) } }),
    ...(ending && { ending: { text: word(ending.text), stay: word(ending.stay) } }),
    ...(typing && { typing: word(typing) }),
    ...(newer && { newer: { line: word(newer.line), reload: word(newer.reload) } }),
    ...(installing && { installing: eachIn(installing, word) }),
    ...(pushing && { pushing: eachIn(pushing, word) }),
  };
}

/** Words by their names. */
function eachIn<N extends string>(words: Readonly<Record<N, string>>, word: Wording): Record<N, string> {
  const said: Record<N, string> = { ...words };
  for (const name in words) said[name] = word(words[name]);
  return said;
}

/** All that a run shows, in a language. */
function viewIn(view: View, wording: Wording): View {
  const own = ownIn(view);
  const word: Wording = (english) => wording(english, own);
  return {
    ...view,
    title: word(view.title),
    heading: said(view.heading, word),
    say: view.say.map((one) => sayIn(one, word)),
    fields: view.fields.map((field) => fieldIn(field, word)),
    actions: view.actions.map((action) => actionIn(action, word)),
    summary: view.summary.map((row) => rowIn(row, word)),
    ...(view.made !== undefined && { made: word(view.made) }),
    table: view.table && tableIn(view.table, word),
    files: view.files.map((file) => ({ ...file, label: word(file.label) })),
    modal: view.modal && modalIn(view.modal, word),
    dialog: view.dialog && dialogIn(view.dialog, word),
    result: view.result && resultIn(view.result, word),
    busy: said(view.busy, word),
    ...(view.owing && { owing: owingIn(view.owing, word) }),
    ...(view.waiting && { waiting: waitingIn(view.waiting, word) }),
    progress: view.progress && { ...view.progress, labels: view.progress.labels.map((label) => word(label)) },
  };
}

/** An answer stands in the transcript as it stood on its button; what is typed for any other is what is understood. */
const suggestionIn = (suggestion: Suggestion, word: Wording): Suggestion => {
  const label = word(suggestion.label);
  return { ...suggestion, label, ...(suggestion.answers && suggestion.say === suggestion.label && { say: label }) };
};

const said = (text: string | null, word: Wording): string | null => (text === null ? null : word(text));

const sayIn = (say: Say, word: Wording): Say => ({
  ...say,
  text: word(say.text),
  ...(say.headline !== undefined && { headline: word(say.headline) }),
  ...(say.card && { card: cardIn(say.card, word) }),
});

const fieldIn = (field: FieldView, word: Wording): FieldView => ({
  ...field,
  label: word(field.label),
  ask: word(field.ask),
  problem: said(field.problem, word),
  placeholder: word(field.placeholder),
  ...(field.example !== undefined && { example: word(field.example) }),
  hint: said(field.hint, word),
  choices: field.choices.map((choice) => choiceIn(choice, word)),
});

const choiceIn = (choice: Choice, word: Wording): Choice => ({
  ...choice,
  label: choice.own ? choice.label : word(choice.label),
  ...(choice.detail !== undefined && { detail: word(choice.detail) }),
});

const actionIn = (action: Action, word: Wording): Action => ({
  ...action,
  label: word(action.label),
  ...(action.formLabel !== undefined && { formLabel: word(action.formLabel) }),
  reason: said(action.reason, word),
});

const rowIn = (row: Row, word: Wording): Row => ({ ...row, label: word(row.label) });

const tableIn = (table: TableView, word: Wording): TableView => ({
  ...table,
  columns: table.columns.map((column) => ({ ...column, label: word(column.label) })),
  ...(table.page && { page: { ...table.page, label: word(table.page.label) } }),
});

const cardIn = ({ result, summary }: Card, word: Wording): Card => ({
  result: resultIn(result, word),
  summary: summary.map((row) => rowIn(row, word)),
});

const resultIn = (result: Result, word: Wording): Result => ({
  ...result,
  title: word(result.title),
  ...(result.tokens && {
    tokens: {
      how: word(result.tokens.how),
      each: result.tokens.each.map(({ label, digits }) => ({ label: word(label), digits })),
    },
  }),
  ...(result.status && { status: { ...result.status, text: word(result.status.text) } }),
});

const owingIn = ({ title, rows, earlier, withFee, pays }: Owing, word: Wording): Owing => {
  const told = (of: readonly Row[]) => of.map((row) => rowIn(row, word));
  return {
    title: word(title),
    rows: told(rows),
    earlier: earlier && { label: word(earlier.label), rows: told(earlier.rows) },
    withFee: said(withFee, word),
    pays: pays.map((pay) => ({ ...pay, label: word(pay.label) })),
  };
};

const waitingIn = ({ steps, leave, again, said: told }: Waiting, word: Wording): Waiting => ({
  steps: steps.map((step) => ({ ...step, label: word(step.label), detail: word(step.detail) })),
  leave: { lead: word(leave.lead), text: word(leave.text) },
  again: word(again),
  said: word(told),
});

const modalIn = (modal: Modal, word: Wording): Modal => ({
  ...modal,
  title: word(modal.title),
  lines: modal.lines.map((line) => word(line)),
  button: word(modal.button),
  ...(modal.resend !== undefined && { resend: word(modal.resend) }),
});

const dialogIn = ({ title, lines, table }: Dialog, word: Wording): Dialog => ({
  title: word(title),
  lines: lines.map((line) => word(line)),
  ...(table && { table: tableIn(table, word) }),
});
