import type { Reading } from '../reading.ts';
import { wordsOf } from './phrases.ts';

/** What a sentence says of support tickets. */
export interface TicketsSaid {
  /** The number of one, in the form that the portal gives them. */
  readonly number?: string;
  /** A new one is wanted. */
  readonly open?: true;
}

/** 'Ticket 123', and 'T-000123' alone. */
const NUMBERED = /\btickets? (?:number |no )?(?:t )?0*(\d{1,9})\b/;
const ALONE = /^t ?0*(\d{1,9})$/;
const DIGITS = 6;
const OPENS = /\b(?:open|create|raise|log|lodge|start|new|file)\b (?:\p{L}+ ){0,3}(?:tickets?|complaint)\b/u;
const LISTS =
  /\b(?:my|show|list|all|open|the|our|any|see|check|unread) (?:\p{L}+ ){0,2}tickets?\b|^(?:support )?tickets?(?: status)?$/u;

/** What a sentence says of tickets: 'my tickets', 'ticket T-000123', 'open a ticket'; null where it speaks of none. */
export function ticketsSaid(reading: Pick<Reading, 'text'>): TicketsSaid | null {
  const words = wordsOf(reading);
  const [, digits] = NUMBERED.exec(words) ?? ALONE.exec(words) ?? [];
  if (digits !== undefined) return { number: `T-${digits.padStart(DIGITS, '0')}` };
  if (OPENS.test(words) && !/\bmy\b/.test(words)) return { open: true };
  return LISTS.test(words) ? {} : null;
}
