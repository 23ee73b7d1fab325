import { z } from 'zod';
import type { Book } from './book.ts';
import type { Faults } from './faults.ts';

/** How a vendor sends events. */
export interface EventRules {
  /** The waits before another try, the first one's first: so many times so long, ms. After the last it gives up. */
  readonly retries: readonly { readonly times: number; readonly everyMs: number }[];
  /** Longest it waits for an answer, ms. */
  readonly timeoutMs: number;
  /** True for an answer that ends the tries. */
  readonly accepted: (status: number, body: string) => boolean;
  /** The headers that a body goes with, beside its content type. */
  readonly headers: (body: string, keys: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
}

const eventRow = z.object({
  id: z.number(),
  name: z.string(),
  body: z.string(),
  state: z.enum(['waiting', 'accepted', 'given up', 'lost']),
  tries: z.number(),
  /** When it goes next, ms of the stand-in's clock. */
  dueAt: z.number(),
  /** What the last try was answered; 0: nothing. */
  lastStatus: z.number().nullable(),
});
/** An event as `GET /stand-in/events` shows it. */
export type EventRow = z.output<typeof eventRow>;

/** The events of a stand-in: each is kept before it is sent, and sent again until it is accepted. */
export interface Events {
  /** Tell the portal, after the change around it is committed. `body` goes as it is, byte by byte. */
  readonly tell: (name: string, body: string) => void;
  readonly all: () => readonly EventRow[];
  /** Send all that wait, once, whenever they are due; resolves when the last was answered. */
  readonly flush: () => Promise<void>;
  /** Send what is due by now; the clock may have moved. */
  readonly wake: () => void;
  /** Send an event that was once told again, as the vendor's dashboard does. False: there is none. */
  readonly resend: (id: number) => boolean;
  readonly close: () => Promise<void>;
}

interface EventDeps {
  readonly book: Book;
  readonly faults: Pick<Faults, 'events'>;
  readonly rules: EventRules;
  readonly keys: Readonly<Record<string, string>>;
  readonly now: () => Date;
  /** Where events go; null: nowhere yet, they wait. */
  readonly url: () => string | null;
  /** What the waits between tries are multiplied by; 1 is as the vendor does. */
  readonly pace: number;
}

/** The longest that a timer of Node can wait, ms. */
const LONGEST_MS = 2 ** 31 - 1;

/** The events of a stand-in. One sender at a time: they go in the order in which they fall due. */
export function openEvents({ book, faults, rules, keys, now, url, pace }: EventDeps): Events {
  const shelf = book.shelf('stand-in event', eventRow);
  const waits = rules.retries.flatMap(({ times, everyMs }) => Array.from({ length: times }, () => everyMs * pace));
  const ending = new AbortController();
  const held = () => faults.events('late') || faults.events('reordered');
  const waiting = () => shelf.all('state', 'waiting').toSorted((a, b) => a.dueAt - b.dueAt || a.id - b.id);
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  const post = async (to: string, body: string, signedWith: Readonly<Record<string, string>>) => {
    try {
      const headers = { 'content-type': 'application/json', ...rules.headers(body, signedWith) };
      const signal = AbortSignal.any([AbortSignal.timeout(rules.timeoutMs), ending.signal]);
      const answer = await fetch(to, { method: 'POST', body, headers, signal, redirect: 'manual' });
      return { status: answer.status, accepted: rules.accepted(answer.status, await answer.text()) };
    } catch {
      return { status: 0, accepted: false };
    }
  };

  const send = async (id: number): Promise<void> => {
    const event = shelf.get(String(id));
    const to = url();
    if (event?.state !== 'waiting' || to === null || ending.signal.aborted) return;
    if (faults.events('lost')) {
      shelf.put(String(id), { ...event, state: 'lost' });
      return;
    }
    if (faults.events('forged')) await post(to, event.body, FOREIGN(keys));
    const answer = await post(to, event.body, keys);
    if (faults.events('doubled')) await post(to, event.body, keys);
    // Cut off by our own end: whether it arrived is not known, so that it goes again after the next start.
    if (ending.signal.aborted) return;
    const wait = waits[event.tries];
    const failed = wait === undefined ? 'given up' : 'waiting';
    shelf.put(String(id), {
      ...event,
      tries: event.tries + 1,
      lastStatus: answer.status,
      state: answer.accepted ? 'accepted' : failed,
      dueAt: now().getTime() + (wait ?? 0),
    });
  };

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    sending = sending.then(work);
    return sending;
  };

  const wake = () => {
    clearTimeout(timer);
    if (ending.signal.aborted || held() || url() === null) return;
    const first = waiting()[0];
    if (first === undefined) return;
    const inMs = Math.min(Math.max(first.dueAt - now().getTime(), 0), LONGEST_MS);
    timer = setTimeout(() => {
      void inTurn(async () => {
        const due = waiting().filter(({ dueAt }) => dueAt <= now().getTime());
        for (const { id } of due) if (!held()) await send(id);
      }).then(wake);
    }, inMs);
    timer.unref();
  };

  const tell = (name: string, body: string) => {
    const id = book.next('stand-in event');
    const dueAt = now().getTime();
    shelf.add(String(id), { id, name, body, state: 'waiting', tries: 0, dueAt, lastStatus: null });
    // In the next turn of the loop: a change is committed or taken back within one.
    setImmediate(wake);
  };

  return {
    tell,
    all: () => shelf.all(),
    flush: () =>
      inTurn(async () => {
        const ids = waiting().map(({ id }) => id);
        for (const id of faults.events('reordered') ? ids.toReversed() : ids) await send(id);
      }).then(wake),
    wake,
    resend: (id) => {
      const event = shelf.get(String(id));
      if (event === undefined) return false;
      shelf.put(String(id), { ...event, state: 'waiting', tries: 0, dueAt: now().getTime() });
      setImmediate(wake);
      return true;
    },
    close: async () => {
      clearTimeout(timer);
      ending.abort();
      await sending;
    },
  };
}

/** Keys that are none of ours: what a forger has. */
const FOREIGN = (keys: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.keys(keys).map((name) => [name, `not-the-${name}`]));
