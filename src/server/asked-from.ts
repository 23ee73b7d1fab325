import { AsyncLocalStorage } from 'node:async_hooks';

const asked = new AsyncLocalStorage<string>();

/** Answer a call that comes from a network: an IPv4 address, or the /64 of an IPv6 one. */
export function askedFrom<T>(address: string, work: () => Promise<T>): Promise<T> {
  return asked.run(address, work);
}

/** The network that the call which is being answered comes from; null where nobody asked: a job, or a command. */
export function whereFrom(): string | null {
  return asked.getStore() ?? null;
}
