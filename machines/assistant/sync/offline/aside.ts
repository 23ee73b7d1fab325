import * as z from 'zod/mini';
import type { Said } from '../../conversation/turns/pressed.ts';

/** A token that was bought, as it is kept to be read without a line. */
export interface LastToken {
  readonly orderId: string;
  /** ISO 8601, UTC. */
  readonly paidAt: string;
  readonly units: string;
  readonly token: string;
}

/** What is put aside for a time without a line: it is one person's, and goes with their sign-out. */
export interface Aside {
  /** The id of who is signed in; null of a visitor. */
  readonly owner: string | null;
  /** What was said and could not be sent, the first of it first. */
  readonly unsent: readonly Said[];
  /** The last tokens, the newest first. */
  readonly tokens: readonly LastToken[];
}

/** The device as far as its line goes, and where it puts things aside. */
export interface DeviceLine {
  /** The device's own word. */
  readonly isUp: () => boolean;
  /** Tells when the device says otherwise; answers how to stop that. */
  readonly watch: (changed: (up: boolean) => void) => () => void;
  /** Anything that was put aside, checked here on reading. */
  readonly read: () => unknown;
  readonly put: (aside: Aside) => void;
  /** Somebody looks at this tab. */
  readonly isSeen: () => boolean;
  /** Does work that no other tab of this device does at the same time; it waits for theirs. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  /** Resolves once sentences can be understood. */
  readonly ready: Promise<void>;
}

/** So many sentences are kept, so that a line that stays away fills no storage. */
export const MOST_UNSENT = 20;

/** So many tokens are kept. */
export const MOST_TOKENS = 3;

const values = z.record(z.string(), z.string());
const said = z.union([
  z.string(),
  z.object({
    label: z.string(),
    say: z.string(),
    starts: z.exactOptional(z.object({ flow: z.string(), values })),
    answers: z.exactOptional(values),
  }),
]);

const aside = z.object({
  owner: z.nullable(z.string()),
  unsent: z.array(said).check(z.maxLength(MOST_UNSENT)),
  tokens: z.array(z.object({ orderId: z.string(), paidAt: z.string(), units: z.string(), token: z.string() })),
});

/** What was put aside for this person; nothing where it is another's, or no word of ours. */
export function asideOf(raw: unknown, owner: string | null): Aside {
  const read = aside.safeParse(raw);
  return read.success && read.data.owner === owner ? read.data : { owner, unsent: [], tokens: [] };
}
