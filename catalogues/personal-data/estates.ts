import type { PersonalData, Store } from './kept.ts';
import { BOOK_YEARS } from './spans.ts';

/** A table that only names by whom something was done. */
const by = (table: string, ...columns: readonly string[]): Store => ({ table, columns });

/** What estates keep of their houses, and the records of who did what. */
export const ESTATE_DATA: readonly PersonalData[] = [
  {
    name: 'house',
    title: 'Your house',
    what: 'What your estate says of its meters: address, landlord, what was charged and what is owed. Also who came to a meter and left it, and when.',
    why: 'It is the estate’s own list. What a house owes stays with the house.',
    kept: { until: 'house' },
    stores: [
      by('meters', 'meter_number', 'landlord_name', 'house_address'),
      {
        table: 'meter_moves',
        columns: ['meter_number', 'user_id', 'way', 'day', 'made_by', 'reason', 'transaction_id'],
        whose: { column: 'user_id' },
        gives: ['meter_number', 'way', 'day', 'at'],
      },
      {
        table: 'household_heads',
        columns: ['meter_number', 'user_id', 'named_by'],
        whose: { column: 'user_id' },
        gives: ['meter_number', 'named_at'],
        goes: 'rows',
      },
      {
        table: 'refused_residents',
        columns: ['user_id', 'meter_number', 'reason', 'refused_by'],
        whose: { column: 'user_id' },
        gives: ['meter_number', 'reason', 'at'],
        goes: 'rows',
      },
      by('dev_levies', 'meter_number'),
      by('earlier_payments', 'meter_number', 'due'),
      by('charging_meters', 'meter_number'),
      by('charge_lines', 'meter_number', 'month', 'state', 'failure', 'transaction_id'),
      by('arrears_standings', 'meter_number', 'name'),
      by('arrears_changes', 'meter_number', 'name', 'why'),
      by('arrears_exceptions', 'meter_number', 'until_day', 'reason', 'given_by', 'ended_by'),
      by('credit_looks', 'meter_number'),
    ],
  },
  {
    name: 'deeds',
    title: 'Who did what',
    what: 'A line for each change of an account, a meter, a price or a payment, each sign-in, and each look at what is somebody else’s: when, by whom, from which network address and what. Lines of the activity log and of the books are only ever added.',
    why: 'So that who handles other people’s money can be asked about it, as the law wants.',
    kept: { until: 'books', years: BOOK_YEARS },
    stores: [
      {
        table: 'audit',
        columns: ['actor', 'action', 'subject', 'detail', 'address'],
        whose: { column: 'actor' },
        gives: ['at', 'action', 'address'],
      },
      by('admin_requests', 'kind', 'state', 'name', 'note', 'made_by', 'answered_by', 'answer', 'key', 'description'),
      by('announcements', 'kind', 'text', 'streets', 'made_by'),
      by('approvals', ...['kind', 'subject', 'part', 'reason', 'asked_by', 'state', 'ended_by', 'ended_because']),
      by('arrears_policies', 'rule', 'from_day', 'reason', 'set_by'),
      by(
        'charge_runs',
        ...['due', 'month', 'reason', 'stands_from', 'once_key', 'state', 'made_by', 'taken_back_by'],
        ...['taken_back_reason', 'back_transaction_id', 'pay_by'],
      ),
      by('cash_payments', 'meter_number', 'due', 'day', 'payer', 'note', 'key', 'made_by', 'transaction_id'),
      by('due_reminder_days', 'from_day', 'set_by'),
      by('energy_bills', 'month', 'made_by'),
      by('estate_payments', 'day', 'reference', 'recorded_by', 'taken_back_by', 'taken_back_reason'),
      by('outages', 'vendor', 'supply', 'source', 'reason', 'account', 'set_by'),
      by('platform_settings', 'name', 'value', 'set_by'),
      by('published', 'what', 'published_by'),
      by('reminder_runs', 'over', 'state', 'since', 'asked_by'),
      by('service_prices', 'from_day', 'set_by'),
      by('setting_changes', 'name', 'scope', 'value', 'reason', 'set_by'),
      by('spendings', 'head', 'day', 'payee', 'note', 'key', 'made_by'),
    ],
  },
];
