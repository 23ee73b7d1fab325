import type { Logger } from 'pino';
import type { z } from 'zod';
import type { CallName, calls } from '#catalogues/calls/index.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import type { shapes } from '#catalogues/calls/shapes.ts';
import type { Person } from '../person.ts';
import type { DeviceCookie } from './device-cookie.ts';

/** What a call was given, after its shape has been checked. */
export type CallTaken<N extends CallName> = (typeof shapes)[N] extends { input: infer I extends z.ZodType }
  ? z.output<I>
  : Record<never, never>;

/** Everything a handler may know about the request. */
export interface Asked<N extends CallName> {
  readonly input: CallTaken<N>;
  /** Who asks; null only where the call is open to anyone. */
  readonly person: (typeof calls)[N]['access'] extends 'anyone' ? Person | null : Person;
  readonly requestId: string;
  /** The network that the request comes from: an IPv4 address, or the /64 of an IPv6 one. */
  readonly address: string;
  /** What the browser keeps for the portal, and no script of its pages reads. */
  readonly device: DeviceCookie;
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** What answers a call: one of the answers that the call declares. Throwing is a bug and answers 500. */
export type Handler<N extends CallName> = (asked: Asked<N>) => Promise<CallAnswer<N>>;

/** A handler for every declared call; a call without one does not compile. */
export type Handlers = { readonly [N in CallName]: Handler<N> };
