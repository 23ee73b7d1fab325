import type { UsersTable } from './schema/accounts.ts';
import type { MailOutboxTable } from './schema/mail.ts';
import type { OrdersTable, TokensTable, VendAttemptsTable } from './schema/orders.ts';

/** Every column of a table, as this version knows it. */
type Columns<T> = Record<keyof T, 1>;

const ORDERS = {
  ...{ order_id: 1, kind: 1, user_id: 1, provider: 1, destination_account: 1, meter_type: 1, account_name: 1 },
  ...{ package: 1, price_list: 1, screen: 1, phone: 1, estate_id: 1, company: 1, service_id: 1, months: 1 },
  ...{ reduction_kobo: 1, amount_kobo: 1, fee_kobo: 1, debt_kobo: 1, total_kobo: 1, currency: 1, state: 1 },
  ...{ email: 1, customer_name: 1, narration: 1, idempotency_key: 1, body_hash: 1, widget: 1 },
  ...{ payment_reference: 1, payment_hints: 1, looked_up_at: 1, created_at: 1, updated_at: 1, captured_at: 1 },
  ...{ next_probe_at: 1, heard_at: 1, attempts: 1, failed_steps: 1, claimed_until: 1, claimed_by: 1 },
  ...{ look_again: 1, last_vendor_answer: 1, trace: 1, card_refusal: 1 },
} as const satisfies Columns<OrdersTable>;

const TOKENS = {
  ...{ order_id: 1, token: 1, units: 1, other_tokens: 1, tariff: 1, vat_kobo: 1, debt_kobo: 1, receipt_no: 1 },
  ...{ vouchers: 1, vendor: 1, delivered_at: 1 },
} as const satisfies Columns<TokensTable>;

const VEND_ATTEMPTS = {
  ...{ order_id: 1, number: 1, vendor: 1, vendor_reference: 1, sent_at: 1, answer: 1, answered_at: 1 },
  ...{ first_missing_at: 1, refusal: 1 },
} as const satisfies Columns<VendAttemptsTable>;

const USERS = {
  ...{ id: 1, email: 1, password_hash: 1, first_name: 1, last_name: 1, phone: 1, role: 1, estate_id: 1 },
  ...{ meter_number: 1, status: 1, is_verified: 1, link_awaited: 1, email_unproven: 1, address: 1, created_at: 1 },
  ...{ disabled: 1, language: 1, learning_agreed_at: 1, dues_reminders: 1, announcement_mails: 1 },
  ...{ password_guessable: 1, deletion_asked_at: 1, locked_at: 1, locked_by_platform: 1, deleted_at: 1 },
} as const satisfies Columns<UsersTable>;

const MAIL_OUTBOX = {
  ...{ id: 1, to_address: 1, subject: 1, text: 1, html: 1, attachments: 1, reply_to: 1, created_at: 1, sent_at: 1 },
  ...{ failed_at: 1, tries: 1, last_error: 1, receipt_of: 1, secret: 1 },
} as const satisfies Columns<MailOutboxTable>;

/** Columns of the tables whose rows are read whole in every purchase or every call. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  orders: Object.keys(ORDERS),
  tokens: Object.keys(TOKENS),
  vend_attempts: Object.keys(VEND_ATTEMPTS),
  users: Object.keys(USERS),
  mail_outbox: Object.keys(MAIL_OUTBOX),
};

const ALONE = /^\s*select \* from "?(\w+)"?(?= (?:where|order|limit|for)\b|$)/;
const WRITTEN = /^\s*(?:insert into|update) "?(\w+)"? .*\breturning \*$/s;
const OF_TABLE = /("?)\b(\w+)\1\.\*/g;
/** What stands for columns, and is no multiplication. */
const STAR = /\b(?:select|distinct|all|returning)\s+\*|,\s*\*|\.\*/;

/**
 * A statement with the columns that this version knows in place of each `*`; undefined where one stands for a table that is not listed here. What is
 * prepared has to answer the same columns for as long as it is: a newer server beside this one adds some.
 */
export function spelledOut(text: string): string | undefined {
  const columns = (table: string | undefined, before = '') =>
    TABLES[table ?? '']?.map((column) => `${before}"${column}"`).join(', ');
  const alone = columns(ALONE.exec(text)?.[1]);
  const written = columns(WRITTEN.exec(text)?.[1]);
  const spelled = text
    .replace(/^(\s*select) \*/, (all, select: string) => (alone === undefined ? all : `${select} ${alone}`))
    .replace(/\breturning \*$/, (all) => (written === undefined ? all : `returning ${written}`))
    .replace(OF_TABLE, (all, _, table: string) => columns(table, `"${table}".`) ?? all);
  return STAR.test(spelled) ? undefined : spelled;
}
