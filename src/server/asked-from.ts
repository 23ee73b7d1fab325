import { AsyncLocalStorage } from 'node:async_hooks';
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

/** What the call that is being answered may do where a limit is over; null where nobody asked. */
export function workOfAsker(): Work | null {
  return asked.getStore()?.work ?? null;
}
