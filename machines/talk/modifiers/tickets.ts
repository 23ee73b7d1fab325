import { TICKET_PHRASES } from '#catalogues/lexicon/phrases/tickets.ts';
import type { TicketState } from '#catalogues/tickets.ts';
import type { TicketsSaid } from '../besides.ts';
import { type Pattern, type Said, saidOf } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';

const SAYS = patterns(TICKET_PHRASES);

/** 'T-000123' and nothing else. */
const ALONE = /^t ?0*(\d{1,9})$/;
const NUMBER = /^0*(\d{1,9})$/;
const DIGITS = 6;

const numbered = (digits: string): string => `T-${digits.padStart(DIGITS, '0')}`;

const digitsAt = ({ words }: Said, at: number): string | undefined => NUMBER.exec(words[at] ?? '')?.[1];

/** 'Ticket 123', and 'T-000123' alone. */
function numberIn(said: Said): string | undefined {
  const behind = SAYS.numbered.mayStand(said) ? said.words.flatMap((_, from) => SAYS.numbered.ends(said, from)) : [];
  const found = behind.map((at) => digitsAt(said, at)).find((digits) => digits !== undefined);
  return found ?? (said.words.length <= 2 ? ALONE.exec(said.words.join(' '))?.[1] : undefined);
}

/** What a sentence says of tickets: 'my tickets', 'ticket T-000123', 'open a ticket'; null where it speaks of none. */
export function ticketsSaid({
  text,
  plain: said,
  onlyWords,
}: Pick<Reading, 'text' | 'plain' | 'onlyWords'>): TicketsSaid | null {
  const deed = mayBeDone(said) || (!onlyWords && TOUCH.test(text)) ? ticketDeed(text) : null;
  if (deed !== null) return deed;
  const digits = numberIn(said);
  if (digits !== undefined) return { number: numbered(digits) };
  const state = STATES.find(([pattern]) => pattern.isIn(said))?.[1];
  if (state !== undefined) return { state };
  if (SAYS.unread.isIn(said)) return {};
  if ((SAYS.opens.isIn(said) && !SAYS.own.isIn(said)) || SAYS.reports.covers(said)) return { open: true };
  return SAYS.lists.isIn(said) || SAYS.listsAlone.covers(said) ? {} : null;
}

/** Which tickets a list is to show: 'open tickets'. */
const STATES: readonly (readonly [Pattern, TicketState])[] = [
  [SAYS.stateOpen, 'open'],
  [SAYS.stateAnswered, 'answered'],
  [SAYS.stateClosed, 'closed'],
];

/** Letters and digits apart, so that 'T000123' names a ticket as 'T-000123' does. */
const PIECE = /\p{L}[\p{L}'’]*|\d+/gu;

/** A text in pieces, and where each ends in it. */
function piecesOf(text: string): { readonly said: Said; readonly ends: readonly number[] } {
  const pieces = [...text.matchAll(PIECE)];
  return {
    said: saidOf(pieces.map(([piece]) => piece.toLowerCase().replace(/['’]/g, ''))),
    ends: pieces.map(({ 0: piece, index }) => index + piece.length),
  };
}

/** What is said of one ticket: its number, and where that ends; null where nothing is, or it is said of many. */
function oneTicket(said: Said, verb: Pattern): { readonly digits?: string; readonly to: number } | null {
  const end = verb.endAt(said, 0);
  if (end < 0) return null;
  const digits = digitsAt(said, end);
  return digits === undefined ? { to: end } : { digits, to: end + 1 };
}

const isMany = ({ words }: Said, to: number): boolean => words.slice(0, to).some((word) => SAYS.many.is(word));

/** What may be done with a ticket. */
const DEEDS = [SAYS.replies, SAYS.opensOne, SAYS.reopens, SAYS.closes];

/** Where a letter and a digit touch, they may be two words. */
const TOUCH = /\p{L}['’]*\p{N}|\p{N}['’]*\p{L}/u;

const mayBeDone = (said: Said): boolean => DEEDS.some((pattern) => pattern.mayStand(said));

/** What a sentence wants done with a ticket: 'reply to T-000123: it works now', 'close ticket 123'; null where it wants nothing. */
function ticketDeed(text: string): TicketsSaid | null {
  const { said, ends } = piecesOf(text);
  const named = ({ digits }: { readonly digits?: string }) =>
    digits === undefined ? {} : { number: numbered(digits) };
  const replied = oneTicket(said, SAYS.replies);
  if (replied) return { ...named(replied), reply: behind(text, ends[replied.to - 1] ?? 0) };
  const opened = oneTicket(said, SAYS.opensOne);
  const again = oneTicket(said, SAYS.reopens) ?? (opened && SAYS.again.is(said.words[opened.to]) ? opened : null);
  if (again && !isMany(said, again.to)) return { ...named(again), close: false };
  const closed = oneTicket(said, SAYS.closes);
  return closed && !isMany(said, closed.to) ? { ...named(closed), close: true } : null;
}

/** What is to be written on a ticket: all behind its name, and behind what leads in. */
function behind(text: string, from: number): string {
  const rest = text.slice(from).replace(/^\s*[:;,.–—-]*/, '');
  const [first = ''] = /^\s*\p{L}+/u.exec(rest) ?? [];
  return (SAYS.leadsIn.is(first.trim().toLowerCase()) ? rest.slice(first.length).replace(/^:/, '') : rest).trim();
}
