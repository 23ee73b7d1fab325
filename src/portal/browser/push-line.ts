import type { Services } from '#catalogues/calls/services.ts';

/** The calls by which the server is told where this browser takes messages. */
type PushCalls = Pick<Services, 'pushKey' | 'keepPush'>;

let line: PushCalls | null = null;

/** They go the way of the signed-in calls from now on. */
export function pushThrough(services: PushCalls): void {
  line = services;
}

/** Null until there is a conversation. */
export const pushLine = (): PushCalls | null => line;
