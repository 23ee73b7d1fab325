import type { HelpArticleName } from '../help.ts';

/** A question that an article answers, with the answer in two or three sentences for the chat, in Markdown. */
export interface HelpAnswer {
  readonly article: HelpArticleName;
  /** How it is asked, separated by commas. Typing errors and small words need no entry. */
  readonly asks: string;
  readonly short: string;
  /** What can be done about it: the words of a button, and what it says. */
  readonly offers?: { readonly label: string; readonly say: string };
}
