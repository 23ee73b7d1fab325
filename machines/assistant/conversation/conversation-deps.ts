import type { Services } from '#catalogues/calls/services.ts';
import type { Phrases } from '#catalogues/languages/language.ts';
import type { Report } from '#machines/kit/faults.ts';
import type { FeeCache, Passkeys, ProveHuman } from '#machines/kit/flow.ts';
import type { TalkContext, Understanding } from '#machines/talk/context.ts';
import type { Desk } from '#machines/uploads/desk/desk.ts';
import type { DeviceLine } from '../sync/aside.ts';
import type { Keep } from '../sync/keep.ts';
import type { OwnSession } from './session/own-session.ts';

/** Where the bearer token is, and whom to tell when it is refused. */
export interface Connecting {
  readonly token: () => string | null;
  /** `why`: why the session ended, where that is known. */
  readonly refused: (why: string | null) => void;
  /** Told of each call whether it had an answer. */
  readonly answered: (got: boolean) => void;
  /** Told for how long the session goes on, ms, where nothing more is done in it. */
  readonly lasts: (ms: number) => void;
}

/** What a conversation is made of; everything that is not pure comes in here. */
export interface ConversationDeps {
  readonly connect: (session: Connecting) => Services;
  /** Where the rows of uploads lie. */
  readonly desk: (services: Services, session: Connecting) => Desk;
  readonly understand: (text: string, context: TalkContext) => Understanding;
  /** Resolves after so many ms, or rejects when the signal fires. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Whose conversation it is, where that was made before; else it is made of `keep`, `now` and `asked`. */
  readonly session?: OwnSession;
  /** Lets a browser do what it has to between two pieces of work; elsewhere nothing needs it. */
  readonly breathe?: () => Promise<void>;
  /** The phrases of the language that was chosen on this device, where they are here already; else they are fetched. */
  readonly spoken?: Phrases | null;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly keep: Keep;
  /** The own path that the address asks a sign-in to lead to; null where there is none, and where there are no addresses. */
  readonly asked?: () => string | null;
  /** Where the last fee is kept; in memory unless given. */
  readonly fees?: FeeCache;
  readonly proveHuman: ProveHuman;
  /** Missing: no passkey can be used where it runs. */
  readonly passkeys?: Passkeys | undefined;
  /** The device's line, where it can lose one. */
  readonly device?: DeviceLine;
  /** Told of every fault of ours: what is thrown and is no `NoAnswer`. */
  readonly report?: Report;
}
