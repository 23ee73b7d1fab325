import type { Awaits } from '#catalogues/residents.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { OPERATOR } from '#catalogues/sentences/platform/operator.ts';
import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import type { TicketMessage, TicketView } from '#machines/pages/tickets/view.ts';
import type { DashboardView, PlatformSettingsView, ProfileView } from '#machines/pages/view.ts';
import { drawRows } from '../screen/rows.ts';
import { type Screen, toned } from '../screen/screen.ts';
import { drawTable, INDENT } from '../screen/table.ts';
import { harmless, wrapped } from '../screen/text.ts';
import { commandsOf, openCommands } from './commands.ts';
import { drawList } from './draw-list.ts';
import { drawOperations } from './draw-operations.ts';
import { drawCards, drawChart } from './figures.ts';
import type { IndexEntry, Shown, TerminalPage } from './terminal-page.ts';

const REMINDERS = {
  confirmation: TERMINAL.unverified,
  verification: SENTENCES.awaitsVerification,
} as const satisfies Record<Exclude<Awaits, 'nothing'>, string>;

/** A page as lines of a terminal, with what can be done on it below. */
export function drawPage(page: TerminalPage, screen: Screen): string {
  return [screen.paint('bold', page.title), ...drawShown(page.shown(), screen), ...drawCommands(page, screen)].join(
    '\n',
  );
}

function drawShown(shown: Shown, screen: Screen): readonly string[] {
  if (shown.kind === 'list') return drawList(shown.view, screen);
  if (shown.kind === 'index') return drawIndex(shown.entries, screen);
  if (shown.view.state === 'failed') return [toned(screen, 'danger', harmless(shown.view.problem))];
  if (shown.view.state !== 'shown') return [];
  switch (shown.kind) {
    case 'dashboard':
      return drawDashboard(shown.view.view, screen);
    case 'profile':
      return drawProfile(shown.view.view, screen);
    case 'operations':
      return drawOperations(shown.view.view, screen);
    case 'settings':
      return drawSettings(shown.view.view, screen);
    case 'ticket':
      return drawTicket(shown.view.view, shown.view.notice, screen);
  }
}

/** Words that lead on: those with rows once for all of them, or they would fill the screen. */
function drawCommands(page: TerminalPage, screen: Screen): readonly string[] {
  const rowWords = new Set<string>();
  const words = commandsOf(page).flatMap(({ words: one }) => {
    const [, action] = /^\d+ (.+)$/.exec(one) ?? [];
    if (action === undefined) return [one];
    const known = rowWords.has(action);
    rowWords.add(action);
    return known ? [] : [`NUMBER ${action}`];
  });
  const text = `${TERMINAL.pageCommands} ${[...openCommands(page), ...words].join(' | ')}`;
  return wrapped(harmless(text), screen.measure - INDENT.length).map((line) => screen.paint('dim', `${INDENT}${line}`));
}

const INDEX = [
  { name: 'path', label: 'Address', align: 'start' },
  { name: 'label', label: 'Page', align: 'start' },
  { name: 'holds', label: 'Holds', align: 'start' },
] as const;

function drawIndex(entries: readonly IndexEntry[], screen: Screen): readonly string[] {
  if (entries.length === 0) return [];
  return drawTable({ columns: INDEX, rows: entries.map(({ path, label, holds }) => [path, label, holds]) }, screen);
}

function drawDashboard(
  { heading, line, badge, cards, charts, table }: DashboardView,
  screen: Screen,
): readonly string[] {
  return [
    harmless(heading),
    ...(line ? wrapped(harmless(line), screen.measure) : []),
    ...(badge ? [toned(screen, badge.tone, badge.text)] : []),
    ...drawCards(cards, screen),
    ...charts.flatMap((chart) => drawChart(chart, screen)),
    ...(table ? ['', harmless(table.title), ...drawTable(table, screen)] : []),
  ];
}

function drawProfile({ rows, awaits, choices }: ProfileView, screen: Screen): readonly string[] {
  const reminder = awaits === 'nothing' ? [] : [toned(screen, 'warning', REMINDERS[awaits])];
  return [
    ...drawRows(rows, screen),
    ...reminder,
    ...choices.flatMap(({ title, badge, line }) => [
      '',
      `${harmless(title)}  ${toned(screen, badge.tone, badge.text)}`,
      ...wrapped(harmless(line), screen.measure),
    ]),
  ];
}

function drawSettings({ notice, operator, products }: PlatformSettingsView, screen: Screen): readonly string[] {
  const columns = [
    { name: 'product', label: 'Product', align: 'start' },
    { name: 'state', label: 'State', align: 'start' },
  ] as const;
  const toneOf = (row: number, column: string) => (column === 'state' ? products[row]?.badge.tone : undefined);
  return [
    ...wrapped(harmless(TERMINAL.noticeNow(notice)), screen.measure),
    ...drawRows(
      operator.map(({ label, text }) => ({ label, value: text ?? OPERATOR.notSet })),
      screen,
    ),
    ...drawTable({ columns, rows: products.map(({ label, badge }) => [label, badge.text]), toneOf }, screen),
  ];
}

/** A ticket with everything that was written on it, in its order. */
function drawTicket(view: TicketView, notice: string | null, screen: Screen): readonly string[] {
  const { number, about, badge, facts, messages, note } = view;
  return [
    `${harmless(number)}  ${harmless(about)}  ${toned(screen, badge.tone, badge.text)}`,
    ...drawRows(facts, screen),
    ...messages.flatMap((message) => drawWritten(message, screen)),
    ...(note ? ['', ...wrapped(harmless(note), screen.measure)] : []),
    ...(notice ? [toned(screen, 'warning', harmless(notice))] : []),
  ];
}

function drawWritten({ by, when, text, files }: TicketMessage, screen: Screen): readonly string[] {
  return [
    '',
    screen.paint('bold', harmless([by, when].filter(Boolean).join(', '))),
    ...wrapped(harmless(text), screen.measure - INDENT.length).map((line) => `${INDENT}${line}`),
    ...files.map(({ name, detail }) => screen.paint('dim', `${INDENT}${TERMINAL.attached(harmless(name), detail)}`)),
  ];
}
