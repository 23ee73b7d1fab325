import type { Language } from '#catalogues/languages/language.ts';
import type { TicketState } from '#catalogues/tickets.ts';
import type { Question } from './asked-question.ts';
import type { Slots } from './context.ts';
import type { Past } from './past-said.ts';
import type { FactKind, Label } from './reading/facts/facts.ts';

/** Names and numbers as a sentence says them; the amount in naira. */
export type Bare = Partial<
  Record<'network' | 'provider' | 'phone' | 'digits' | 'plan' | 'email' | 'amount' | 'unserved', string>
>;

/** What became of something that was tried; `found`: it worked, or what was asked for was found. */
export type Settled = 'worked' | 'found' | 'still not';

/** What a sentence says of support tickets. */
export interface TicketsSaid {
  /** The number of one, in the form that the portal gives them. */
  readonly number?: string;
  /** A new one is wanted. */
  readonly open?: true;
  /** It is to be written on; empty where it is not said what. */
  readonly reply?: string;
  /** It is to be closed, or opened again. */
  readonly close?: boolean;
  /** Those of this state are wanted. */
  readonly state?: TicketState;
}

/** What administrators ask for that is not done here. */
export type Cannot = 'blocksHouse' | 'removeAdministrator' | 'addAdministrator' | 'uploadedPayments' | 'someReminders';

/** One of several whom a sentence buys for. */
export interface Recipient {
  readonly slot: 'phone' | 'meterNumber' | 'smartcard' | 'account';
  readonly number: string;
  /** What is only theirs: an amount or a plan. */
  readonly worth: Slots;
}

/** A number of a sentence that nothing of what was understood took. */
export interface Unheard {
  readonly kind: FactKind;
  /** As typed; empty where it may be a secret. */
  readonly said: string;
  /** Its digits, or naira; empty where it is a secret. */
  readonly value: string;
  /** What it is nearly: a number that is called so, or looks so, and is none. */
  readonly nearly: Label | 'amount' | null;
}

/** What a sentence compares by its price: of whom, where somebody is named, and which, where something is. */
export interface Compared {
  readonly kind: 'data' | 'internet' | 'cable' | 'airtime' | 'power';
  readonly providers: readonly string[];
  readonly named: readonly string[];
}

/** What is said of what is read back, and is neither a yes nor a no. */
export type AtReadBack =
  /** So many times the amount: 'half of it', 'double am'. */
  | { readonly about: 'times'; readonly by: 0.5 | 2 | 3 }
  /** At another time: 'I go pay tomorrow'. */
  | { readonly about: 'put-off' }
  /** A question for whom or what it is: 'which meter be dat'. */
  | { readonly about: 'for-whom' }
  /** What it comes to: 'how much is that'. */
  | { readonly about: 'sum' };

/** A time to come at which something is to be bought, as typed, or how often it is wanted from now on. */
export interface AnotherTime {
  readonly said: string;
  readonly again: boolean;
}

/** A page of the portal that somebody wants to be taken to. */
export interface PageSaid {
  /** Its address, with the view of it that is meant. */
  readonly path: `/${string}`;
  /** What it is called. */
  readonly label: string;
  /** It is not for who says so. */
  readonly closed?: true;
}

/** A setting that a sentence wants otherwise. */
export interface SettingSaid {
  /** What changes it. */
  readonly flow: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Which statement is asked for, and of which days; without days the page's own. */
export interface StatementSaid {
  readonly of: 'days' | 'estates' | 'payouts' | 'paid-us';
  /** It is that of one home, named by its address. */
  readonly ofHome?: true;
  readonly from?: string;
  readonly to?: string;
}

/** A file that is wanted of what is shown or asked for, and which where that is said; `alone`: nothing else is said. */
export interface FileSaid {
  readonly as?: 'pdf' | 'csv';
  readonly alone?: true;
}

/** What a sentence says besides its intent and slots. */
export interface Modifiers {
  /** A yes that names what is done: 'yes, deactivate'. */
  readonly deed?: true;
  /** A yes that says how it is paid: 'I will transfer', 'use my credit'. */
  readonly by?: 'transfer' | 'credit';
  /**
   * What an answer says of other questions of the open flow: 'gotv max' where the biller is asked for, 'Ada Obi' where the
   * first name is.
   */
  readonly also?: Slots;
  /** A distribution company that is not served (DECISIONS 19), by its short name in the catalogue. */
  readonly unserved?: string;
  /** It speaks of an estate. */
  readonly estate?: true;
  /** It speaks of distribution companies, or of one that is not served. */
  readonly company?: true;
  /** It is for somebody else, who lives elsewhere. */
  readonly forOthers?: true;
  /** It wants what administrators ask for and is not done here. */
  readonly cannot?: Cannot;
  /** It asks for the meters of the estate that nobody has an account on. */
  readonly unheld?: true;
  /** A place of a list that it names and says nothing else, from 1; 0 is the last: 'the second one'. */
  readonly place?: number;
  /** What it says of what is read back. */
  readonly ofReadBack?: AtReadBack;
  /** It compares what things cost, and buys none of them. */
  readonly compares?: Compared;
  /** What it asks that is answered from what is known here. */
  readonly question?: Question;
  /** It begins a purchase by itself: a verb of buying stands in it, or what is bought; and it puts nothing right. */
  readonly anew?: true;
  /** How long what is to be bought should last, by the words of a price list: '7 days', 'weekly'. */
  readonly lasts?: string;
  /** It wants what was used before: 'same number as last time'. */
  readonly same?: true;
  /** What is wrong with a token, a payment or a meter number, by the name of the symptom. */
  readonly symptom?: string;
  /** What became of something that was tried, or was looked for. */
  readonly settled?: Settled;
  /** It is said in anger, calls somebody a cheat, or disputes what is said to be owed. */
  readonly upset?: 'angry' | 'accuses' | 'disputes';
  /** It is said for the sake of talking, and wants nothing. */
  readonly smallTalk?: 'joke' | 'laughs' | 'fond' | 'howAreYou';
  /** Neither a yes nor a no: 'I am not sure o', 'let me think'. */
  readonly unsure?: true;
  /** The open question is to be left out: 'skip', 'I don't have one'. */
  readonly leavesOut?: true;
  /** Something is to stay as it is, or all of it is to be left: 'leave it'. */
  readonly leavesBe?: true;
  /** It speaks of support tickets: of one, of a new one, or of all. */
  readonly tickets?: TicketsSaid;
  /** It wants what is owed to be paid, and names nothing: 'pay it', 'ok let me pay'. */
  readonly paysUp?: true;
  /** It pays all that is owed to the estate, or several dues by name: 'pay all my dues', 'pay levy and fine'. */
  readonly severalDues?: true;
  /** For how many months, where it says hardly anything else. */
  readonly months?: string;
  /** It wants what was tried to be tried once more: 'try again', 'check again'. */
  readonly again?: true;
  /** An e-mail address, where no slot took it. */
  readonly email?: string;
  /** A person's name as typed, where no slot takes one: 'my name is Ada Obi', or a part of a list that is nothing else. */
  readonly name?: string;
  /** The package that a question about prices names. */
  readonly named?: string;
  /** The names and numbers of a sentence that holds nothing else. */
  readonly bare?: Bare;
  /** It is about the mail that confirms an address. */
  readonly confirmation?: true;
  /** While a code is asked for that was mailed: it is to be mailed again, it did not come, or it was another address. */
  readonly mailedCode?: 'again' | 'not-come' | 'elsewhere';
  /** It asks for the own meter number itself: 'what is my meter number'. */
  readonly ownNumber?: true;
  /** It says a password, and wants nothing done with it. */
  readonly passwordAlone?: true;
  /** It is about something that only the administrator of the estate changes. */
  readonly administered?: true;
  /** The language that the answers are to be in. */
  readonly language?: Language;
  /** It wants to be signed out of every device. */
  readonly everywhere?: true;
  /** It speaks of another device than this one, or of all but one. */
  readonly elsewhere?: true;
  /** The light is off, and nothing was said of why or of what to do. */
  readonly outage?: true;
  /** It says that they are not to be signed out. */
  readonly keptIn?: true;
  /** It wants an account closed, or may want to be signed out; `not`: it only has the words of that. */
  readonly leaving?: 'meant' | 'or-sign-out' | 'not';
  /** It wants those reminded who stand in the list before it. */
  readonly remindsThese?: true;
  /** Words that may say which of the own meters something is for. */
  readonly which?: string;
  /** Where nothing says which one: the rest of the sentence, in which its name may stand. */
  readonly beside?: string;
  /** It says nothing but that: 'for the shop'. */
  readonly whichAlone?: true;
  /** It wants all that is kept of them as a file. */
  readonly takesOut?: true;
  readonly past?: Past;
  /** It asks what was changed in the estate, with the days from and to. */
  readonly changes?: Readonly<Record<string, string>>;
  /** The balance that is meant, as the flow that sets one reads it: `15000 owed`, `5000 less owed`, `0`. */
  readonly balance?: string;
  /** Whom a question of an administrator is about: a name, a meter number or an e-mail address. */
  readonly whom?: string;
  /** It is about all of the estate at once. */
  readonly everybody?: true;
  /** That somebody is to be taken for verified. */
  readonly verifying?: true;
  /** Whether new accounts are to be verified by the estate, or that is asked about. */
  readonly verification?: 'on' | 'off' | 'asked';
  /** The page that it wants to be taken to, and nothing else. */
  readonly page?: PageSaid;
  /** A setting that it wants otherwise: the flow that changes it, and what it says. */
  readonly setting?: SettingSaid;
  /** It says nothing but which of those who owe are wanted. */
  readonly debts?: Slots;
  /** It speaks of payments of so much or more, or less. */
  readonly paidBetween?: true;
  /** Those are asked for who owe nothing. */
  readonly paidUp?: true;
  /** It says an age of debts by which nothing is chosen: the longest, or another number of days. */
  readonly otherAge?: true;
  /** A day that no calendar has, as it was typed. */
  readonly noDay?: string;
  /** A month is to be charged to some alone. */
  readonly chargesSome?: true;
  /** It asks who was reminded of what they owe, or how far that is. */
  readonly remindersSent?: true;
  /** Somebody is to be left out of a reminder. */
  readonly excepting?: true;
  /** Only a share of a price is said, which is given in naira. */
  readonly share?: true;
  /** Several months are to be charged, of which one is at a time. */
  readonly severalMonths?: true;
  /** A file that it wants of what is shown or asked for. */
  readonly file?: FileSaid;
  /** Of houses that are excepted from the rule about arrears it wants one to be so no longer, or to see them. */
  readonly exceptions?: 'end' | 'see';
  /** A payment in cash that was written down is to be taken back. */
  readonly cashBack?: true;
  /** Somebody who waits may be let in or refused, and the sentence says more than is done by one. */
  readonly unsureWhoWaits?: true;
  /** A statement that it asks for, of whoever administers. */
  readonly statement?: StatementSaid;
  /** The estate that it names. */
  readonly estateNamed?: string;
  /** A number for one of the slots that is none, for the flow to refuse. */
  readonly nearly?: Slots;
  /** Whom a purchase is for, where several are listed: the slots are the first one's. */
  readonly recipients?: readonly Recipient[];
  /** How often what is bought is wanted, where that is more than once. */
  readonly times?: number;
  /** When it is wanted, where that is not now. */
  readonly anotherTime?: AnotherTime;
  /** Whom a change is for, as typed, where several are named. */
  readonly people?: readonly string[];
  /** Numbers that nothing took. */
  readonly unheard?: readonly Unheard[];
  /** Wishes that follow the first one, as typed. */
  readonly later?: readonly string[];
}
