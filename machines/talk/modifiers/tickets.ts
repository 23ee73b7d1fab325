import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import type { TicketState } from '#catalogues/tickets.ts';
import type { TicketsSaid } from '../context.ts';
import { anywhere } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { wordsOf } from './trouble.ts';

/** 'Ticket 123', and 'T-000123' alone. */
const NUMBERED = /\btickets? (?:number |no )?(?:t )?0*(\d{1,9})\b/;
const ALONE = /^t ?0*(\d{1,9})$/;
const DIGITS = 6;
const OPENS = /\b(?:open|create|raise|log|lodge|start|new|file)\b (?:\p{L}+ ){0,3}(?:tickets?|complaint)\b/u;
/** The same as what somebody wants done with what was just spoken of. */
const REPORTS =
  /^(?:(?:please|pls|abeg|i|want|wan|to|let|me|just) )*(?:report|escalate) (?:it|am|this|that|(?:the|this|my) (?:issue|problem|matter|case))(?: (?:to|for) (?:support|them|una|you))?(?: please| abeg| o)?$/;
/** 'New tickets' are there already; a new ticket is to be opened. */
const UNREAD = anywhere(MODIFIER_PHRASES.unread);
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

/** What is to be done with a ticket, as far as a sentence says it. `number`: only its digits. */
export interface TicketDeed {
  readonly digits?: string;
  /** What is to be written on it; empty where that is not said. */
  readonly reply?: string;
  readonly close?: boolean;
}

const PLEASE =
  /^[\s,]*(?:(?:please|pls|plz|abeg|kindly|can you|could you|help me|i want to|i wan|i wish to|let me|make i)[\s,]+)*/i;
const NAMED =
  '(?:(?:my|the|a|this|that|support|on|to|for|with)\\s+)*(?:tickets?\\s*(?:number|no\\.?|#)?\\s*(?:t\\s*-?\\s*)?|t\\s*-?\\s*)';
const TICKET = `${NAMED}(?:0*(\\d{1,9}))?`;

const REPLIES = new RegExp(`^(?:reply|respond|answer|comment|write(?:\\s+back)?|add)\\s+${TICKET}(?![\\w-])`, 'i');
const CLOSES = new RegExp(`^(?:close|resolve|shut)\\s+${TICKET}(?![\\w-])`, 'i');
const REOPENS = new RegExp(`^(?:re-?\\s?open|open\\s+(?:back|again))\\s+${TICKET}(?![\\w-])`, 'i');
const OPENS_AGAIN = new RegExp(`^open\\s+${TICKET}\\s+(?:again|back)\\b`, 'i');
/** Said of many they are a list: 'close tickets' is none that could be closed. */
const MANY = anywhere(MODIFIER_PHRASES.many, 'i');

const LEADS_IN = /^\s*(?:[:;,.–—-]+|\b(?:saying|say|that|with)\b:?)?\s*/i;

/** What a sentence wants done with a ticket: 'reply to T-000123: it works now', 'close ticket 123'; null where it wants nothing. */
export function ticketDeed(text: string): TicketDeed | null {
  const said = text.replace(PLEASE, '');
  const replied = REPLIES.exec(said);
  if (replied) {
    const rest = said.slice(replied[0].length).replace(LEADS_IN, '').trim();
    return { ...digitsOf(replied), reply: rest };
  }
  const again = REOPENS.exec(said) ?? OPENS_AGAIN.exec(said);
  if (again && !MANY.test(again[0])) return { ...digitsOf(again), close: false };
  const closed = CLOSES.exec(said);
  return closed && !MANY.test(closed[0]) ? { ...digitsOf(closed), close: true } : null;
}

const digitsOf = ([, digits]: RegExpExecArray): { readonly digits?: string } =>
  digits === undefined ? {} : { digits };

const STATES: readonly (readonly [RegExp, TicketState])[] = [
  [/\b(?:open|pending|unanswered|waiting) (?:support )?tickets\b/, 'open'],
  [/\banswered (?:support )?tickets\b/, 'answered'],
  [/\b(?:closed|resolved) (?:support )?tickets\b/, 'closed'],
];

/** Which tickets a list is to show: 'open tickets'; undefined where that is not said. `words`: without signs. */
export function ticketState(words: string): TicketState | undefined {
  return STATES.find(([says]) => says.test(words))?.[1];
}
