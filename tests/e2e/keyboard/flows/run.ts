import type { Deed } from '../../support/by-keyboard.ts';

/** A flow that is run from its page to its end with keys alone. */
export interface Run {
  /** Its name among `machines/flows`. */
  readonly flow: string;
  /** The address at which it begins: a page, or the link of the newest mail that is about something, once `mails` of them have come. */
  readonly at: `/${string}` | { readonly mailed: RegExp; readonly to: string; readonly mails?: number };
  /** What is done there, and heard on the way. */
  readonly deeds: readonly Deed[];
  /** What the screen says in the end: in words, or by what can be pressed there. */
  readonly ends: string | RegExp;
}
