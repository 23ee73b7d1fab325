import type { TicketState } from '#catalogues/tickets.ts';
import type { Reading } from '../reading.ts';
import { wordsOf } from './phrases.ts';
import { ticketDeed, ticketState } from './ticket-deeds.ts';

/** What a sentence says of support tickets. */
export interface TicketsSaid {
  /** The number of one, in the form that the portal gives them. */
  readonly number?: string;
  /** A new one is wanted. */
  readonly open?: true;
  /** It is to be written on; empty where it is not said what. */
  readonly reply?: string;
  /** It is to be closed, or opened again. */
  readonly close?: boolean;
  /** Those of this state are wanted. */
  readonly state?: TicketState;
}

/** 'Ticket 123', and 'T-000123' alone. */
const NUMBERED = /\btickets? (?:number |no )?(?:t )?0*(\d{1,9})\b/;
const ALONE = /^t ?0*(\d{1,9})$/;
const DIGITS = 6;
const OPENS = /\b(?:open|create|raise|log|lodge|start|new|file)\b (?:\p{L}+ ){0,3}(?:tickets?|complaint)\b/u;
/** The same as what somebody wants done with what was just spoken of. */
const REPORTS =
  /^(?:(?:please|pls|abeg|i|want|wan|to|let|me|just) )*(?:report|escalate) (?:it|am|this|that|(?:the|this|my) (?:issue|problem|matter|case))(?: (?:to|for) (?:support|them|una|you))?(?: please| abeg| o)?$/;
/** 'New tickets' are there already; a new ticket is to be opened. */
const UNREAD = /\b(?:new|unread|latest) (?:support )?tickets\b/;
const LISTS =
  /\b(?:my|show|list|all|open|the|our|any|see|check|unread) (?:\p{L}+ ){0,2}tickets?\b|^(?:support )?tickets?(?: status)?$/u;

const numbered = (digits: string): string => `T-${digits.padStart(DIGITS, '0')}`;

/** What a sentence says of tickets: 'my tickets', 'ticket T-000123', 'open a ticket'; null where it speaks of none. */
export function ticketsSaid(reading: Pick<Reading, 'text'>): TicketsSaid | null {
  const words = wordsOf(reading);
  const deed = ticketDeed(reading.text);
  if (deed !== null) {
    const { digits, ...done } = deed;
    return { ...(digits !== undefined && { number: numbered(digits) }), ...done };
  }
  const [, digits] = NUMBERED.exec(words) ?? ALONE.exec(words) ?? [];
  if (digits !== undefined) return { number: numbered(digits) };
  const state = ticketState(words);
  if (state !== undefined) return { state };
  if (UNREAD.test(words)) return {};
  if ((OPENS.test(words) && !/\bmy\b/.test(words)) || REPORTS.test(words)) return { open: true };
  return LISTS.test(words) ? {} : null;
}
