import type { PersonalData } from './kept.ts';
import { SESSION_DAYS } from './spans.ts';

/** What people have of their own: the account and what hangs on it. */
export const OWN_DATA: readonly PersonalData[] = [
  {
    name: 'account',
    title: 'Your account',
    what: 'Your name, e-mail address, phone number, meter, estate and language, and what you changed of them. Your password is kept in a form that nobody can read back.',
    why: 'To know you when you sign in, and to sell power for your meter.',
    kept: { until: 'account' },
    stores: [
      {
        table: 'users',
        columns: [
          ...['id', 'email', 'password_hash', 'first_name', 'last_name', 'phone', 'role', 'meter_number', 'status'],
          ...['address', 'language'],
        ],
        whose: { column: 'id' },
        gives: [
          ...[
            'id',
            'email',
            'first_name',
            'last_name',
            'phone',
            'role',
            'meter_number',
            'status',
            'address',
            'language',
          ],
          ...['is_verified', 'created_at', 'learning_agreed_at', 'dues_reminders', 'announcement_mails'],
        ],
        goes: { first_name: 'Deleted', last_name: 'account', phone: '', address: null, language: null },
      },
      {
        table: 'account_changes',
        columns: ['user_id', 'kind', 'from_value', 'to_value', 'session_id'],
        whose: { column: 'user_id' },
        gives: ['kind', 'from_value', 'to_value', 'asked_at', 'applied_at', 'ended_at'],
        goes: { from_value: '', to_value: '' },
      },
      {
        table: 'held_meters',
        columns: ['user_id', 'meter_number', 'name', 'status', 'ended_as'],
        whose: { column: 'user_id' },
        gives: ['meter_number', 'name', 'added_at', 'ended_at', 'ended_as'],
        goes: 'rows',
      },
      {
        table: 'user_services',
        columns: ['user_id'],
        whose: { column: 'user_id' },
        gives: ['service_id'],
        goes: 'rows',
      },
      {
        table: 'transaction_counts',
        columns: ['user_id', 'kind', 'span', 'since'],
        whose: { column: 'user_id' },
        gives: ['kind', 'span', 'since', 'successful', 'successful_kobo', 'failed', 'pending'],
      },
    ],
  },
  {
    name: 'conversation',
    title: 'Your conversation',
    what: 'What you and the portal wrote to each other while you were signed in, and what is open in it. Passwords, cards and codes are hidden before it is kept.',
    why: 'So that you can go on where you were, on any of your devices.',
    kept: { until: 'account' },
    stores: [
      {
        table: 'conversation_messages',
        columns: ['user_id', 'id', 'message'],
        whose: { column: 'user_id' },
        gives: ['number', 'message'],
        goes: 'rows',
      },
      {
        table: 'kept_conversations',
        columns: ['user_id', 'kept'],
        whose: { column: 'user_id' },
        gives: ['kept', 'kept_at'],
        goes: 'rows',
      },
    ],
  },
  {
    name: 'sessions',
    title: 'Where you signed in',
    what: 'When you signed in, from which network address and in which browser, when you last did something there, and how it ended; when you last gave a code of your second factor, and the key that is shown while you set one up, encrypted.',
    why: 'To show you where you are signed in, and to know a place where you have signed in before from one where you have not.',
    kept: { days: SESSION_DAYS, after: 'expires_at' },
    stores: [
      {
        table: 'sessions',
        columns: ['id', 'user_id', 'address', 'program', 'device', 'ended_as', 'pending_key'],
        whose: { column: 'user_id' },
        gives: [
          ...(['address', 'program', 'device', 'created_at', 'last_used_at', 'expires_at', 'ended_at'] as const),
          ...(['ended_as', 'proved_at'] as const),
        ],
        goes: 'rows',
      },
    ],
  },
  {
    name: 'second-factor',
    title: 'Your second factor',
    what: 'The key of your authenticator app, encrypted, and your recovery codes in a form that nobody can read back. There are none where you have set up no second factor.',
    why: 'To ask for a code after your password.',
    kept: { until: 'account' },
    stores: [
      {
        table: 'second_factors',
        columns: ['user_id', 'sealed_key'],
        whose: { column: 'user_id' },
        gives: ['confirmed_at'],
        goes: 'rows',
      },
      {
        table: 'recovery_codes',
        columns: ['user_id', 'code_hash'],
        whose: { column: 'user_id' },
        gives: ['made_at', 'used_at'],
        goes: 'rows',
      },
    ],
  },
  {
    name: 'links',
    title: 'Links and invitations',
    what: 'To which address a link or an invitation was mailed, when, and what for. The link itself is not kept.',
    why: 'So that a link works once, and only for whoever it was mailed to.',
    kept: { days: 30, after: 'expires_at' },
    stores: [
      {
        table: 'mailed_links',
        columns: ['id', 'user_id', 'purpose', 'token_hash', 'email'],
        whose: { column: 'user_id' },
        gives: ['purpose', 'email', 'created_at', 'expires_at', 'used_at'],
        goes: 'rows',
      },
      {
        table: 'administrator_invitations',
        columns: ['email', 'first_name', 'last_name', 'phone', 'address', 'token_hash', 'invited_by'],
        whose: { column: 'email', is: 'users.email' },
        gives: [
          ...(['email', 'first_name', 'last_name', 'phone', 'address', 'created_at', 'expires_at'] as const),
          ...(['accepted_at', 'ended_at'] as const),
        ],
        goes: 'rows',
      },
      {
        table: 'household_invitations',
        columns: ['meter_number', 'email', 'invited_by'],
        whose: { column: 'email', is: 'users.email' },
        gives: ['email', 'meter_number', 'created_at', 'expires_at', 'ended_at'],
        goes: 'rows',
      },
    ],
  },
  {
    name: 'learning',
    title: 'What we did not understand, if you let us',
    what: 'Sentences of yours that the portal did not understand, without names and numbers. How often something was not understood we count of everybody, without the words.',
    why: 'So that the portal learns. It is off until you turn it on, and turning it off deletes them.',
    kept: { until: 'agreed' },
    stores: [
      {
        table: 'utterances',
        columns: ['user_id', 'role', 'text', 'kind', 'understood', 'offered', 'chosen', 'label'],
        whose: { column: 'user_id' },
        gives: ['text', 'kind', 'at'],
        goes: 'rows',
      },
    ],
  },
  {
    name: 'told',
    title: 'Reminders and announcements',
    what: 'Of what your estate has told or reminded you, and what you have read of it.',
    why: 'So that nobody is told the same twice. Whether you are reminded by mail, you choose in your profile.',
    kept: { until: 'account' },
    stores: [
      {
        table: 'reminders',
        columns: ['user_id', 'meter_number', 'mail_id'],
        whose: { column: 'user_id' },
        gives: ['meter_number', 'kobo', 'at'],
        goes: 'rows',
      },
      {
        table: 'reminder_people',
        columns: ['user_id', 'meter_number'],
        whose: { column: 'user_id' },
        gives: ['meter_number', 'kobo'],
        goes: 'rows',
      },
      {
        table: 'due_reminders',
        columns: ['user_id', 'meter_number', 'mail_id'],
        whose: { column: 'user_id' },
        gives: ['meter_number', 'days', 'kobo', 'at', 'told_at'],
        goes: 'rows',
      },
      {
        table: 'announcement_marks',
        columns: ['user_id'],
        whose: { column: 'user_id' },
        gives: ['announcement_id', 'told_version', 'read_version'],
        goes: 'rows',
      },
      {
        table: 'announcement_mails',
        columns: ['user_id', 'mail_id'],
        whose: { column: 'user_id' },
        gives: ['announcement_id', 'version', 'at'],
        goes: 'rows',
      },
    ],
  },
];
