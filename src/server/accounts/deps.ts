import type { Kysely } from 'kysely';
import { SIGN_UP_CODE } from '#catalogues/limits.ts';
import type { Schema } from '../db/schema.ts';
import type { ServerDeps } from '../deps.ts';
import { createLimits, type Limit } from '../http/rate-limit.ts';
import type { MailService } from '../mail/outbox.ts';
import type { Random } from '../random.ts';
import type { MailedLinks } from './mailed-links.ts';
import type { Devices } from './sign-in/devices.ts';
import type { Sessions } from './sign-in/sessions.ts';

/** What the calls about accounts share. */
export interface AccountDeps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly random: Random;
  readonly config: ServerDeps['config'];
  readonly mail: MailService;
  readonly sessions: Sessions;
  readonly devices: Devices;
  readonly limits: AccountLimits;
  readonly links: MailedLinks;
}

/**
 * How often what an account can be attacked with may be asked, in so many seconds. What is counted by network address is
 * generous and eased: many households, and a whole city of a mobile network, stand behind one. What is counted by account holds back mail and guessing.
 */
const LIMITS = {
  /** Meters looked up, by person or else by address. */
  meterChecks: { points: 120, seconds: 600, eased: true },
  /** Accounts opened, by address: each one hashes a password and sends a mail. */
  signUps: { points: 60, seconds: 3_600, eased: true },
  /** The same, by meter. A house has a few people. */
  signUpsOfMeter: { points: 10, seconds: 86_400, eased: true },
  /** Codes mailed to an address that somebody signs up with, by that address, whether it has an account or not. */
  signUpCodes: { points: 6, seconds: 86_400, eased: true },
  /** Wrong ones, by the code that is meant: longer than one works. */
  signUpGuesses: { points: SIGN_UP_CODE.tries, seconds: 2 * SIGN_UP_CODE.minutes * 60 },
  /** Right ones: each works once. */
  signUpCodesUsed: { points: 1, seconds: 2 * SIGN_UP_CODE.minutes * 60 },
  /** Mails that say that somebody wants to use an address that has an account, by that address. */
  signUpNotices: { points: 3, seconds: 86_400 },
  /** Links followed, by address. */
  confirmations: { points: 60, seconds: 600, eased: true },
  /** Verification mails asked for again, or to another address, by account. */
  confirmationMails: { points: 5, seconds: 3_600 },
  /** Reset mails, by the e-mail address that is named, whether it has an account or not. */
  resetMails: { points: 5, seconds: 3_600 },
  /** Reset mails, by address. */
  resetAsks: { points: 60, seconds: 3_600, eased: true },
  /** New passwords by link, by address. */
  resets: { points: 60, seconds: 600, eased: true },
  /** Passwords given to change one, the address or the meter, by account: each one may be a guess. */
  passwordChanges: { points: 10, seconds: 900 },
  /** Wrong codes of a second factor, by account; apart from that by address where a code of it was given before, and by account in its sessions. */
  secondFactors: { points: 5, seconds: 900 },
  /** The same from where no code was given before, over a day, by account: whoever knows the password has no more guesses by waiting. */
  secondFactorDays: { points: 50, seconds: 86_400 },
  /** Mails that say that somebody knows the password and guesses codes, by account. */
  guessedNotices: { points: 1, seconds: 86_400 },
  /** Mails that tell of a new device, by account. */
  deviceNotices: { points: 5, seconds: 86_400 },
  /** Keys of second factors begun, by account: each takes a password. */
  secondFactorKeys: { points: 20, seconds: 3_600 },
  /** What browsers are asked to sign with a passkey, by account; apart from that by address where a second factor was given before, and by account in its sessions. */
  passkeyChallenges: { points: 30, seconds: 900 },
  /** Tokens made for programs, by account: each sends a mail. */
  programTokens: { points: 10, seconds: 3_600 },
  /** New recovery codes, by account: each time ten are hashed. */
  recoveryCodes: { points: 5, seconds: 3_600 },
  /** Changes taken back by link, by address. */
  takeBacks: { points: 60, seconds: 600, eased: true },
  /** Changes of the own data, by account. */
  profileChanges: { points: 20, seconds: 3_600 },
  /** Changes of the own meter, by account. */
  meterChanges: { points: 10, seconds: 3_600 },
  /** Mails that say that another account has the own meter, by account. */
  meterNotices: { points: 3, seconds: 86_400 },
  /** To an administrator, that somebody waits for them. */
  waitingNotices: { points: 1, seconds: 3_600 },
} as const satisfies Record<string, { points: number; seconds: number; eased?: true }>;

/** The limits of the calls about accounts, by their names. */
type AccountLimits = Readonly<Record<keyof typeof LIMITS, Limit>>;

/** The limits of the calls about accounts, counted in the data base. */
export const accountLimits = (db: Kysely<Schema>): AccountLimits => createLimits(db, LIMITS);
