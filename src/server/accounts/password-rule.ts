import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { Kysely } from 'kysely';
import { GUESSED_WORDS } from '#catalogues/guessed-words.ts';
import { NAME_PHRASES } from '#catalogues/lexicon/phrases/names.ts';
import { PASSWORD_LENGTH } from '#catalogues/limits.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { once } from '#machines/kit/once.ts';
import type { Schema } from '../db/schema.ts';
import { isCommon } from './common-passwords.ts';

const PORTAL = 'Wattchat';

/** Passwords that many people use; `isCommon` knows others. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));

/** What whoever guesses the password of one person knows of them. */
export interface OwnWords {
  /** Names that alone, or with a year, are no password however they are spaced: those of the person and of the estate. */
  readonly names: readonly string[];
  /** The address, the phone and the meter: none of these is a password, nor a part of it that counts. */
  readonly others: readonly string[];
}

/** What is known of somebody by their account, or by what they sign up with. */
export interface Whose {
  readonly estate: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly meter_number?: string | null;
}

/** '0803...' as it is called from abroad: '234803...'. */
const international = (phone: string): string => phone.replace(/^0/, '234');

/** More than these of an address make a server weigh long, and no password easier. */
const MOST_PARTS = 8;

/** The words of one person. */
export function ownWords({ estate, first_name, last_name, email, phone, meter_number }: Whose): OwnWords {
  const local = email.split('@')[0] ?? '';
  const names = [estate ?? '', first_name, last_name, `${first_name} ${last_name}`, `${last_name} ${first_name}`];
  return {
    names,
    others: [
      email,
      local,
      ...local.split(/[^\p{L}]+/u).slice(0, MOST_PARTS),
      phone ?? '',
      international(phone ?? ''),
      meter_number ?? '',
    ],
  };
}

/** The words of the holder of an account. */
export async function ownWordsOf(db: Kysely<Schema>, userId: string): Promise<OwnWords> {
  const row = await db
    .selectFrom('users')
    .leftJoin('estates', 'estates.id', 'users.estate_id')
    .select(['users.first_name', 'users.last_name', 'users.email', 'users.phone', 'users.meter_number'])
    .select('estates.name as estate')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return ownWords(row);
}

/** So few tries find what is easy to guess; eight letters and figures that nobody has chosen for what they mean need three times as many. */
const LEAST_GUESSES = 3e7;

/** What is behind so many characters makes no password easier; weighing all of 128 would take a server a fifth of a second. */
const LONGEST_WEIGHED = 48;

/** Made with the first password: the lists take a moment to be ranked. */
const estimator = once(
  () =>
    new ZxcvbnFactory({
      dictionary: {
        ...dictionary,
        local: [...GUESSED_WORDS, ...NAME_PHRASES.name.split(/,\s*/)],
      },
      graphs: adjacencyGraphs,
      maxLength: LONGEST_WEIGHED,
    }),
);

/**
 * What is wrong with a new password, in a sentence, or null: its length in characters, or that it is easy to guess by whoever knows
 * whose it is (SECURITY, Signing in).
 */
export function passwordProblem(password: string, own: OwnWords): string | null {
  const characters = [...password].length;
  if (characters < PASSWORD_LENGTH.least) return SENTENCES.passwordShort;
  if (characters > PASSWORD_LENGTH.most) return SENTENCES.passwordLong;
  return isGuessable(password, own) ? SENTENCES.passwordCommon : null;
}

/**
 * True for a password that few tries find: a common one, the portal's name, the person's or the estate's, or what zxcvbn takes for
 * such words, rows of keys, dates and repetitions. Letters of either case count as the same in names and common ones.
 */
export function isGuessable(password: string, { names, others }: OwnWords): boolean {
  if (COMMON.has(password.toLowerCase()) || isCommon(password)) return true;
  if ([PORTAL, ...names].some((name) => isNamed(password, name))) return true;
  const words = [...names.flatMap((name) => [name, plain(name)]), ...others].filter(({ length }) => length > 2);
  return estimator().check(password, words).guesses < LEAST_GUESSES;
}

/** So many tries find a text that was made up, by what zxcvbn knows of words, rows of keys and repetitions. */
export const guessesOf = (text: string): number => estimator().check(text).guesses;

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A password that is a name, however it is spaced, or a name and a year. */
function isNamed(password: string, name: string): boolean {
  const wanted = plain(name);
  if (wanted === '') return false;
  const given = plain(password);
  return given === wanted || given.replace(/\d{1,4}$/, '') === wanted;
}
