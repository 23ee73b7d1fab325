/** The role that a call which only reads has while it reads: it may read some tables, of these some rows, and write nothing. */
export const SCOPED_ROLE = 'wattchat_scoped';

/** Of the estate whose administrator asks. */
const OF_ESTATE = 'estate_id = (select scope_estate())';
/** Of the estate that whoever asks administers, or lives in. */
const OF_HOME = 'estate_id = (select scope_home())';
/** Of whoever asks. */
const OWN = 'user_id = (select scope_person())';
/** Of a meter that whoever asks has, or had: what they may read of it the call decides. */
const onMeter = (column = 'meter_number') => `${column} = any ((select scope_meters())::text[])`;
/** Of a meter that whoever asks has now: who lives there with them. */
const OF_HOUSEHOLD = 'meter_number = any ((select scope_homes())::text[])';
/** Of a meter of that estate. */
const ON_ITS_METERS = `meter_number in (select meter_number from meters where ${OF_ESTATE})`;
/** Of an order that may be read. */
const ofOrder = (table: string) => `exists (select from orders where orders.order_id = ${table}.order_id)`;

const ROWS_OF_ORDERS = [
  ...['tokens', 'token_loads', 'payments', 'further_payments', 'refunds', 'vend_attempts', 'chargebacks', 'wrong_sums'],
  ...['forgotten_payments', 'payout_lines', 'cases'],
] as const;

/**
 * What a call that only reads finds of a table, as a condition on its rows; null: all of it, for it is nobody's. Of a table that does not
 * stand here it reads nothing, and of those in `COLUMNS` only these. Whoever administers the platform is not held to it.
 */
export const READABLE: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(ROWS_OF_ORDERS.map((table) => [table, ofOrder(table)])),
  orders: `${OF_ESTATE} or ${OWN} or ${onMeter('destination_account')}`,
  transaction_counts: `${OF_ESTATE} or ${OWN}`,
  estate_transaction_counts: OF_ESTATE,
  // Who has moved is still whoever bought, lived or did something there; and whoever administers has a name.
  users: `${OF_ESTATE} or id = (select scope_person()) or ${OF_HOUSEHOLD} or role = 'netplus-admin' or (role = 'service-admin' and ${OF_HOME})
    or exists (select from orders where orders.user_id = users.id and orders.${OF_ESTATE})
    or exists (select from held_meters where held_meters.user_id = users.id and held_meters.${OF_ESTATE})
    or exists (select from meter_moves where meter_moves.user_id = users.id and meter_moves.${OF_ESTATE})
    or exists (select from audit where audit.actor = users.id)`,
  second_factors: 'exists (select from users where users.id = second_factors.user_id)',
  audit: `${OF_ESTATE} or subject = any ((select scope_meters())::text[]) or (action in ('levies-uploaded', 'payments-uploaded')
    and estate_id in (select estate_id from meters where ${onMeter()}))`,
  held_meters: `${OF_ESTATE} or ${OWN} or ${OF_HOUSEHOLD}`,
  // Of the mail of a reminder, whether it went out.
  mail_outbox: 'exists (select from reminders where reminders.mail_id = mail_outbox.id)',
  meter_moves: `${OF_ESTATE} or ${onMeter()}`,
  meters: `${OF_ESTATE} or ${onMeter()}`,
  // What was bought in an estate before has its name.
  estates: `id = (select scope_home())
    or exists (select from orders where orders.estate_id = estates.id and orders.${OWN})`,
  estate_names: 'exists (select from estates where estates.id = estate_names.estate_id)',
  services: OF_HOME,
  announcements: OF_HOME,
  announcement_marks: `${OWN} or announcement_id in (select id from announcements where ${OF_ESTATE})`,
  announcement_mails: `announcement_id in (select id from announcements where ${OF_ESTATE})`,
  published: OF_HOME,
  spendings: OF_ESTATE,
  energy_bills: OF_ESTATE,
  estate_payments: OF_ESTATE,
  cash_payments: `${OF_ESTATE} or ${onMeter()}`,
  dev_levies: `${OF_ESTATE} or ${onMeter()}`,
  household_heads: `${OF_ESTATE} or ${onMeter()}`,
  household_invitations: `${OF_ESTATE} or ${onMeter()}`,
  earlier_payments: `${OF_ESTATE} or ${onMeter()}`,
  charge_lines: `${onMeter()} or ${ON_ITS_METERS}`,
  charge_runs: `${OF_ESTATE} or exists (select from charge_lines where charge_lines.run_id = charge_runs.id)`,
  arrears_policies: OF_HOME,
  arrears_exceptions: `${OF_ESTATE} or ${onMeter()}`,
  arrears_standings: `${OF_ESTATE} or ${onMeter()}`,
  arrears_changes: `${OF_ESTATE} or ${onMeter()}`,
  reminders: `${OWN} or ${onMeter()} or ${ON_ITS_METERS}`,
  reminder_runs: `${OF_ESTATE} or exists (select from reminders where reminders.run_id = reminder_runs.id)`,
  reminder_people: `run_id in (select id from reminder_runs where ${OF_ESTATE})`,
  due_reminders: `${OWN} or ${onMeter()} or ${ON_ITS_METERS}`,
  ledger_transactions:
    'exists (select from ledger_entries where ledger_entries.transaction_id = ledger_transactions.id)',
  ledger_entries: `case split_part(account, ':', 1)
    when 'meter' then split_part(account, ':', 2) = any ((select scope_meters())::text[])
      or split_part(account, ':', 2) in (select meter_number from meters where ${OF_ESTATE})
    when 'estate' then split_part(account, ':', 2) = (select scope_estate())::text
    when 'credit' then split_part(account, ':', 2) = (select scope_person())::text
    else false end`,
  platform_settings: null,
};

/** Columns of tables of which the others are nobody's to read in a list, as a password's hash is not. */
export const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  users: [
    ...['id', 'email', 'first_name', 'last_name', 'phone', 'role', 'estate_id', 'meter_number', 'status', 'address'],
    ...['is_verified', 'link_awaited', 'created_at', 'disabled', 'locked_at', 'dues_reminders', 'announcement_mails'],
  ],
  second_factors: ['user_id', 'confirmed_at'],
  mail_outbox: ['id', 'sent_at', 'failed_at'],
};
