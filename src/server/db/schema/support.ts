import type { ColumnType, Generated } from 'kysely';
import type { IntentName } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import type { AttachmentType, TicketState, TicketTopic } from '#catalogues/tickets.ts';
import type { UtteranceCount, UtteranceKind } from '#catalogues/utterances.ts';

/** A message to support; `challenge` is the nonce of the robot check that it was sent under. */
export interface SupportMessagesTable {
  id: string;
  challenge: string;
  user_id: string | null;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  created_at: Date;
}

/** A fault of the portal, once, with how often it was reported. */
export interface ClientFaultsTable {
  reference: string;
  name: string;
  message: string;
  place: string;
  stack: string;
  count: number;
  first_at: Date;
  last_at: Date;
}

/** How often something became of a sentence on a day in Lagos; `place`: which of the things offered was chosen, else 0. */
interface UtteranceCountsTable {
  day: ColumnType<string, string, never>;
  role: Role | 'visitor';
  kind: UtteranceCount;
  place: number;
  count: number;
}

/** A sentence of somebody who agreed to that, masked; its row goes when they agree no longer, and when its time is over. */
interface UtterancesTable {
  id: Generated<number>;
  user_id: string;
  role: Role;
  text: string;
  kind: UtteranceKind;
  understood: IntentName;
  /** Names of intents with commas between them. */
  offered: string;
  chosen: IntentName | null;
  at: Date;
  label: IntentName | null;
}

/** The tables about support. */
export interface SupportTables {
  utterance_counts: UtteranceCountsTable;
  utterances: UtterancesTable;
  client_faults: ClientFaultsTable;
  support_messages: SupportMessagesTable;
}

/** A ticket; its number is `T-` and its id in six digits. `user_id` null: a visitor's. */
export interface TicketsTable {
  id: Generated<number>;
  key: string;
  topic: TicketTopic;
  state: Generated<TicketState>;
  user_id: string | null;
  estate_id: number | null;
  name: string;
  email: string;
  phone: string | null;
  order_id: string | null;
  meter_number: string | null;
  /** What the chat had found out when it was opened, as the browser sent it: nobody has checked it. */
  known: string | null;
  opened_at: Date;
  last_at: Date;
  /** The nonce of the robot check that a visitor opened it under. */
  challenge: Generated<string | null>;
}

/** Something that was written on a ticket; `portal` notes what was done with it, `chat` is what came along from the chat. */
interface TicketMessagesTable {
  id: Generated<number>;
  ticket_id: number;
  key: string | null;
  written_by: string | null;
  side: 'person' | 'support' | 'portal' | 'chat';
  text: string;
  at: Date;
}

/** How far somebody who may read a ticket has read it, and has been told of it: ids of its messages. */
interface TicketMarksTable {
  ticket_id: number;
  user_id: string;
  read_to: Generated<number>;
  told_to: Generated<number>;
}

/** A file on a ticket, of the type that its content shows. */
interface TicketFilesTable {
  id: string;
  message_id: number;
  name: string;
  type: AttachmentType;
  bytes: Uint8Array;
}

/** What is open in the conversation of a person, and remembered of it: JSON text without any secret. */
interface KeptConversationsTable {
  user_id: string;
  revision: number;
  kept: string;
  kept_at: Date;
}

/** A turn of a kept conversation, JSON text without any secret; null once it is withdrawn. Its id is its device's, its number ours. */
interface ConversationMessagesTable {
  user_id: string;
  number: number;
  id: string;
  message: string | null;
}

/** The tables about tickets and kept conversations. */
export interface TicketsTables {
  tickets: TicketsTable;
  ticket_messages: TicketMessagesTable;
  ticket_marks: TicketMarksTable;
  ticket_files: TicketFilesTable;
  kept_conversations: KeptConversationsTable;
  conversation_messages: ConversationMessagesTable;
}
