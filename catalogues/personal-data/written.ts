import type { PersonalData } from './kept.ts';

/** What was written to people and by them. */
export const WRITTEN_DATA: readonly PersonalData[] = [
  {
    name: 'tickets',
    title: 'Tickets',
    what: 'What you wrote to support, the files you sent along, every answer, and where to send it.',
    why: 'To answer you, and to know what was said when you ask again.',
    kept: { until: 'account' },
    stores: [
      {
        table: 'tickets',
        columns: [
          ...['key', 'topic', 'state', 'user_id', 'name', 'email', 'phone', 'order_id', 'meter_number', 'known'],
          'challenge',
        ],
        whose: { column: 'user_id' },
        gives: ['id', 'topic', 'state', 'name', 'email', 'phone', 'order_id', 'meter_number', 'opened_at', 'last_at'],
        goes: { name: 'Deleted account', email: '', phone: null, known: null },
      },
      {
        table: 'ticket_messages',
        columns: ['key', 'written_by', 'side', 'text'],
        whose: { column: 'ticket_id', is: 'tickets.id' },
        gives: ['ticket_id', 'side', 'text', 'at'],
        goes: { text: 'Deleted with the account.' },
      },
      {
        table: 'ticket_files',
        columns: ['id', 'name', 'type', 'bytes'],
        whose: { column: 'message_id', is: 'ticket_messages.id' },
        gives: ['message_id', 'name', 'type'],
        goes: 'rows',
      },
      {
        table: 'ticket_marks',
        columns: ['user_id'],
        whose: { column: 'user_id' },
        gives: ['ticket_id', 'read_to'],
        goes: 'rows',
      },
    ],
  },
  {
    name: 'messages',
    title: 'Messages from the contact page',
    what: 'What you wrote there, your name, and where to send the answer.',
    why: 'To answer you.',
    kept: { days: 730, after: 'created_at' },
    stores: [
      {
        table: 'support_messages',
        columns: ['id', 'challenge', 'user_id', 'name', 'email', 'phone', 'message'],
        whose: { column: 'user_id' },
        gives: ['name', 'email', 'phone', 'message', 'created_at'],
        goes: 'rows',
      },
    ],
  },
  {
    name: 'mails',
    title: 'Mails we sent you',
    what: 'The mails themselves, and whether they could be sent. What is secret in one is forgotten once it is sent.',
    why: 'To send them, to send them again, and to find out why one did not arrive.',
    kept: { days: 180, after: 'created_at' },
    stores: [
      {
        table: 'mail_outbox',
        columns: ['id', 'to_address', 'subject', 'text', 'html', 'attachments', 'last_error', 'reply_to', 'receipt_of'],
        whose: { column: 'to_address', is: 'users.email' },
        gives: ['to_address', 'subject', 'text', 'created_at', 'sent_at', 'failed_at'],
        // A link that works is in it until it is sent: a session is not the mailbox.
        hides: { columns: ['text'], where: 'secret' },
        goes: 'rows',
      },
    ],
  },
  {
    name: 'counted',
    title: 'Counts against misuse',
    what: 'How often something was tried by an account, an address or a network.',
    why: 'So that nobody guesses passwords or floods the portal.',
    kept: { until: 'counted' },
    stores: [{ table: 'rate_limits', columns: ['key'] }],
  },
  {
    name: 'sandbox',
    title: 'The sandbox',
    what: 'Mails and payments of a demonstration, where nothing is real.',
    why: 'To try the portal without money. A portal that sells has none of it.',
    kept: { until: 'account' },
    demonstration: true,
    stores: [
      {
        table: 'sandbox_mail',
        columns: ['outbox_id', 'to_address', 'subject', 'text', 'html', 'attachments', 'reply_to'],
        whose: { column: 'to_address', is: 'users.email' },
        goes: 'rows',
      },
      {
        table: 'sandbox_payments',
        columns: [
          ...['order_id', 'name', 'email', 'narration', 'trans_id', 'card_ending', 'account_number', 'to_account'],
          'refund_reference',
        ],
        whose: { column: 'order_id', is: 'orders.order_id' },
        goes: { name: '', email: '' },
      },
      {
        table: 'sandbox_accounts',
        columns: ['account_number', 'holder', 'name', 'email'],
        whose: { column: 'email', is: 'users.email' },
        goes: { name: '', email: '' },
      },
      {
        table: 'sandbox_vends',
        columns: ['reference', 'account', 'token', 'other_tokens'],
        whose: { column: 'reference', is: 'orders.order_id' },
      },
    ],
  },
];
