import type { AnyStateMachine } from 'xstate';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import type { DelayName } from '#catalogues/delays.ts';
import type { DoorName } from '#catalogues/doors.ts';
import type { Role } from '#catalogues/roles.ts';
import type { Answers, Fields } from './field.ts';
import type {
  Action,
  ActionType,
  Delivery,
  Dialog,
  HandedFile,
  Modal,
  OfferedFile,
  Outcome,
  Owing,
  Preview,
  Result,
  Revealed,
  Revealing,
  Row,
  Say,
  TableView,
  TransferView,
  Waiting,
  WidgetView,
} from './view.ts';

/** What a flow is started with: its own id, which is also the root of its idempotency keys, and who is at the keys. */
export interface FlowInput {
  readonly runId: string;
  readonly person: FlowPerson | null;
  readonly values?: Readonly<Record<string, string>>;
  /** Where the values come from; a sentence unless said. */
  readonly from?: 'chat' | 'form';
}

/** Who is at the keys, as a flow may know them. */
export interface FlowPerson {
  readonly id: string;
  readonly meterNumber: string | null;
  readonly estate: string | null;
  readonly email: string;
  readonly firstName?: string | null;
  readonly role?: Role | null;
  /** Of the apartment: `occupied` or anything else (S1 section 3). */
  readonly status?: string | null;
}

/** The part of every flow's context that the kit reads. */
export interface FlowContext {
  readonly runId: string;
  readonly answers: Answers;
  /** Said once, on the step it belongs to: what went wrong, or what changed. */
  readonly notices: readonly Say[];
}

/** What a step is to a person; stands in the `meta` of its state. */
export interface Step<C extends FlowContext = FlowContext> {
  readonly kind: 'ask' | 'confirm' | 'work' | 'widget' | 'transfer' | 'outcome' | 'end';
  /** Index into the flow's progress labels. */
  readonly at?: number;
  readonly heading?: string | ((context: C) => string);
  /** Names of the fields it shows; a function where they depend on what was answered. */
  readonly fields?: readonly string[] | ((context: C) => readonly string[]);
  /** Names of fields that cannot be changed here: there is a way back for that. */
  readonly locked?: readonly string[] | ((context: C) => readonly string[]);
  readonly say?: (context: C) => readonly Say[];
  readonly actions?: readonly StepAction<C>[];
  readonly summary?: (context: C) => readonly Row[];
  readonly table?: (context: C) => TableView | null;
  readonly preview?: (context: C) => Preview | null;
  readonly files?: (context: C) => readonly OfferedFile[];
  readonly reveals?: Revealing;
  readonly busy?: (context: C) => string;
  readonly percent?: (context: C) => number | null;
  /** What the work of this step brings, where it ends in the result. */
  readonly delivers?: (context: C) => Delivery;
  /** What is owed and stops it here. */
  readonly owes?: (context: C) => Owing;
  /** The steps of a purchase that is settled here. */
  readonly waits?: (context: C) => Waiting;
  readonly outcome?: Outcome;
  readonly modal?: (context: C) => Modal | null;
  readonly dialog?: (context: C) => Dialog | null;
  readonly result?: (context: C) => Result | null;
  readonly widget?: (context: C) => WidgetView | null;
  readonly transfer?: (context: C) => TransferView | null;
}

/** The words of an action: those everywhere, or those of an answer beside those of a form's button. */
export type StepLabel = string | Pick<Action, 'label' | 'formLabel'>;

/** Something that can be done at a step. */
export interface StepAction<C extends FlowContext = FlowContext> {
  readonly type: ActionType;
  readonly label: StepLabel | ((context: C) => StepLabel);
  /** Types `EDIT` and `BACK`: the field that it asks for. */
  readonly field?: string;
  /** Whether it is offered at all; always unless given. */
  readonly when?: (context: C) => boolean;
  /** Why it cannot be done now, or null. */
  readonly reason?: (context: C) => string | null;
  /** A bare yes reads it back once more: what was asked last was something else. */
  readonly rereads?: true;
  /** What failed is taken up by it, also with something changed that a sentence says. */
  readonly revises?: true;
  /** What a sentence has to name, because one sentence cannot take it back; null where any yes will do. */
  readonly deed?: (context: C) => string | null;
}

/** A flow as the runs store, the chat and the faces know it. Raise `version` when old snapshots no longer fit. */
export interface Flow {
  readonly name: string;
  readonly version: number;
  readonly title: string;
  readonly progress: readonly string[];
  /** The questions as they stand: choices and rules may depend on what was answered and learned. */
  readonly fields: (context: FlowContext) => Fields;
  /** Values of read-only fields. */
  readonly readOnly: (context: FlowContext) => Readonly<Record<string, string>>;
  readonly machine: AnyStateMachine;
  /** Makes a file that one of its steps offers; null where it can no longer be made, and in words why it cannot be made now. */
  readonly file?: (runId: string, name: string) => Promise<HandedFile | Say | null>;
  /** What one of its steps shows and nothing keeps; null where it can no longer be told. */
  readonly reveal?: (runId: string, what: Revealing) => Promise<Revealed | null>;
}

/** What flows are made of: the server, a way to wait, and places where secrets and files stay out of every snapshot. */
export interface FlowDeps {
  readonly services: Services;
  /** Waits out a delay at this portal's pace; rejects when the signal fires. */
  readonly wait: (delay: DelayName, signal: AbortSignal) => Promise<void>;
  readonly secrets: Secrets;
  readonly files: Files;
  readonly fees: FeeCache;
  /** Takes a fresh session token, and the door it came through; it never passes through a machine's context. */
  readonly signedIn: (token: string, through: DoorName | 'sign-up') => void;
  /** Takes a token with new claims for the person who is signed in already; nothing is said of it. */
  readonly renewed: (token: string) => void;
  /** The server has ended every session of this person: the token goes, `why` is said, and they sign in again. */
  readonly signedOut: (why: string) => void;
  /** Something was changed: what pages show may be old, and so may the logo where it is that (DECISIONS 13), and what is known of the person. */
  readonly changed: (what: 'rows' | 'logo' | 'person') => void;
  readonly proveHuman: ProveHuman;
  /** Missing: no passkey can be used where this runs. */
  readonly passkeys?: Passkeys | undefined;
}

/** What became of asking a browser for a passkey. `answer` and what it is asked are texts, which nothing here reads. */
export type PasskeyCame =
  | { readonly kind: 'given'; readonly answer: string }
  /** Its person left it, or took too long. */
  | { readonly kind: 'left' }
  /** While adding one: there is one on the device already. */
  | { readonly kind: 'held' }
  | { readonly kind: 'unsupported' }
  /** Nothing there can tell who it is. */
  | { readonly kind: 'noScreenLock' }
  | { readonly kind: 'failed' }
  /** The portal is open at an address that is not the one of its passkeys. */
  | { readonly kind: 'elsewhere'; readonly at: string };

/** Passkeys of where this runs: what the server asks goes in as it came. */
export interface Passkeys {
  readonly create: (asked: string, signal: AbortSignal) => Promise<PasskeyCame>;
  readonly get: (asked: string, signal: AbortSignal) => Promise<PasskeyCame>;
}

/** Solves a robot check by computing and answers the proof; rejects when the signal fires. */
export type ProveHuman = (
  challenge: Extract<CallAnswer<'robotCheck'>, { status: 200 }>['data'],
  signal: AbortSignal,
) => Promise<string>;

/** The fee that was last looked up, kept for as long as the portal is open (S3 section 3). Kobo. */
export interface FeeCache {
  recall(provider: string): number | null;
  keep(provider: string, kobo: number): void;
}

/** Masked answers, kept in memory only, under run and field. */
export interface Secrets {
  put(runId: string, field: string, value: string): void;
  read(runId: string, field: string): string | null;
  /** One field's secret, or all of a run that is over. */
  forget(runId: string, field?: string): void;
}

/** Chosen files, kept in memory only, under run and field; the answer in the machine is a file's name. */
export interface Files {
  put(runId: string, field: string, file: File): void;
  read(runId: string, field: string): File | null;
  /** One field's file, or all of a run that is over. */
  forget(runId: string, field?: string): void;
}
