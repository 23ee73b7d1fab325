import type { TicketState } from '#catalogues/tickets.ts';

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
const MANY = /\btickets\b/i;

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
