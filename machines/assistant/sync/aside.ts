import * as z from 'zod/mini';
import { ORDER_KIND_NAMES } from '#catalogues/orders.ts';
import { TOKEN_KINDS } from '#catalogues/tokens.ts';
import type { Good } from '#machines/pages/answers.ts';
import type { SessionView } from '#machines/session/session.ts';
import { type Said, wordsOf } from '../suggestion.ts';

/** A token that was bought, as it is kept to be read without a line. */
export interface LastToken {
  readonly orderId: string;
  /** ISO 8601, UTC. */
  readonly paidAt: string;
  readonly units: string;
  readonly token: string;
}

/** Tokens of one order, as they are kept to be read without a line, with what was typed into the meter already. */
export type KeptDelivery = Good<'myTokens'>['deliveries'][number];

/** What is put aside for a time without a line: it is one person's, and goes with their sign-out. */
export interface Aside {
  /** The id of who is signed in; null of a visitor. */
  readonly owner: string | null;
  /** What was said and could not be sent, the first of it first. */
  readonly unsent: readonly Said[];
  /** The last tokens, the newest first. */
  readonly tokens: readonly LastToken[];
  /** What was listed of them, the newest first. */
  readonly deliveries: readonly KeptDelivery[];
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
  /** Wants sentences to be understood; resolves once they can be. */
  readonly ready: () => Promise<void>;
}

/** So many sentences are kept, so that a line that stays away fills no storage. */
export const MOST_UNSENT = 20;

/** So many deliveries are kept. */
export const MOST_DELIVERIES = 20;

/** So many tokens are kept. */
export const MOST_TOKENS = 3;

const values = z.record(z.string(), z.string());
const said = z.union([
  z.string(),
  z.object({
    label: z.string(),
    icon: z.exactOptional(z.literal('again')),
    say: z.string(),
    starts: z.exactOptional(z.object({ flow: z.string(), values })),
    atOnce: z.exactOptional(z.literal(true)),
    answers: z.exactOptional(values),
  }),
]);

const delivery = z.object({
  orderId: z.string(),
  kind: z.enum(ORDER_KIND_NAMES),
  provider: z.nullable(z.string()),
  meterNumber: z.string(),
  units: z.string(),
  paidAt: z.string(),
  tokens: z.array(z.object({ kind: z.enum(TOKEN_KINDS), digits: z.string(), loadedAt: z.nullable(z.string()) })),
});

const aside = z.object({
  owner: z.nullable(z.string()),
  unsent: z.array(said).check(z.maxLength(MOST_UNSENT)),
  tokens: z.array(z.object({ orderId: z.string(), paidAt: z.string(), units: z.string(), token: z.string() })),
  deliveries: z._default(z.array(delivery), []),
});

/** What was put aside for this person; nothing where it is another's, or no word of ours. */
export function asideOf(raw: unknown, owner: string | null): Aside {
  const read = aside.safeParse(raw);
  return read.success && read.data.owner === owner ? read.data : { owner, unsent: [], tokens: [], deliveries: [] };
}

/** What a conversation puts aside for a time without a line. */
export interface OwnAside {
  unsent(): readonly Said[];
  tokens(): readonly LastToken[];
  /** Put aside what was said; false where no more of it is kept. */
  keep(said: Said): boolean;
  /** Take the first back, to be sent now: no other tab sends it again. Null where there is none that can be taken. */
  take(): Said | null;
  /** Put first what was taken and met no line, three times at most; false where it is not. */
  putBack(said: Said): boolean;
  keepTokens(tokens: readonly LastToken[]): void;
  /** What was listed or ticked is known from here on, also without a line. `asker`: who asked for it. */
  deliveries(): readonly KeptDelivery[];
  /** The tokens of them that were typed into a meter, by their digits; the same array until that changes. */
  loaded(): readonly string[];
  keepDeliveries(deliveries: readonly KeptDelivery[], asker: string | null): void;
}

/** What is known of deliveries, without asking the device again. */
interface Known extends Pick<Aside, 'owner' | 'deliveries'> {
  readonly loaded: readonly string[];
}

function knownOf(owner: string | null, deliveries: readonly KeptDelivery[]): Known {
  const tokens = deliveries.flatMap((one) => one.tokens);
  return { owner, deliveries, loaded: tokens.flatMap(({ digits, loadedAt }) => (loadedAt === null ? [] : [digits])) };
}

/** So often a sentence is sent again by itself: what is answered by nothing while there is a line is no loss of it. */
const MOST_TRIES = 3;

/** Where nothing can be put aside, there is no line to lose either. */
const NOWHERE: Pick<DeviceLine, 'read' | 'put'> = { read: () => null, put: () => {} };

/** Reads and writes at once what the device keeps, so that tabs agree on it. */
export function createOwnAside(device: Pick<DeviceLine, 'read' | 'put'> = NOWHERE, who: () => SessionView): OwnAside {
  const tries = new Map<string, number>();
  const now = (): Aside => asideOf(device.read(), who().id);
  // It is asked for with every change of the conversation.
  let known: Known | null = null;
  const knowing = (): Known => {
    const owner = who().id;
    if (known === null || known.owner !== owner) known = knownOf(owner, now().deliveries);
    return known;
  };
  return {
    deliveries: () => knowing().deliveries,
    loaded: () => knowing().loaded,
    keepDeliveries(fresh, asker) {
      // A late answer comes to nobody who has left.
      if (who().id !== asker) return;
      const ids = new Set(fresh.map(({ orderId }) => orderId));
      const older = knowing().deliveries.filter(({ orderId }) => !ids.has(orderId));
      const newest = [...fresh, ...older].sort((a, b) => (a.paidAt < b.paidAt ? 1 : -1)).slice(0, MOST_DELIVERIES);
      known = knownOf(asker, newest);
      device.put({ ...now(), deliveries: newest });
    },
    unsent: () => now().unsent,
    tokens: () => now().tokens,
    keep(said) {
      const aside = now();
      if (aside.unsent.length >= MOST_UNSENT) return false;
      device.put({ ...aside, unsent: [...aside.unsent, said] });
      return true;
    },
    take() {
      const aside = now();
      const [first, ...rest] = aside.unsent;
      if (first === undefined) return null;
      device.put({ ...aside, unsent: rest });
      // What a full storage does not let go of would be sent again and again.
      return now().unsent.length === rest.length ? first : null;
    },
    putBack(said) {
      const aside = now();
      const words = wordsOf(said);
      const tried = tries.get(words) ?? 0;
      if (aside.unsent.length >= MOST_UNSENT || tried >= MOST_TRIES) return false;
      tries.set(words, tried + 1);
      device.put({ ...aside, unsent: [said, ...aside.unsent] });
      return now().unsent.length > aside.unsent.length;
    },
    keepTokens(tokens) {
      const aside = now();
      // A late answer comes to nobody who has left.
      if (aside.owner === null) return;
      const ids = new Set(tokens.map(({ orderId }) => orderId));
      const older = aside.tokens.filter(({ orderId }) => !ids.has(orderId));
      const newest = [...tokens, ...older].sort((a, b) => (a.paidAt < b.paidAt ? 1 : -1)).slice(0, MOST_TOKENS);
      if (JSON.stringify(newest) !== JSON.stringify(aside.tokens)) device.put({ ...aside, tokens: newest });
    },
  };
}
