import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Book } from './book.ts';
import type { EventRules, Events } from './events.ts';
import type { Faults } from './faults.ts';

/** What Hono is given of Node: the request and the answer as they are. */
export interface StandEnv {
  readonly Bindings: HttpBindings;
}

/** What a provider is made from. */
export interface Stand {
  readonly book: Book;
  readonly events: Events;
  readonly faults: Faults;
  /** Its own clock, which `PUT /stand-in/clock` moves ahead. */
  readonly now: () => Date;
  /** Its keys by the name that the provider's entry has for them. */
  readonly keys: Readonly<Record<string, string>>;
}

/** What a provider makes of it. */
export interface Opened {
  /** The vendor's own paths, and those below `/stand-in/` that are this vendor's: who pays, the bank, the shop's desk. */
  readonly app: Hono<StandEnv>;
  /** Plain facts for the checks, in kobo: what was captured, refunded, executed, paid out. */
  readonly books: () => Readonly<Record<string, unknown>>;
}

/** A provider that a stand-in is written for: one entry of the table in `providers.ts`. */
export interface Provider {
  /** Where it listens unless told otherwise. */
  readonly port: number;
  /** Its keys: the environment variable that sets one, and how one begins that was made up. */
  readonly keys: Readonly<Record<string, { readonly variable: string; readonly begins: string }>>;
  readonly events: EventRules;
  /** The words of `special` that `PUT /stand-in/faults` takes: what only this vendor can have. */
  readonly special: readonly string[];
  readonly open: (stand: Stand) => Opened;
}
