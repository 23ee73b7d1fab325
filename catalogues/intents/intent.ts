import type { Access, Role } from '../roles.ts';

/**
 * What an intent comes to: a flow that asks for what it needs, a list of rows, an answer that is looked up, a command to the
 * conversation itself, talk for its own sake, or what is said to the open question.
 */
export type IntentKind = 'flow' | 'list' | 'query' | 'command' | 'talk' | 'act';

/**
 * Concepts that together speak for an intent. `any` holds patterns with commas between them; a pattern is the concepts that must
 * all be there, in any order, and `-x` must not be. `not` must not be there in any of them. Words in small letters are concepts of
 * the lexicon and their groups, `do` and `ask` among them. Capitals are facts (AMOUNT, SURE, PHONE, DIGITS, VOLUME, MONTHS, DATES,
 * DAYS, UNITS, EMAIL, REF, CODE), the role (USER, OWNER, ADMIN, PLATFORM, VISITOR) and the shape of the sentence: NAME (a capital
 * that means nothing here), ONLY (every word is known), SHORT (four words or fewer), ALONE (one name is the whole sentence), PLACE
 * (an estate is named), THING (something else is), ASKED (it ends in a question mark).
 */
export interface Pattern {
  /** How strongly it speaks; each concept adds a tenth. */
  readonly score: number;
  readonly not?: string;
  readonly any: string;
}

/** What a flow begins with, wherever it is started from. */
export interface Start {
  readonly flow: string;
  /** Where it lives as a page. */
  readonly route: `/${string}`;
  /** Whose start this is, where an intent starts another flow for another role. */
  readonly access?: Access;
  /** Slots that become answers, where these are not those of the intent. */
  readonly fills?: readonly string[];
  /** The fields of slots that are called otherwise there. */
  readonly as?: Readonly<Record<string, string>>;
  /** Answers that the intent itself gives. */
  readonly preset?: Readonly<Record<string, string>>;
  /** Other screens of the same purchase: where one of them is open, a sentence about it goes there. */
  readonly screens?: readonly string[];
  /** It is offered unasked. */
  readonly offered?: true;
  /** It is of no use to somebody who is signed in. */
  readonly visitors?: true;
  /** Its end signs the person out. Kept with the account it would be asked again at the sign-in that follows. */
  readonly signsOut?: true;
}

/** What an intent buys, or pays to the own estate. */
export type Bought = 'power' | 'airtime' | 'data' | 'internet' | 'cable' | 'service-charge' | 'dev-levy';

/** One thing that a person may mean, with all that is declared of it. */
export interface Intent {
  readonly kind: IntentKind;
  /** Who may. What only administrators may is believed less of anybody else. */
  readonly access: Access;
  /** The words of its button, and what the button says. */
  readonly label?: string;
  readonly say?: string;
  /**
   * The words of the button where it is asked whether this is meant: `{slot}` is what was said, and what stands in square brackets
   * is left out where that was not said. Missing: it is never asked.
   */
  readonly asked?: string;
  /** To whom that is offered where a sentence was nearly this. What starts a flow is offered to whoever may. */
  readonly offeredTo?: Access;
  /** Where a list lives as a page. */
  readonly route?: `/${string}`;
  /** Set: it begins a purchase, and only a sentence that may buy means it. */
  readonly buys?: Bought;
  /** What is read from a sentence for it, in this order. */
  readonly slots: readonly string[];
  /** The flows it starts: the first one that the role may. */
  readonly starts?: readonly Start[];
  /** How the same is asked of one alone, by the name or house of `{whom}`; what then is meant, where that is another intent. */
  readonly ofOne?: { readonly say: string; readonly intent?: string };
  /** It is an answer in itself to whoever asks how. */
  readonly helps?: true;
  /** A word alone does it, and takes something away: a question never does. */
  readonly takesAway?: true;
  /** What is told to whoever asks how it is done, where it is done at once. */
  readonly how?: string;
  /** It may speak of what is foreign to a buyer. */
  readonly aboutAnything?: true;
  /** Who has another way to it, and rather means something else. */
  readonly unlikelyFrom?: readonly Role[];
  readonly patterns: readonly Pattern[];
  /** Sentences that surely mean it. */
  readonly examples: readonly string[];
}
