import type { StoppingDue } from '#catalogues/orders.ts';
import type { Voucher } from '#catalogues/vouchers.ts';
import type { LabelledToken } from './tokens.ts';

/** What every face draws: plain data, equal to itself after JSON. */

/** How a sentence is meant. */
export type Tone = 'plain' | 'info' | 'success' | 'warning' | 'danger';

/** A sentence, or a line of one, to say. */
export interface Say {
  readonly tone: Tone;
  readonly text: string;
  /** The words that the text begins with and that stand out in it. */
  readonly headline?: string;
  /** It holds only while the step stands. */
  readonly passing?: true;
  /** A payment of before that it shows. */
  readonly card?: Card;
}

/** A payment with what was delivered, and what it cost as rows. */
export interface Card {
  readonly result: Result;
  readonly summary: readonly Row[];
}

/** How a field is typed and drawn; a day is one up to today, or one from today on, and a moment has a time besides. */
export const FIELD_KINDS = [
  'text',
  'area',
  'email',
  'money',
  'digits',
  'phone',
  'past-day',
  'coming-day',
  'coming-moment',
  'choice',
  'secret',
  'file',
  'toggle',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** One of the answers to choose from. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What stands beside it, e.g. its price. */
  readonly detail?: string;
  /** The company that it names, by its code: its mark can stand beside the label. */
  readonly mark?: string;
  /** Its label is somebody's own name, e.g. of an estate or of its service, and is never put into another language. */
  readonly own?: true;
}

/** One question with what is known of its answer. `value` is as typed; a secret's is dots, a file's its name. */
export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly value: string;
  readonly problem: string | null;
  /** The only answers (kind `choice`), or suggestions. */
  readonly choices: readonly Choice[];
  readonly readOnly: boolean;
  /** The sentence that asks it. */
  readonly ask: string;
  readonly placeholder: string;
  /** What of it is enough where there is little room, or where something else says the rest. */
  readonly example?: string;
  readonly hint: string | null;
  /** Kind `file`: what there is to choose from, e.g. `.csv`. */
  readonly accept?: string;
  /** Several may be given at once: files, or choices, which stand one behind the other, parted by commas. */
  readonly several?: true;
  /** It is asked, and may be left empty. */
  readonly optional?: true;
  /** Kind `secret`: a code of a second factor, and no other secret. */
  readonly code?: true;
  /** It is about somebody else. */
  readonly another?: true;
  /** True when the value came from a sentence, until it is edited in the form. */
  readonly fromChat: boolean;
}

/** What an action sends. `TRANSFER`, `CREDIT` and `CARD` choose how what is read back is paid; `PASSKEY` gives one in place of a code. */
export type ActionType =
  | 'NEXT'
  | 'BACK'
  | 'CONFIRM'
  | 'TRANSFER'
  | 'CREDIT'
  | 'CARD'
  | 'DECLINE'
  | 'CANCEL'
  | 'RETRY'
  | 'PASSKEY'
  | 'EDIT';

/** True while a code of a second factor is the secret that is asked for, or looked at. */
export function asksCode(view: View | null): boolean {
  const secrets = (view?.fields ?? []).filter(
    ({ kind, name }) => kind === 'secret' && (name === view?.next || !view?.next),
  );
  return secrets.length > 0 && secrets.every(({ code }) => code === true);
}

/** True for what says yes to what is read back: it is taken only as a whole, and never of a time without a line. */
export const consents = (type: string): boolean => type === 'CONFIRM' || type === 'TRANSFER' || type === 'CREDIT';

/** Something that can be done now. A disabled one says why. */
export interface Action {
  readonly type: ActionType;
  readonly label: string;
  /** Types `EDIT` and `BACK`: the field that it asks for. Missing: whichever is to be changed, or was answered last. */
  readonly field?: string;
  /** What the button of a form is called, where the label is an answer: 'Yes, pay', and there 'Pay'. */
  readonly formLabel?: string;
  readonly enabled: boolean;
  readonly reason: string | null;
  /** What was asked last was something else: a bare yes reads it back once more, and only what names the deed is taken. */
  readonly rereads?: true;
  /** What failed is taken up by it, also with something changed that a sentence says. */
  readonly revises?: true;
  /** A yes in words has to name this: 'yes, deactivate'. The button needs no more. */
  readonly deed?: string;
}

/** One line of what is read back. */
export interface Row {
  /** The slot whose value it shows, or `fee`: code knows a line by it, never by its label. Missing where nothing asks for it. */
  readonly name?: string;
  readonly label: string;
  readonly value: string;
  /** What of the value is enough where something else says the rest. */
  readonly short?: string;
  readonly total?: true;
  /** It says how much electricity is bought: cards set it apart. */
  readonly units?: true;
}

/** How a run ended. */
export type Outcome = 'success' | 'failed' | 'pending';

/** The outcome as the specification's modal (S2 section 2): a title, text lines, one button. */
export interface Modal {
  readonly title: string;
  readonly lines: readonly string[];
  /** So many of the lines go with the title; what happened is said by the one after them. */
  readonly titleLines?: number;
  readonly button: string;
  /** The action of the step that the button stands for; without one it only puts the modal away. */
  readonly does?: ActionType;
  /** The words after the last line that send the receipt again, where they stand (S3 section 2.4). */
  readonly resend?: string;
  /** True where the button goes back to the start (S3 section 2.4, BACK TO HOME). */
  readonly home?: true;
}

/** A question that stands over the form until one of the step's actions answers it, e.g. whose meter this is. */
export interface Dialog {
  readonly title: string;
  readonly lines: readonly string[];
  /** What it is asked about, line by line: its first lines, where a page has all of them. */
  readonly table?: TableView;
}

/** What a purchase brings: a token to type in with its receipt, or the receipt alone. */
export type Delivery = 'token' | 'receipt';

/** What was delivered. */
export interface Result {
  /** What it is, in words. */
  readonly title: string;
  readonly orderId: string;
  /** What opens the order for a buyer without an account. */
  readonly key?: string;
  /** The token that loads units. */
  readonly token?: string;
  readonly units?: string;
  /** Where there is more than one: all, in the order of loading, and how that is done. */
  readonly tokens?: { readonly how: string; readonly each: readonly LabelledToken[] };
  /** What comes as PINs, and how they are used. */
  readonly vouchers?: { readonly how: string; readonly each: readonly Voucher[] };
  readonly paidAt?: string;
  readonly email?: string;
  /** How it stands; missing: it was delivered. */
  readonly status?: { readonly text: string; readonly tone: Tone };
}

/** What the card widget is begun with (S2 section 7). `amount` in naira. */
export interface WidgetView {
  readonly provider: string;
  readonly script: string;
  /** The provider's own page, where that takes the place of a window over ours: a face sends the person there, once. */
  readonly page?: string | undefined;
  readonly merchantId: string;
  readonly name: string;
  readonly email: string;
  readonly narration: string;
  readonly amount: number;
  readonly currency: 'NGN';
  readonly orderId: string;
  /** Its provider tells of a payment in this window alone: who leaves it may have paid. */
  readonly untold?: true | undefined;
  /** What the provider's script goes on by, where the provider has begun already. */
  readonly session?: string | undefined;
}

/** An account number that what is bought is paid to; naira. It takes the exact amount, once. */
export interface TransferView {
  readonly orderId: string;
  readonly provider: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly bank: string;
  readonly amount: number;
  readonly expiresAt: string;
  /** By the server's clock, as it was last heard of; 0: the number has expired. */
  readonly secondsLeft: number;
  /** Other sums that came to it, and went back. */
  readonly sentBack: readonly number[];
  /** Stands for all of this where the server is asked for what is new. */
  readonly seen: string;
}

/** A page of the portal that shows the same as a table of the chat, with what it is asked ('show as table'). */
export interface TablePage {
  readonly label: string;
  readonly path: `/${string}`;
  readonly query: Readonly<Record<string, string>>;
}

/** What the cells of a column are: by it, and by nothing else, a face decides how they are set and where they may be broken. */
export const COLUMN_KINDS = [
  /** Anything; it may be broken anywhere. */
  'text',
  /** A name or a few words, broken between them only. */
  'words',
  'person',
  'email',
  'phone',
  'meter',
  'order',
  /** The reference of somebody else, e.g. the vendor's. */
  'reference',
  'token',
  'token-ending',
  'ticket',
  'day',
  /** A day with its time. */
  'time',
  'money',
  'count',
  'units',
  /** How something stands. */
  'status',
] as const;

/** One of them. */
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** A column of a table. A table that says no kind, as one of a file does, is of texts. */
export interface ColumnView {
  readonly name: string;
  readonly label: string;
  readonly align: 'start' | 'end';
  readonly kind?: ColumnKind;
}

/** Rows of a list, under their columns. */
export interface TableView {
  readonly columns: readonly ColumnView[];
  readonly rows: readonly (readonly string[])[];
  readonly page?: TablePage;
}

/** Rows of a file before they are sent; those of the page that is shown stand in the table. */
export interface Preview {
  readonly valid: number;
  readonly invalid: number;
  /** Whether each row that is shown is valid. */
  readonly marks: readonly boolean[];
  readonly page: { readonly at: number; readonly of: number; readonly total: number };
}

/** A file that can be had at a step; its name is how it is asked for. */
export interface OfferedFile {
  readonly name: string;
  readonly label: string;
}

/** What a step shows and nothing keeps: a face asks for it as it draws the step, and no snapshot and no transcript has it. */
export type Revealing = 'authenticator-key' | 'recovery-codes' | 'program-token';

/** It, as it is drawn. */
export interface Revealed {
  /** What is to be scanned, as an address. */
  readonly scan?: string;
  /** What is to be typed or written down. */
  readonly lines: readonly string[];
}

/** A payment of something that is owed: the flow that it begins, with what is answered in that already. */
export interface OwedPayment {
  readonly due: StoppingDue;
  readonly label: string;
  readonly starts: { readonly flow: string; readonly values: Readonly<Record<string, string>> };
}

/** What is owed and stops what was wanted. */
export interface Owing {
  readonly title: string;
  /** Line by line, the oldest first, with the sum; none where no figure is shown. */
  readonly rows: readonly Row[];
  /** Those before them, and what they come to. */
  readonly earlier: { readonly label: string; readonly rows: readonly Row[] } | null;
  /** What the first payment comes to with its fee; null where that is not known. */
  readonly withFee: string | null;
  /** The first one is what is offered. */
  readonly pays: readonly OwedPayment[];
}

/** One step of what is waited for. */
export interface WaitingStep {
  readonly name: 'paid' | 'bought' | 'there';
  readonly label: string;
  /** How it stands, or where it will; one short line. */
  readonly detail: string;
  readonly stands: 'done' | 'now' | 'ahead';
}

/** What a purchase that was paid still needs, step by step, and what its buyer may do meanwhile. */
export interface Waiting {
  readonly steps: readonly WaitingStep[];
  /** That nobody has to stay, and where it is mailed to. */
  readonly leave: { readonly lead: string; readonly text: string };
  /** What must not be done while it is waited for. */
  readonly again: string;
  /** How far it is, in sentences, for who does not see the steps. */
  readonly said: string;
}

/** Where a person is among the steps that they see ("Details, Confirm, Token"). */
export interface Progress {
  readonly labels: readonly string[];
  readonly at: number;
}

/** All that a face may draw and do of a run at this moment. */
export interface View {
  readonly flow: string;
  readonly step: string;
  readonly title: string;
  /** What the step itself is headed with, where the specification gives it words. */
  readonly heading: string | null;
  readonly say: readonly Say[];
  readonly fields: readonly FieldView[];
  /** Somebody's own words among the answers of the whole run: what was written, and names that were chosen. Missing: none. */
  readonly own?: readonly string[];
  /** The field whose answer is asked for now. */
  readonly next: string | null;
  readonly actions: readonly Action[];
  readonly summary: readonly Row[];
  /** What the total is made of, in one line, where it is a sum and a fee. */
  readonly made?: string;
  readonly table: TableView | null;
  readonly preview: Preview | null;
  readonly files: readonly OfferedFile[];
  /** What is shown and kept nowhere. Missing: nothing. */
  readonly reveals?: Revealing;
  readonly outcome: Outcome | null;
  readonly modal: Modal | null;
  readonly dialog: Dialog | null;
  readonly result: Result | null;
  /** What is being waited for, in words. */
  readonly busy: string | null;
  /** How much of it is done, 0 to 100, where that is known. */
  readonly percent: number | null;
  /** What is coming while it is the result itself that is waited for: its place can be drawn already. */
  readonly delivering: Delivery | null;
  /** What is owed and stops this. Missing: nothing does. */
  readonly owing?: Owing;
  /** The steps of what is waited for after a yes. Missing: nothing is settled here. */
  readonly waiting?: Waiting;
  readonly widget: WidgetView | null;
  readonly transfer: TransferView | null;
  readonly progress: Progress | null;
}

/** A file as a flow or a page hands it to its face, which keeps it for the person. */
export interface HandedFile {
  readonly name: string;
  readonly base64: string;
}
