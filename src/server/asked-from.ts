import { AsyncLocalStorage } from 'node:async_hooks';
import type { RowScope } from './db/row-scope/scope.ts';
import type { Work } from './http/puzzles.ts';

/** Where a call comes from. */
interface Caller {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly address: string;
  /** What the program says that it is; null: nothing. */
  readonly userAgent: string | null;
  /** What it may do where a limit is over. */
  readonly work: Work;
  /** The thumbprint of the key that it shows to be its own; null: none. */
  readonly key: string | null;
  /** Whose rows it may read. */
  readonly rows: RowScope;
  /** What the program is called that asks in somebody's name; missing or null: they ask themselves. */
  readonly program?: string | null;
}

const asked = new AsyncLocalStorage<Caller>();

/** Answer a call that comes from somewhere. */
export function askedFrom<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return asked.run(caller, work);
}

/** The network that the call which is being answered comes from; null where nobody asked: a job, or a command. */
export function whereFrom(): string | null {
  return asked.getStore()?.address ?? null;
}

/** What the program that makes the call says that it is; null where it says nothing, or nobody asked. */
export function whatAsks(): string | null {
  return asked.getStore()?.userAgent ?? null;
}

/** The key to which a session is bound that the call begins; null where it shows none, or nobody asked. */
export function keyOfAsker(): string | null {
  return asked.getStore()?.key ?? null;
}

/** What the program is called that asks in somebody's name; null where they ask themselves, or nobody asked. */
export function programOfAsker(): string | null {
  return asked.getStore()?.program ?? null;
}

/** What the call that is being answered may do where a limit is over; null where nobody asked. */
export function workOfAsker(): Work | null {
  return asked.getStore()?.work ?? null;
}

/** Whose rows the call may read that is being answered. Throws where nobody asks: a job reads nothing in anybody's name. */
export function whoseRows(): RowScope {
  const caller = asked.getStore();
  if (caller === undefined) throw new Error('Nobody asks: whose rows are read is not known.');
  return caller.rows;
}

/** The estate whose administrator makes the call that is being answered; null where somebody else does, or nobody asked. */
export function estateOfAsker(): number | null {
  const rows = asked.getStore()?.rows;
  return rows === undefined || rows === 'all' ? null : rows.estate;
}

/** Read what an estate has published: for whoever lives there, too, its rows are those of the estate. */
export function readingPublished<T>(work: () => Promise<T>): Promise<T> {
  const caller = asked.getStore();
  if (caller === undefined || caller.rows === 'all') return work();
  return asked.run({ ...caller, rows: { ...caller.rows, estate: caller.rows.home } }, work);
}
