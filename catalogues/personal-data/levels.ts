import { STORES } from './register.ts';

/** How what is kept has to be treated; the first is guarded most. */
export type Level = 'secret' | 'money' | 'person' | 'office';

/** What holds of everything of a level. */
interface Treatment {
  readonly is: string;
  readonly kept: string;
  readonly told: string;
  readonly logged: string;
  readonly over: string;
}

/** The four levels, in words. */
export const LEVELS: Readonly<Record<Level, Treatment>> = {
  secret: {
    is: 'What proves who somebody is: passwords, keys, codes, links, tokens of sessions and programs',
    kept: 'As a hash (argon2id, SHA-256) or sealed (AES-256-GCM); of a pair of keys the public half as it is',
    told: 'To nobody, also not to its owner; who only reads the data base reads none of it',
    logged: 'Never; masked by its name and by its look',
    over: 'With what it proves; links, codes and challenges after their time',
  },
  money: {
    is: 'What is worth money to whoever reads it: tokens for meters, bank accounts for refunds, what opens a visitor’s order, and the mails that say these',
    kept: 'Account numbers sealed; tokens and mails as they are, for they are told again, in the data base, and in copies that are sealed; links in mails until they were sent',
    told: 'To whoever bought it, or holds the key of the order; who only reads the data base reads none of it',
    logged: 'Never; masked by its look',
    over: 'With the books',
  },
  person: {
    is: 'What names a person, belongs to one or says what one did',
    kept: 'As it is, by rows that calls see of the own estate, house or account alone',
    told: 'To its owner, to their estate’s administrators and to the platform’s, each look at another’s written down',
    logged: 'Ids of accounts, meters and orders alone; no name, address, sentence or amount of a person',
    over: 'As the register says of its kind',
  },
  office: {
    is: 'What is the portal’s or the estate’s own: prices, books, settings, how it goes',
    kept: 'As it is',
    told: 'To whom the call is for',
    logged: 'As it is of use',
    over: 'With the books, or as its job says',
  },
};

/** Columns that prove who somebody is, or with what is sealed. */
const SECRET = [
  ...['users.password_hash', 'sessions.pending_key', 'second_factors.sealed_key', 'recovery_codes.code_hash'],
  ...['passkeys.credential_id', 'passkeys.public_key', 'passkey_challenges.challenge', 'program_tokens.token_hash'],
  ...['mailed_links.token_hash', 'administrator_invitations.token_hash', 'push_keys.sealed_key'],
  ...['push_subscriptions.p256dh', 'push_subscriptions.auth'],
] as const;

/** Columns that are worth money to whoever reads them. */
const MONEY = [
  ...['tokens.token', 'tokens.other_tokens', 'refund_accounts.sealed', 'orders.idempotency_key'],
  ...['mail_outbox.text', 'mail_outbox.html', 'mail_outbox.attachments'],
] as const;

const OF_PEOPLE: ReadonlySet<string> = new Set(
  STORES.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
);
const SECRETS: ReadonlySet<string> = new Set(SECRET);
const WORTH: ReadonlySet<string> = new Set(MONEY);

/** The level of a column of a table, as `users.email`. */
export function levelOf(column: string): Level {
  if (SECRETS.has(column)) return 'secret';
  if (WORTH.has(column)) return 'money';
  return OF_PEOPLE.has(column) ? 'person' : 'office';
}

/** Every column of a level that has a list of its own. */
export const COLUMNS_OF: Readonly<Record<'secret' | 'money', readonly string[]>> = { secret: SECRET, money: MONEY };
