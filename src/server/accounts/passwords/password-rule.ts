import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD_LENGTH } from '#catalogues/limits.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';

const PORTAL = 'Wattchat';

/** Passwords that many people use, ranked by how many; far more than the 3,000 that SECURITY wants refused. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));

/**
 * What is wrong with a new password, in a sentence, or null: its length in characters, a common one, the portal's name or
 * the person's estate's (SECURITY, Signing in). Letters of either case count as the same here.
 */
export function passwordProblem(password: string, estate: string | null): string | null {
  const characters = [...password].length;
  if (characters < PASSWORD_LENGTH.least) return SENTENCES.passwordShort;
  if (characters > PASSWORD_LENGTH.most) return SENTENCES.passwordLong;
  const guessed = COMMON.has(password.toLowerCase()) || [PORTAL, estate ?? ''].some((name) => isNamed(password, name));
  return guessed ? SENTENCES.passwordCommon : null;
}

/** A password that is a name, however it is spaced, or a name and a year. */
function isNamed(password: string, name: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const wanted = plain(name);
  if (wanted === '') return false;
  const given = plain(password);
  return given === wanted || given.replace(/\d{1,4}$/, '') === wanted;
}
