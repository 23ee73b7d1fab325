import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import type { TicketMessage, TicketView } from '#machines/pages/tickets/view.ts';
import { drawRows } from '../screen/rows.ts';
import { type Screen, toned } from '../screen/screen.ts';
import { INDENT } from '../screen/table.ts';
import { harmless, wrapped } from '../screen/text.ts';

/** A ticket with everything that was written on it, in its order. */
export function drawTicket(view: TicketView, notice: string | null, screen: Screen): readonly string[] {
  const { number, about, badge, facts, messages, note } = view;
  return [
    `${harmless(number)}  ${harmless(about)}  ${toned(screen, badge.tone, badge.text)}`,
    ...drawRows(facts, screen),
    ...messages.flatMap((message) => drawWritten(message, screen)),
    ...(note ? ['', ...wrapped(harmless(note), screen.columns)] : []),
    ...(notice ? [toned(screen, 'warning', harmless(notice))] : []),
  ];
}

function drawWritten({ by, when, text, files }: TicketMessage, screen: Screen): readonly string[] {
  return [
    '',
    screen.paint('bold', harmless([by, when].filter(Boolean).join(', '))),
    ...wrapped(harmless(text), screen.columns - INDENT.length).map((line) => `${INDENT}${line}`),
    ...files.map(({ name, detail }) => screen.paint('dim', `${INDENT}${TERMINAL.attached(harmless(name), detail)}`)),
  ];
}
