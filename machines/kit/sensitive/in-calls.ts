import type { Call } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { withoutSensitiveInput } from './in-values.ts';

type Ask = (input: Record<string, unknown>, signal?: AbortSignal) => Promise<unknown>;

/** The same calls, by which no card number and no code leaves: what is searched for is typed past every flow. */
export function withoutSensitiveCalls(services: Services): Services {
  const asks = Object.entries(services as Readonly<Record<CallName, Ask>>).map(([name, ask]) => {
    const call: Call = calls[name as CallName];
    return [
      name,
      (input: Record<string, unknown>, signal?: AbortSignal) => ask(withoutSensitiveInput(input, call), signal),
    ];
  });
  // One loop wraps every method, so their types come from the declarations, not from the loop.
  return Object.fromEntries(asks) as Services;
}
