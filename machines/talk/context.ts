import type { CaseList } from '#catalogues/cases.ts';
import type { IntentName } from '#catalogues/intents/index.ts';
import type { Language } from '#catalogues/languages/language.ts';
import type { Supply } from '#catalogues/products/supplies.ts';
import type { Role } from '#catalogues/roles.ts';
import type { AmountKind } from '#catalogues/settings.ts';
import type { TicketState } from '#catalogues/tickets.ts';
import type { TokenReading } from '#catalogues/tokens.ts';
import type { Choice, FieldKind } from '#machines/kit/view.ts';
import type { FactKind, Label } from './reading/facts/facts.ts';

/** The question that is open while a sentence is typed. */
export interface OpenQuestion {
  readonly flow: string;
  /** The field asked for; `confirm` in a step that waits for a yes. */
  readonly field: string;
  /** Every field of the flow that a correction may name. */
  readonly fields?: readonly string[];
  /** Those of them that have an answer. */
  readonly given?: readonly string[];
  readonly kind?: FieldKind;
  readonly choices?: readonly Choice[];
  /** At a `confirm`: the values that are read back, as they are shown. Missing where they are not known. */
  readonly readBack?: readonly string[];
}

/** What the meaning of a sentence may depend on besides its words. */
export interface TalkContext {
  readonly role: Role | null;
  /** YYYY-MM-DD in Lagos. */
  readonly today: string;
  readonly open?: OpenQuestion;
  /** What the person said it means, where that was asked: one of `asks`. Nothing else is then read into the sentence. */
  readonly meant?: IntentName;
}

/** Amounts are naira. An empty slot of a `correct` names a field whose new value was not said. */
export type Slots = Record<string, string | number>;

/** Names and numbers as a sentence says them; the amount in naira. */
export type Bare = Partial<
  Record<'network' | 'provider' | 'phone' | 'digits' | 'plan' | 'email' | 'amount' | 'unserved', string>
>;

/** What became of something that was tried; `found`: it worked, or what was asked for was found. */
export type Settled = 'worked' | 'found' | 'still not';

/** What is wanted of what was bought before, where a sentence names nothing else: how it stands, its token, or that it is sent again. */
export type Became = 'status' | 'token' | 'sent';

/** What a receipt for cash has to bear that is wanted. */
export interface CashBears {
  /** A figure that may be its number or its sum, in naira; `isNumber`: it stands where a number does. */
  readonly figure?: number;
  readonly isNumber?: true;
  /** The days on one of which it was paid, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
  /** What it was paid for. */
  readonly due?: string;
  /** It says something else besides, by which no receipt is known. */
  readonly else?: true;
}

/** What a sentence says of payments that were made before. */
export interface Past {
  /** An order id, in the form that the portal gives them. */
  readonly order?: string;
  /** The receipt for cash that is named, by its number; true: one for cash, and not which. */
  readonly cash?: number | true;
  /** Several receipts for cash that are named, by their numbers. */
  readonly cashes?: readonly number[];
  /** What it says of the one that it means, where no number does. */
  readonly cashBears?: CashBears;
  /** So many of the last ones. */
  readonly count?: number;
  /** The next page of a list, or the one before. */
  readonly leaf?: 'next' | 'previous';
  /** What a list is narrowed to or sorted by, in the slots of `history`; an empty day opens that end. */
  readonly narrow?: Slots;
  /** What it narrows by is not all that it says: 'what changed today' asks for something of its own. */
  readonly besides?: true;
  /** The product of a receipt that is wanted, or of what is wanted once more. */
  readonly about?: string;
  /** It begins with 'only': it is less of what stands there, or nothing. */
  readonly only?: true;
  /** As a file for a spreadsheet. */
  readonly file?: true;
  /** By e-mail. */
  readonly mail?: true;
  /** To somebody else: an address or a number, or '' where it is only said whose. */
  readonly sendTo?: string;
  /** What is wanted of what was bought before, where the sentence says nothing else. */
  readonly became?: Became;
  /** What was bought last, once more. */
  readonly same?: true;
  /** For how many months a service is paid. */
  readonly months?: true;
}

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
export type Cannot = 'removeAdministrator' | 'addAdministrator' | 'uploadedPayments' | 'someReminders';

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

/** What a sentence asks that is answered from what is known here; nothing is bought or changed by it. */
export type Question =
  /** How much electricity an amount of naira brings, or what so many kWh cost; neither: of what is open. */
  | { readonly about: 'units'; readonly naira?: number; readonly units?: number }
  /** What an amount of electricity costs with the fee. */
  | { readonly about: 'total'; readonly naira: number }
  /** What one's own purchases tell: how long they last, what is used in a month, whether that is more than before. */
  | { readonly about: 'usage'; readonly of: 'left' | 'month' | 'trend' }
  /** A service of the estate, by the slot's name or its own. */
  | { readonly about: 'service'; readonly named: string; readonly wants: 'price' | 'covers' }
  /** Why a fee was taken; the naira that it is said to be. */
  | { readonly about: 'charged'; readonly naira?: number }
  /** Why a part of a top-up was taken, or less power came than was paid for. */
  | { readonly about: 'part' }
  /** What the digits of a token tell by themselves. */
  | { readonly about: 'token'; readonly reads: TokenReading }
  /** A token was typed in and loaded nothing. */
  | { readonly about: 'empty' }
  /** All tokens that were bought. */
  | { readonly about: 'tokens' }
  /** The own account number, with the own credit. */
  | { readonly about: 'own-account' }
  /** Money that came to account numbers of the own estate. */
  | { readonly about: 'arrivals' }
  /** The statement of account of the own meter, or of the one that is numbered or called so, with its days. */
  | {
      readonly about: 'account';
      readonly meter?: string;
      readonly called?: string;
      readonly from?: string;
      readonly to?: string;
    }
  /** Who lives on the own meter, or on the one or in the house that an administrator names. */
  | { readonly about: 'household'; readonly meter?: string; readonly house?: string }
  /** Where the own account is signed in. */
  | { readonly about: 'sessions' }
  /** The passkeys of the own account. */
  | { readonly about: 'passkeys' }
  /** The meters on the own account. */
  | { readonly about: 'own-meters' }
  /** Who is in charge of the own estate, and where it or its office is reached. */
  | {
      readonly about: 'estate-office';
      readonly of: 'inCharge' | 'reach' | 'phone' | 'email' | 'address';
      /** It says not whose office: to whoever belongs to no estate it is that of whoever runs the portal. */
      readonly anyOffice?: true;
    }
  /** What waits for a second person. */
  | { readonly about: 'approvals' }
  /** Who administers the estate. */
  | { readonly about: 'administrators' }
  /** What the own estate charged its meters. */
  /** The last token was typed into the meter, or was not after all; `all`: those of the whole purchase. */
  | { readonly about: 'loaded'; readonly loaded: boolean; readonly all: boolean }
  /** Whether companies or products are down; none named: what is at all. */
  | { readonly about: 'supplies'; readonly named: readonly Supply[] }
  /** Why there is no light, or whether there is an outage. */
  | { readonly about: 'outage' }
  /** What is in our wallets with the vendors. */
  | { readonly about: 'wallets' }
  /** How it goes just now: which orders are stuck, or what providers answer. */
  | { readonly about: 'stuck' | 'provider-answers' }
  /** What a person has to decide. */
  | { readonly about: 'cases'; readonly of: CaseList }
  /** Whether money came back. */
  | { readonly about: 'refund' }
  /** What is added to a price; `byWay`: for paying by card or by transfer. */
  | { readonly about: 'fees'; readonly byWay: boolean }
  /** The least and the most that is paid at once; null: of everything. */
  | { readonly about: 'limits'; readonly of: AmountKind | null }
  /** The fees, with the limits for whoever sets them. */
  | { readonly about: 'fees-and-limits' }
  /** Which is cheaper, of what it does not say. */
  | { readonly about: 'cheaper' }
  /** Who answers, who runs the portal, whether that is to be trusted, when and where they are. */
  | { readonly about: 'portal'; readonly of: 'self' | 'operator' | 'genuine' | 'hours' | 'address' }
  /** Why a card was refused, or whether another one may be used. */
  | { readonly about: 'refusal'; readonly of: 'why' | 'card' };

/** What is said of what is read back, and is neither a yes nor a no. */
export type AtReadBack =
  /** So many times the amount: 'half of it', 'double am'. */
  | { readonly about: 'times'; readonly by: 0.5 | 2 | 3 }
  /** At another time: 'I go pay tomorrow'. */
  | { readonly about: 'put-off' }
  /** A question for whom or what it is: 'which meter be dat'. */
  | { readonly about: 'for-whom' };

/** A time to come at which something is to be bought, as typed, or how often it is wanted from now on. */
export interface AnotherTime {
  readonly said: string;
  readonly again: boolean;
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

/** The same while it is put together. */
export type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** What a sentence means (CONVERSATION, Names). */
export interface Understanding {
  /** `none` where nothing is understood, and where `asks` says what may be meant: until that is answered it does nothing. */
  readonly intent: IntentName;
  readonly slots: Slots;
  /** 0 to 1. */
  readonly confidence: number;
  /** The nearest other intents, best first, at most three. */
  readonly alternatives: IntentName[];
  /**
   * In doubt: the two or three things that may be meant, likeliest first, for the portal to ask which. The sentence is then read
   * once more with the one that was chosen as `meant`, so that none of what it says is lost.
   */
  readonly asks?: readonly IntentName[];
  readonly modifiers?: Modifiers;
}
