import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { SIGN_UP_CODE } from '#catalogues/limits.ts';
import { readCode } from '#machines/kit/sensitive/second-factor-codes.ts';
import type { TooMany } from '../http/rate-limit.ts';
import type { Queue } from '../jobs.ts';
import type { SealedBox } from '../keys/sealed.ts';
import { randomDigits } from '../random.ts';
import { isReserved } from './changes/address.ts';
import type { AccountDeps } from './deps.ts';
import { mailSignUpCode, mayTellHolder, tellHolder, tellReserved } from './letters.ts';

/** What codes of sign-ups need. `codes`: the box that they are sealed in. */
export interface SignUpCodeDeps extends Pick<AccountDeps, 'db' | 'clock' | 'random' | 'limits'> {
  readonly codes: SealedBox;
  readonly queue: Pick<Queue, 'send'>;
}

/** A code that was asked for: the id by which its wrong tries are counted, the code, and when it ends, ms since 1970. */
interface Asked {
  readonly id: string;
  readonly code: string;
  readonly ends: number;
}

const sealedText = z.tuple([z.string(), z.string(), z.number()]);

const ID_BYTES = 12;
const LASTS_MS = SIGN_UP_CODE.minutes * 60_000;

/**
 * Have a code mailed to an address that somebody signs up with. It is sealed, bound to the address, and handed to whoever asks: there alone it is good, and no
 * table has it, not even as a hash. No account is looked at before the answer; the job does that, so that neither the answer nor its time tells of one.
 */
export async function askForCode(
  { db, clock, random, limits, codes, queue }: SignUpCodeDeps,
  { email, before }: { readonly email: string; readonly before: string | undefined },
): Promise<{ readonly codeFor: string } | TooMany> {
  const over = await limits.signUpCodes.take(email);
  if (over) return over;
  const codeFor = (await stillGood()) ?? fresh();
  await queue.send(db, MAIL_SIGN_UP_CODE, { email, codeFor } satisfies CodeAsk);
  return { codeFor };

  /** Whoever asks once more has the same code mailed: the mail that comes late is as good. Not one that soon ends, or was guessed at too often. */
  async function stillGood(): Promise<string | null> {
    const held = before === undefined ? null : opened(codes, before, email);
    if (before === undefined || held === null || held.ends - clock().getTime() < LASTS_MS / 2) return null;
    const [guesses, used] = await Promise.all([
      limits.signUpGuesses.look(held.id),
      limits.signUpCodesUsed.look(held.id),
    ]);
    return guesses.points < SIGN_UP_CODE.tries && used.points === 0 ? before : null;
  }

  function fresh(): string {
    const id = Buffer.from(random.bytes(ID_BYTES)).toString('base64url');
    const code = randomDigits(random, SIGN_UP_CODE.digits);
    const text: z.input<typeof sealedText> = [id, code, clock().getTime() + LASTS_MS];
    return codes.seal(JSON.stringify(text), email);
  }
}

/** The id of the code that is meant, where it is right and works still; null for any other. Wrong ones are counted, whatever the address is. */
export async function rightCode(
  { clock, limits, codes }: Pick<SignUpCodeDeps, 'clock' | 'limits' | 'codes'>,
  given: { readonly email: string; readonly code: string; readonly codeFor: string | undefined },
): Promise<string | null> {
  const held = given.codeFor === undefined ? null : opened(codes, given.codeFor, given.email);
  if (held === null || held.ends <= clock().getTime()) return null;
  if ((await limits.signUpGuesses.take(held.id)) !== null) return null;
  const read = readCode(given.code);
  const typed = Buffer.from(read !== null && 'digits' in read ? read.digits : ''.padEnd(SIGN_UP_CODE.digits));
  if (!timingSafeEqual(typed, Buffer.from(held.code))) return null;
  await limits.signUpGuesses.giveBack(held.id);
  return held.id;
}

function opened(codes: SealedBox, sealed: string, email: string): Asked | null {
  const text = codes.open(sealed, email);
  if (text === null) return null;
  const [id, code, ends] = sealedText.parse(JSON.parse(text));
  return { id, code, ends };
}

/** The job that mails what there is to mail to an address that somebody signs up with. */
export const MAIL_SIGN_UP_CODE = 'mail-sign-up-code';

/** What the job is told: the address in small letters, and the sealed code. */
export interface CodeAsk {
  readonly email: string;
  readonly codeFor: string;
}

type MailingDeps = Pick<AccountDeps, 'db' | 'clock' | 'mail' | 'limits' | 'config'> & { readonly codes: SealedBox };

/** Mail the code to an address that is free, and to any other that no account is opened with it. */
export async function mailCode(deps: MailingDeps, { email, codeFor }: CodeAsk): Promise<void> {
  const held = opened(deps.codes, codeFor, email);
  if (held === null) return;
  const { db, clock } = deps;
  if (await isReserved(db, email, { now: clock() })) {
    if ((await deps.limits.signUpNotices.take(email)) === null)
      await db.transaction().execute((trx) => tellReserved(deps, trx, email));
    return;
  }
  const holder = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  if (holder === undefined) {
    await db.transaction().execute((trx) => mailSignUpCode(deps, trx, { email, code: held.code }));
  } else if (await mayTellHolder(deps, email)) {
    await db.transaction().execute((trx) => tellHolder(deps, trx, 'sign-up', email));
  }
}

/** Work on the jobs that mail codes. */
export async function workSignUpCodes(deps: MailingDeps & { readonly queue: Queue }): Promise<void> {
  await deps.queue.work<CodeAsk>(MAIL_SIGN_UP_CODE, (ask) => mailCode(deps, ask));
}

/** A mail that was tried, and has waited so long while none went out after it, says that mail does not go out, ms. */
const LATE_MS = 60_000;
/** By then it was sent, or given up. */
const OVER_MS = 3_600_000;

/** Whether mail goes out just now. That is a matter of all mails, and so tells nothing of an address. */
export async function mailIsLate({ db, clock }: Pick<AccountDeps, 'db' | 'clock'>): Promise<boolean> {
  const now = clock().getTime();
  const waiting = await db
    .selectFrom('mail_outbox')
    .select('created_at')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '>', new Date(now - OVER_MS))
    .where('created_at', '<=', new Date(now - LATE_MS))
    .where('tries', '>', 0)
    .orderBy('created_at')
    .executeTakeFirst();
  if (waiting === undefined) return false;
  const sent = db.selectFrom('mail_outbox').select('id').where('sent_at', '>', waiting.created_at);
  return (await sent.executeTakeFirst()) === undefined;
}
