import * as z from 'zod/mini';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { DELAYS, type DelayName } from '#catalogues/delays.ts';
import { withoutSensitiveIn } from '#machines/kit/sensitive/in-values.ts';
import { COLUMN_KINDS } from '#machines/kit/view.ts';
import type { SessionNames } from '#machines/session/kept-session.ts';
import { LASTING } from '../lasting.ts';
import type { Bought, FlowStart, OpenRun } from '../run.ts';
import { readRuns, type SavedRun } from '../runs/runs.ts';
import type { Message } from '../transcript.ts';
import { type Entry, type LogNews, type Withdrawn, withUids } from './log.ts';
import { paidIn } from './paid-in.ts';

/** What outlives a reload. */
export interface Kept {
  readonly version: 1;
  /** The log, as far as it is kept here. */
  readonly messages: readonly Entry[];
  /** Turns that the server has and that were taken back here: it was not told of that yet. */
  readonly withdrawn: Withdrawn;
  readonly stack: readonly OpenRun[];
  readonly later: readonly string[];
  readonly usual: Readonly<Record<string, string>>;
  readonly bought: readonly Bought[];
  /** What waits for a sign-in. */
  readonly wish: FlowStart | null;
  readonly runs: readonly SavedRun[];
  /** Whose it is: the id of who is signed in; null of a visitor. */
  readonly owner: string | null;
  /** Runs that are over, the last one last: another tab or device may still hold them open. */
  readonly over: readonly string[];
  /** What of it the person's own account keeps too; null for a visitor, and where that is not known. */
  readonly account: AccountCopy | null;
}

/** What an account keeps of a conversation. */
export interface AccountCopy {
  /** The account's revision that this one continues: all turns up to this number are known here. */
  readonly revision: number;
  /** Something was done since that the account does not have yet. */
  readonly ahead: boolean;
}

/** When there is something to keep or to read at once: the face is left for something else, or is there again. */
export type Moment = 'leaving' | 'back';

/** Amounts under the specification's own names, naira; `duration` in days. */
export interface Dues {
  readonly serviceCharge: number;
  readonly DevLevy: number;
  readonly fine: number;
  readonly duration: number;
}

/** Where the conversation and the token are kept; the browser's storage, a file, or nowhere. */
export interface Keep {
  token(): string | null;
  keepToken(token: string): void;
  /** What else S1 section 3 names of a session; an absent name stays as it is. */
  keepSession(names: SessionNames): void;
  /** Anything that was kept, checked here on reading. */
  conversation(): unknown;
  /** Called at every change; `kept` is only worth calling when it is written down. */
  keepConversation(kept: () => Kept): void;
  /** What is owed, under the names of S1 section 3. */
  keepDues(dues: Dues): void;
  /** The name of the language that was chosen on this device; null where none was. A sign-out leaves it. */
  language(): string | null;
  keepLanguage(language: string): void;
  /** Sign-out: nothing stays (S1 section 2). */
  clear(): void;
  /** The conversation that is kept goes, and nothing else: it is not for who is here now. */
  dropConversation(): void;
  /** Tells when the token was changed elsewhere, as another tab does; answers how to stop that. */
  watch(changed: () => void): () => void;
  /** Tells when another tab has gone on with the conversation; answers how to stop that. */
  watchConversation(changed: () => void): () => void;
  /** Tells of moments; answers how to stop that. */
  moments(heard: (moment: Moment) => void): () => void;
}

const row = z.object({
  name: z.optional(z.string()),
  label: z.string(),
  value: z.string(),
  short: z.optional(z.string()),
  total: z.optional(z.literal(true)),
  units: z.optional(z.literal(true)),
});
const table = z.object({
  columns: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      align: z.enum(['start', 'end']),
      kind: z.optional(z.enum(COLUMN_KINDS)),
    }),
  ),
  rows: z.array(z.array(z.string())),
  page: z.optional(
    z.object({
      label: z.string(),
      path: z.templateLiteral(['/', z.string()]),
      query: z.record(z.string(), z.string()),
    }),
  ),
});
const tone = z.enum(['plain', 'info', 'success', 'warning', 'danger']);

const message = z.object({
  id: z.number(),
  from: z.enum(['portal', 'person']),
  text: z.string(),
  tone,
  headline: z.optional(z.string()),
  markdown: z.optional(z.string()),
  at: z.string(),
  aside: z.optional(z.literal(true)),
  standing: z.optional(z.literal(true)),
  lasts: z.optional(z.enum(LASTING)),
  remains: z.optional(z.string()),
  muted: z.optional(z.literal(true)),
  // What was kept before may name what is none any more.
  topic: z.catch(z.optional(z.enum(['greeting', 'welcome', 'farewell', 'way-in'])), undefined),
  own: z.optional(z.array(z.string())),
  asks: z.optional(z.string()),
  answers: z.optional(z.array(z.string())),
  card: z.optional(
    z.object({
      result: z.object({
        title: z.string(),
        orderId: z.string(),
        key: z.optional(z.string()),
        token: z.optional(z.string()),
        units: z.optional(z.string()),
        tokens: z.optional(
          z.object({ how: z.string(), each: z.array(z.object({ label: z.string(), digits: z.string() })) }),
        ),
        vouchers: z.optional(
          z.object({
            how: z.string(),
            each: z.array(z.object({ pin: z.string(), serial: z.nullable(z.string()) })),
          }),
        ),
        paidAt: z.optional(z.string()),
        email: z.optional(z.string()),
        status: z.optional(z.object({ text: z.string(), tone })),
      }),
      summary: z.array(row),
    }),
  ),
  table: z.optional(table),
  origin: z.optional(
    z.object({
      flow: z.string(),
      step: z.string(),
      part: z.enum(['say', 'dialog', 'outcome', 'problem', 'ask', 'meanwhile']),
      field: z.optional(z.string()),
    }),
  ),
  words: z.optional(z.object({ text: z.string(), headline: z.optional(z.string()), markdown: z.optional(z.string()) })),
  uid: z.optional(z.string()),
  seq: z.optional(z.number()),
});
const kept = z.object({
  version: z.literal(1),
  messages: z.array(message),
  stack: z.array(z.object({ id: z.string(), flow: z.string(), title: z.string() })),
  later: z.optional(z.array(z.string())),
  usual: z.optional(z.record(z.string(), z.string())),
  bought: z.optional(z.array(z.object({ orderId: z.string(), key: z.string(), flow: z.string() }))),
  wish: z.optional(
    z.nullable(
      z.object({
        flow: z.string(),
        values: z.record(z.string(), z.string()),
        asks: z.optional(z.string()),
        looked: z.optional(z.literal(true)),
      }),
    ),
  ),
  runs: z.unknown(),
  owner: z.optional(z.nullable(z.string())),
  over: z.optional(z.array(z.string())),
  account: z.optional(z.nullable(z.object({ revision: z.number(), ahead: z.boolean() }))),
  withdrawn: z.optional(z.array(z.object({ uid: z.string(), seq: z.number() }))),
});

/**
 * Read what was kept. Of another version's only what money went into is taken along; null where that is nothing, or it is not ours. A run
 * that is none is left out.
 */
export function readKept(raw: unknown): Kept | null {
  // What was kept before such numbers were hidden loses them here, and where it is kept again.
  const harmless = withoutSensitiveIn(raw, { meters: true });
  const read = kept.safeParse(harmless);
  if (!read.success) return paidIn(harmless);
  const { messages, stack, later = [], usual = {}, bought = [], wish = null } = read.data;
  const { owner = null, over = [], account = null, withdrawn = [] } = read.data;
  // The schema writes absent members as undefined; the types leave them out.
  const plain = JSON.parse(JSON.stringify({ messages, stack, wish })) as Pick<Kept, 'stack' | 'wish'> & {
    readonly messages: readonly Message[];
  };
  const runs = readRuns(read.data.runs);
  const log = { messages: withUids(plain.messages), withdrawn };
  return { version: 1, ...plain, ...log, later, usual, bought, owner, over, account, runs };
}

/** What an account has: its revision, the state of the conversation, null where that is none of ours, and what is new in the log. */
export interface AccountNews extends LogNews {
  readonly revision: number;
  readonly state: Kept | null;
}

/** Read what the account has. A turn that is none of ours is left out. */
export function readNews(found: Extract<CallAnswer<'keptConversation'>, { status: 200 }>['data']): AccountNews {
  return {
    revision: found.revision,
    begins: found.begins,
    state: readKept(typeof found.kept === 'object' ? { ...found.kept, messages: [] } : null),
    messages: found.messages.flatMap(({ number, id, message }) => {
      const read = turnOf(message);
      return read === undefined ? [] : [{ number, id, message: read }];
    }),
  };
}

/** A turn; null for one that was withdrawn, undefined for what is none of ours. */
function turnOf(raw: unknown): Message | null | undefined {
  if (raw === null) return null;
  const read = message.safeParse(withoutSensitiveIn(raw, { meters: true }));
  return read.success
    ? (JSON.parse(JSON.stringify({ ...read.data, uid: undefined, seq: undefined })) as Message)
    : undefined;
}

/** A keep that forgets: the terminal's, and the tests'. */
export function keepNothing(): Keep {
  return {
    token: () => null,
    keepToken: () => {},
    keepSession: () => {},
    conversation: () => null,
    keepConversation: () => {},
    keepDues: () => {},
    language: () => null,
    keepLanguage: () => {},
    clear: () => {},
    dropConversation: () => {},
    watch: () => () => {},
    watchConversation: () => () => {},
    moments: () => () => {},
  };
}

/**
 * What was kept for whoever is signed in, or was left by a visitor who may have signed in since; null for nothing. What another
 * person left behind, e.g. where their session was taken away from under it, is for nobody's eyes: it goes.
 */
export function keptBy(keep: Keep, personId: string | null): Kept | null {
  const kept = readKept(keep.conversation());
  if (kept === null || kept.owner === null || kept.owner === personId) return kept;
  keep.dropConversation();
  return null;
}

const SEEN_AGAIN: DelayName = 'newsAsked';

/** A face that somebody looks at tells of the moment `back` again after so many ms: what came meanwhile is asked for then. */
export const SEEN_AGAIN_MS = DELAYS[SEEN_AGAIN].swift;
