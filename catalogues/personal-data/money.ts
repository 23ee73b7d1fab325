import type { PersonalData, Whose } from './kept.ts';
import { BOOK_YEARS } from './spans.ts';

const BOOKS = { until: 'books', years: BOOK_YEARS } as const;
const OF_AN_ORDER: Whose = { column: 'order_id', is: 'orders.order_id' };

/** What was paid and what for. */
export const MONEY_DATA: readonly PersonalData[] = [
  {
    name: 'orders',
    title: 'What you buy',
    what: 'What it was, the amount, the meter, phone, account or smartcard it was for, your name and e-mail address for the receipt, and what was delivered: tokens, units and receipts.',
    why: 'To deliver it, to show it to you again, and because the law asks for the books of what was sold.',
    kept: BOOKS,
    stores: [
      {
        table: 'orders',
        columns: [
          ...['order_id', 'user_id', 'destination_account', 'state', 'email', 'customer_name', 'narration', 'kind'],
          ...['idempotency_key', 'body_hash', 'widget', 'account_name', 'package', 'phone', 'payment_reference'],
          ...['payment_hints', 'card_refusal', 'trace', 'last_vendor_answer', 'meter_type', 'company', 'currency'],
          ...['claimed_by', 'provider', 'price_list', 'screen'],
        ],
        whose: { column: 'user_id' },
        gives: [
          ...['order_id', 'kind', 'state', 'destination_account', 'package', 'phone', 'amount_kobo'],
          ...['fee_kobo', 'total_kobo', 'debt_kobo', 'currency', 'email', 'customer_name', 'narration', 'months'],
          ...['payment_reference', 'meter_type', 'created_at', 'captured_at'],
        ],
        goes: { email: '', customer_name: '', account_name: '', phone: null, widget: null },
      },
      {
        table: 'tokens',
        columns: ['order_id', 'token', 'units', 'vendor', 'other_tokens', 'vouchers', 'receipt_no', 'tariff'],
        whose: OF_AN_ORDER,
        gives: [
          ...['order_id', 'token', 'units', 'other_tokens', 'vouchers', 'receipt_no', 'tariff', 'vat_kobo'],
          ...['debt_kobo', 'delivered_at'],
        ],
      },
      {
        table: 'token_loads',
        columns: ['order_id', 'digits'],
        whose: OF_AN_ORDER,
        gives: ['order_id', 'digits', 'loaded_at'],
      },
      {
        table: 'vend_attempts',
        columns: ['order_id', 'vendor', 'vendor_reference', 'answer', 'refusal'],
        whose: OF_AN_ORDER,
      },
      {
        table: 'small_topups',
        columns: ['meter_number', 'day', 'user_id', 'idempotency_key'],
        whose: { column: 'user_id' },
        gives: ['meter_number', 'day', 'at'],
      },
      { table: 'second_looks', columns: ['order_id'], whose: OF_AN_ORDER },
    ],
  },
  {
    name: 'payments',
    title: 'What you pay',
    what: 'By which payment an order was paid, what went back of it and where, and your account number with us if you opened one. Card numbers we never have.',
    why: 'To find your payment, to give money back, and because the law asks for the books.',
    kept: BOOKS,
    stores: [
      {
        table: 'payments',
        columns: ['order_id', 'provider', 'reference', 'currency', 'merchant_id'],
        whose: OF_AN_ORDER,
        gives: ['order_id', 'provider', 'reference', 'amount_kobo', 'currency', 'recorded_at'],
      },
      {
        table: 'further_payments',
        columns: ['provider', 'reference', 'order_id', 'refund_key', 'refund_reference'],
        whose: OF_AN_ORDER,
        gives: ['order_id', 'provider', 'reference', 'amount_kobo', 'recorded_at', 'returned_at'],
      },
      {
        table: 'refunds',
        columns: ['order_id', 'reason', 'key', 'refund_reference'],
        whose: OF_AN_ORDER,
        gives: ['order_id', 'amount_kobo', 'reason', 'due_at', 'accepted_at', 'refund_reference'],
      },
      {
        table: 'refund_details',
        columns: ['refund_key', 'order_id', 'state', 'by_hand_reference', 'by_hand_from', 'by_hand_by'],
        whose: OF_AN_ORDER,
        gives: ['order_id', 'amount_kobo', 'state', 'asked_at'],
      },
      {
        table: 'refund_accounts',
        columns: ['refund_key', 'bank', 'sealed', 'ending', 'name'],
        whose: { column: 'refund_key', is: 'refund_details.refund_key' },
        gives: ['bank', 'ending', 'name', 'given_at', 'sent_at'],
        goes: 'rows',
      },
      {
        table: 'refund_attempts',
        columns: ['refund_key', 'answer'],
        whose: { column: 'refund_key', is: 'refund_details.refund_key' },
      },
      {
        table: 'refund_marks',
        columns: ['order_id', 'reason', 'marked_by'],
        whose: OF_AN_ORDER,
        gives: ['order_id', 'reason', 'marked_at'],
      },
      {
        table: 'chargebacks',
        columns: ['provider', 'id', 'order_id', 'reference', 'status'],
        whose: OF_AN_ORDER,
        gives: ['order_id', 'amount_kobo', 'status', 'opened_at', 'ended_at'],
      },
      {
        table: 'transfers',
        columns: ['provider', 'reference', 'order_id', 'account_number', 'account_name', 'bank', 'state'],
        whose: OF_AN_ORDER,
        gives: ['order_id', 'account_number', 'bank', 'amount_kobo', 'state', 'begun_at'],
        goes: { account_name: '' },
      },
      {
        table: 'wrong_sums',
        columns: ['provider', 'event_id', 'reference', 'order_id'],
        whose: OF_AN_ORDER,
        gives: ['order_id', 'amount_kobo', 'told_at'],
      },
      {
        table: 'arrivals',
        columns: [
          ...['provider', 'reference', 'state', 'reason', 'refund_reference', 'account_number', 'user_id', 'sender'],
          ...['decided_by', 'by_hand_by', 'by_hand_from', 'last_answer'],
        ],
        whose: { column: 'user_id' },
        gives: ['provider', 'reference', 'amount_kobo', 'state', 'came_at', 'returned_at', 'account_number'],
        goes: { sender: null },
      },
      {
        table: 'resident_accounts',
        columns: ['provider', 'user_id', 'account_number', 'account_name', 'bank', 'bank_code'],
        whose: { column: 'user_id' },
        gives: ['provider', 'account_number', 'account_name', 'bank', 'opened_at'],
        goes: { account_name: '' },
      },
      {
        table: 'forgotten_payments',
        columns: ['order_id', 'provider', 'reference', 'state', 'reason'],
        whose: OF_AN_ORDER,
      },
      {
        table: 'cases',
        columns: [
          ...['order_id', 'reason', 'kind', 'arrival_provider', 'arrival_reference', 'owner_id', 'closed_by'],
          ...['closed_because', 'difference_kind', 'difference_about'],
        ],
        whose: OF_AN_ORDER,
      },
      {
        table: 'payout_lines',
        columns: ['provider', 'payout_id', 'kind', 'reference', 'order_id'],
        whose: OF_AN_ORDER,
      },
    ],
  },
  {
    name: 'ledger',
    title: 'The books',
    what: 'What each payment moved from which account to which, by the number of the order, without your name.',
    why: 'The law asks for books in which nothing is changed afterwards.',
    kept: BOOKS,
    stores: [
      {
        table: 'ledger_transactions',
        columns: ['id', 'order_id', 'kind', 'narration'],
        whose: OF_AN_ORDER,
        gives: ['id', 'order_id', 'kind', 'narration', 'at'],
      },
      {
        table: 'ledger_entries',
        columns: ['transaction_id', 'account'],
        whose: { column: 'transaction_id', is: 'ledger_transactions.id' },
        gives: ['transaction_id', 'account', 'amount_kobo'],
      },
    ],
  },
  {
    name: 'receipts',
    title: 'Receipts sent again',
    what: 'When a receipt was sent again.',
    why: 'So that nobody is flooded with mails.',
    kept: { days: 7, after: 'sent_at' },
    stores: [{ table: 'receipt_sends', columns: ['order_id'], whose: OF_AN_ORDER }],
  },
  {
    name: 'news',
    title: 'What the payment company told us',
    what: 'The number of each message about a payment, and of which order it was.',
    why: 'So that a message that comes twice counts once.',
    kept: { days: 180, after: 'received_at' },
    stores: [{ table: 'webhook_events', columns: ['provider', 'event_id', 'order_id'], whose: OF_AN_ORDER }],
  },
];
