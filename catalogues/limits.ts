/** Business constants of the specification. Money is integer kobo unless the name says naira. */

/** One naira in kobo. */
export const KOBO_PER_NAIRA = 100;

/** Convenience fee on every estate payment, kobo (S2 section 9: 50 naira). */
export const ESTATE_FEE_KOBO = 5_000;

/** Tariff in kobo per kWh (DECISIONS, Money: 180 is naira per kWh). */
export const TARIFF_KOBO_PER_KWH = 18_000;

/** Amount bounds of a power purchase, kobo (DECISIONS 4: 300 to 100000000 naira). */
export const POWER_AMOUNT_KOBO = { least: 30_000, most: 10_000_000_000 } as const;

/** Amount bounds of a service, a levy or a fine, kobo (DECISIONS 30: whole naira, 200 to 100000000). */
export const DUES_AMOUNT_KOBO = { least: 20_000, most: 10_000_000_000 } as const;

/** Amounts offered as buttons for a power purchase, kobo. */
export const POWER_SUGGESTIONS_KOBO = [200_000, 500_000, 1_000_000, 2_000_000] as const;

/** The storefront's fee until the server's answer is there, kobo (DECISIONS 21: 100 naira). */
export const STOREFRONT_FEE_KOBO = 10_000;

/** Amount bounds of public power, kobo; 0 is refused (DECISIONS 5). */
export const PUBLIC_POWER_AMOUNT_KOBO = { least: 100, most: 10_000_000_000 } as const;

/** Amount bounds of airtime, kobo; the specification names none. */
export const AIRTIME_AMOUNT_KOBO = { least: 5_000, most: 5_000_000 } as const;

/** Digits of a mobile number (S3 section 9). */
export const PHONE_DIGITS = 11;

/** A Nigerian mobile number (S3 section 5). */
export const MOBILE_NUMBER = /^0[789][01]\d{8}$/;

/** Digits of a public meter number (S3 section 9, sign-up). */
export const PUBLIC_METER_DIGITS = { least: 11, most: 13 } as const;

/** Height of the contact page's message area, px (S3 section 2.8). */
export const MESSAGE_AREA_PX = 200;

/** Longest name, e-mail address, phone and message that the contact form takes, characters. */
export const CONTACT_LENGTH = { name: 120, email: 254, phone: 30, message: 4_000 } as const;

/** Below this levy balance the notice shows, kobo (DECISIONS 1: -59000 naira). */
export const LEVY_NOTICE_KOBO = -5_900_000;

/** Below this levy balance buying power is blocked, kobo (DECISIONS 1: -59999 naira). */
export const LEVY_BLOCK_KOBO = -5_999_900;

/** Days of service that one month stands for (S2 section 9). */
export const SERVICE_DAYS_PER_MONTH = 30;

/** Months a service can be paid for at once (S2 section 9). */
export const SERVICE_MONTHS = { least: 1, most: 12 } as const;

/** Digits of a registered meter number (S1 section 5). */
export const METER_DIGITS = { least: 11, most: 14 } as const;

/** Digits of a number that could be a smartcard's; whether it is one, the provider says. */
export const SMARTCARD_DIGITS = { least: 6, most: 14 } as const;

/** Digits of an electricity token, printed in groups of four. */
export const TOKEN_DIGITS = 20;

/** Digits of a meter number at sign-up (S3 section 9, DECISIONS 3). */
export const SIGN_UP_METER_DIGITS = { least: 11, most: 13 } as const;

/** The estate that a meter nobody knows is answered with, together with a not-found flag (S3 section 4.7). */
export const NO_ESTATE_ID = 1;

const NAME_SIGN = String.raw`[\p{L}\p{M}\p{N} .'’&-]`;

/** What a name is made of: letters of any alphabet, digits, spaces and a few signs. */
export const NAME_SIGNS = new RegExp(`^${NAME_SIGN}*$`, 'u');

/** A name: two of those signs at least, at its ends letters or digits (S1 section 5). */
export const NAME_PATTERN = new RegExp(String.raw`^[\p{L}\p{M}\p{N}]${NAME_SIGN}*[\p{L}\p{M}\p{N}.]$`, 'u');

/** Longest first name, last name and phone number, characters. */
export const PERSON_LENGTH = { name: 60, phone: 20 } as const;

/** How long the link in a mail works, hours. */
export const LINK_HOURS = { resetPassword: 1, confirmEmail: 48 } as const;

/** A code that is mailed to whoever signs up: its digits, how long it works, and wrong tries that end it. */
export const SIGN_UP_CODE = { digits: 6, minutes: 10, tries: 5 } as const;

/** How long a changed e-mail address or meter can be taken back, days. */
export const TAKE_BACK_DAYS = 7;

/** Characters of a password (SECURITY, Signing in). */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** For so long a code of the second factor stands for whoever gave it, before what asks again, minutes. */
export const FRESH_PROOF_MINUTES = 10;

/** Passkeys of one account, and characters of what its owner calls one, at most. */
export const PASSKEYS = { most: 10, name: 40 } as const;

/** Longest sentence the chat takes, characters. */
export const SENTENCE_LENGTH = 1_000;

/** Characters of what a service of an estate covers, at most. */
export const SERVICE_DESCRIPTION_MOST = 200;

/** Rows on a page of transactions, and neighbours in its page control (DECISIONS 45). */
export const TRANSACTION_PAGE = { rows: 10, neighbours: 1 } as const;

/** Rows on a page of residents, and neighbours in its page control (DECISIONS 45). */
export const RESIDENT_PAGE = { rows: 30, neighbours: 2 } as const;

/** Residents that a search finds at most; who looks for more says more. */
export const RESIDENTS_FOUND = 50;

/** Tokens that a resident's dashboard shows, the newest. */
export const DASHBOARD_TOKENS = 5;

/** The meters that owe most on the dashboard of an estate. */
export const DASHBOARD_DEBTORS = 5;

/** Months that a dashboard's charts look back, the current one included. */
export const DASHBOARD_MONTHS = 12;

/** Estates that the platform's chart names; all others are one line of it. */
export const CHARTED_ESTATES = 6;

/** Where the platform's dashboard parts the top-ups that are pending by their age, minutes: below 5, below 60, below a day, older. */
export const PENDING_AGES_MIN = [5, 60, 24 * 60] as const;

/** How long a session lasts, used or not, hours. */
export const SESSION_HOURS = 12;

/** A session in which nothing was done for so many minutes ends, where the settings say nothing else: of administrators, and of anybody else. */
export const IDLE_MINUTES = { administrators: 30, residents: SESSION_HOURS * 60 } as const;

/** The last use of a session is written down no more often than once in so many minutes. */
export const LAST_USE_MINUTES = 2;

/** Open sessions that their owner is shown, the newest. */
export const SESSIONS_SHOWN = 100;

/** The time zone in which days begin and are shown. */
export const TIME_ZONE = 'Africa/Lagos';

/** How far its clocks are ahead of UTC all year, ms: Nigeria has kept one time since 1919. */
export const TIME_ZONE_AHEAD_MS = 3_600_000;

/** Width in px below which the navigation takes its mobile form (S1 section 9). */
export const MOBILE_BELOW_PX = 993;

/** How a fault is called that a person reads out to support: no sign is taken for another one. */
export const FAULT_SIGNS = 'ACDEFHJKMNPQRTUVWXY34679';
export const FAULT_REFERENCE = new RegExp(`^[${FAULT_SIGNS}]{6}$`);

/** The longest parts of a reported fault, characters. */
export const FAULT_LENGTH = { name: 60, message: 300, place: 120, stack: 1_000 } as const;

/** Longest reason for which a balance is changed, characters. */
export const CORRECTION_REASON = 200;
