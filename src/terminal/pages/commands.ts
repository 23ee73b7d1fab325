import type { ListingEvent, ListingView } from '#machines/pages/listing/view.ts';
import type { TicketView } from '#machines/pages/tickets/view.ts';
import type { Leads, PageAction } from '#machines/pages/view.ts';
import type { PageEvent, Shown, TerminalPage } from './terminal-page.ts';

/** What a command of a page does. */
export type Doing =
  | { readonly event: PageEvent }
  | { readonly leads: Leads }
  /** Back to the chat. */
  | { readonly leave: true };

/** Something that can be typed while a page is open, in the words that do it. */
interface PageCommand {
  readonly words: string;
  readonly does: Doing;
}

const leads = ({ label, ...action }: PageAction): PageCommand => ({ words: label, does: { leads: action } });
const event = (words: string, sends: PageEvent): PageCommand => ({ words, does: { event: sends } });

/** Whatever can be done on a page now. */
export function commandsOf(page: TerminalPage): readonly PageCommand[] {
  return [
    ...commandsOn(page.shown()),
    ...page.menu.map(leads),
    ...(page.machine ? [event('refresh', { type: 'REFRESH' })] : []),
    { words: 'leave', does: { leave: true } },
  ];
}

/** What was typed, as something the page does; null for what is none of its commands. Several may be meant: the first is. */
export function readCommand(typed: string, page: TerminalPage): Doing | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  const wanted = SHORT[text.toLowerCase()] ?? text.toLowerCase();
  const meant = commandsOf(page).find(({ words }) => words.toLowerCase() === wanted);
  if (meant) return meant.does;
  const shown = page.shown();
  const asked = shown.kind === 'list' ? asks(text, shown.view) : null;
  return asked && { event: asked };
}

/** Leaves of a table by one letter, as those of a long text. */
const SHORT: Readonly<Record<string, string>> = { n: 'next', p: 'previous' };

/** What can be typed of the row whose number stands alone; null for what is no number of a row. A number alone does nothing. */
export function rowWords(typed: string, page: TerminalPage): readonly string[] | null {
  const shown = page.shown();
  const text = typed.trim();
  if (shown.kind !== 'list' || !/^\d{1,4}$/.test(text) || shown.view.rows[Number(text) - 1] === undefined) return null;
  return commandsOf(page).flatMap(({ words }) => (words.startsWith(`${Number(text)} `) ? [words] : []));
}

/** What the rows of a list are called: their first words. */
export function rowNames(page: TerminalPage): readonly string[] {
  const shown = page.shown();
  if (shown.kind !== 'list') return [];
  const { columns, rows } = shown.view;
  const at = columns.findIndex(({ kind }) => kind === 'person' || kind === 'words');
  return rows.flatMap(({ cells }) => cells[at] ?? []);
}

/** What takes a word of the person's own, as it is written. */
export function openCommands(page: TerminalPage): readonly string[] {
  const shown = page.shown();
  if (shown.kind !== 'list') return [];
  const { search, toolbar, page: leaf } = shown.view;
  return [
    ...(search ? [`search ${search.fields.map(({ label }) => label.toUpperCase()).join(' or ')}`] : []),
    ...(toolbar?.dates ? ['from YYYY-MM-DD to YYYY-MM-DD'] : []),
    ...(leaf && leaf.of > 1 ? [`page 1 to ${leaf.of}`] : []),
  ];
}

function commandsOn(shown: Shown): readonly PageCommand[] {
  switch (shown.kind) {
    case 'list':
      return ofList(shown.view);
    case 'index':
      return shown.entries.map(({ path, label }) => leads({ label, to: path }));
    // What can be done stands in its lists.
    case 'operations':
      return [];
    case 'settings':
      return shown.view.state === 'shown'
        ? [
            ...shown.view.view.actions.map(leads),
            ...shown.view.view.operator.flatMap(({ label, actions }) =>
              actions.map((action) => leads({ ...action, label: `${action.label} ${label}` })),
            ),
            ...shown.view.view.products.map(({ label, action }) =>
              leads({ ...action, label: `${action.label} ${label}` }),
            ),
          ]
        : [];
    case 'dashboard':
      return shown.view.state === 'shown'
        ? [...shown.view.view.actions, ...shown.view.view.cards.flatMap(({ action }) => action ?? [])].map(leads)
        : [];
    case 'ticket':
      return shown.view.state === 'shown' ? ofTicket(shown.view.view) : [];
    case 'profile':
      return shown.view.state === 'shown' ? shown.view.view.actions.map(leads) : [];
  }
}

function ofList(view: ListingView): readonly PageCommand[] {
  const { page, tabs, menu, toolbar, rows, detail, cards } = view;
  const choices = [...(menu ? [menu] : []), ...(toolbar?.choices ?? [])];
  const beside = toolbar?.exportBeside;
  return [
    ...(page && page.at < page.of ? [event('next', { type: 'PAGE', at: page.at + 1 })] : []),
    ...(page && page.at > 1 ? [event('previous', { type: 'PAGE', at: page.at - 1 })] : []),
    ...tabs.map(({ name, label }) => event(label, { type: 'TAB', name })),
    ...choices.flatMap(({ name, label, options }) =>
      options.map((one) => event(`${label} ${one.label}`, { type: 'CHOOSE', name, value: one.value })),
    ),
    ...(toolbar?.dates?.clear ? [event('clear', { type: 'CLEAR' })] : []),
    ...(toolbar?.export ? [event('export', { type: 'EXPORT' })] : []),
    ...(beside ? [event(beside.label, { type: 'EXPORT', tab: beside.tab })] : []),
    ...(detail ? [event('close', { type: 'CLOSE' })] : []),
    ...(detail?.actions.map(leads) ?? []),
    ...cards.flatMap(({ action }) => (action ? [leads(action)] : [])),
    ...rows.flatMap(({ id, actions }, at) =>
      actions
        // What a terminal shows is copied there.
        .filter(({ busy, copies }) => !busy && copies === undefined)
        .map(({ name, label, leads: to }): PageCommand => {
          const words = `${at + 1} ${label}`;
          return to ? { words, does: { leads: to } } : event(words, { type: 'ACT', row: id, action: name });
        }),
    ),
  ];
}

/** A reply, what else can be done, and the files to keep. */
function ofTicket({ reply, actions, messages }: TicketView): readonly PageCommand[] {
  const files = messages.flatMap((message) => message.files);
  return [
    leads(reply),
    ...actions.map(leads),
    ...files.map(({ id, name }) => event(`keep ${name}`, { type: 'KEEP', file: id })),
  ];
}

/** A search, days, or a page by its number. */
function asks(text: string, { search, toolbar, page }: ListingView): ListingEvent | null {
  const [, wanted] = /^search (.+)$/i.exec(text) ?? [];
  if (wanted !== undefined && search)
    return searchFor(
      wanted,
      search.fields.map(({ name }) => name),
    );
  const [, from, , to] = /^from (\d{4}-\d\d-\d\d)( to (\d{4}-\d\d-\d\d))?$/i.exec(text) ?? [];
  if (from !== undefined && toolbar?.dates) return { type: 'DATES', from, to: to ?? '' };
  const [, leaf] = /^page (\d{1,6})$/i.exec(text) ?? [];
  return leaf !== undefined && page ? { type: 'PAGE', at: Math.min(Math.max(1, Number(leaf)), page.of) } : null;
}

/** Digits are a meter number where there is a search for one. */
function searchFor(text: string, fields: readonly ('name' | 'meterNumber')[]): ListingEvent {
  const digits = /^[\d -]+$/.test(text);
  const meter = fields.includes('meterNumber') && (digits || !fields.includes('name'));
  return { type: 'SEARCH', name: meter ? '' : text, meterNumber: meter ? text.replaceAll(/[ -]/g, '') : '' };
}
