import { setTimeout as pause } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import type { Book } from './book.ts';
import { silence } from './silence.ts';
import type { StandEnv } from './stand.ts';

/**
 * What can be wrong with an answer. `slow`: the work is done and the answer comes after `ms`. `silent`: the work is done and no
 * answer comes. `refuse`: nothing is done, the line is cut. `broken`: the work is done, half of the body comes. `error`: a
 * gateway's page with `status`; the work is left undone unless `done`.
 */
const answerFault = z.strictObject({
  kind: z.enum(['slow', 'silent', 'refuse', 'broken', 'error']),
  /** A path and all below it; without one all of the vendor's. */
  path: z.string().startsWith('/').optional(),
  method: z.string().toUpperCase().optional(),
  /** For so many calls; without it until taken back. */
  times: z.int().positive().optional(),
  ms: z.int().min(0).max(600_000).default(1_000),
  status: z.int().min(500).max(599).default(500),
  done: z.boolean().default(false),
});

/**
 * What can be wrong with events. `late`: they wait until `POST /stand-in/events/flush`. `reordered`: the same, and the last goes
 * first. `doubled`: each goes twice. `lost`: they never go. `forged`: before each goes a copy that another key signed.
 */
const eventFault = z.enum(['late', 'reordered', 'doubled', 'lost', 'forged']);

/** What `PUT /stand-in/faults` takes: all that is wrong from now on. Nothing is wrong that is not in it. */
const wrongSchema = z.strictObject({
  answers: z.array(answerFault).default([]),
  events: z.array(eventFault).default([]),
  special: z.record(z.string(), z.union([z.boolean(), z.number(), z.string(), z.array(z.string())])).default({}),
});
export type Wrong = z.output<typeof wrongSchema>;
type AnswerFault = z.output<typeof answerFault>;
export type EventFault = z.output<typeof eventFault>;

/** What is wrong with a stand-in at the moment; it is kept in the book. */
export interface Faults {
  readonly all: () => Wrong;
  /** Replaces all; answers what was not understood, or null. */
  readonly replace: (body: unknown) => string | null;
  readonly events: (fault: EventFault) => boolean;
  /** A fault that only this vendor can have; undefined: it has not. */
  readonly special: (word: string) => Wrong['special'][string] | undefined;
  /** Does to the answers of the vendor's paths what is wrong with them. */
  readonly inAnswers: MiddlewareHandler<StandEnv>;
}

const ROW = 'faults';

/** The faults of a stand-in; `specials` are the words that only this vendor has. */
export function openFaults(book: Book, specials: readonly string[]): Faults {
  const shelf = book.shelf('stand-in', wrongSchema);
  const all = () => shelf.get(ROW) ?? { answers: [], events: [], special: {} };

  /** The fault that this call is to have; it counts as one of its times. */
  const take = (method: string, path: string): AnswerFault | undefined =>
    book.change(() => {
      const wrong = all();
      const fault = wrong.answers.find((each) => concerns(each, method, path));
      const { times } = fault ?? {};
      if (fault === undefined || times === undefined) return fault;
      const rest = wrong.answers.flatMap((each) => (each === fault ? less(fault, times) : [each]));
      shelf.put(ROW, { ...wrong, answers: rest });
      return fault;
    });

  return {
    all,
    replace: (body) => {
      const read = wrongSchema.safeParse(body);
      if (!read.success) return z.prettifyError(read.error);
      const strange = Object.keys(read.data.special).filter((word) => !specials.includes(word));
      if (strange.length > 0)
        return `special: ${strange.join(', ')} unknown; there is ${specials.join(', ') || 'none'}`;
      shelf.put(ROW, read.data);
      return null;
    },
    events: (fault) => all().events.includes(fault),
    special: (word) => all().special[word],
    inAnswers: async (c, next) => {
      const { pathname } = new URL(c.req.url);
      const fault = isControl(pathname) ? undefined : take(c.req.method, pathname);
      if (fault?.kind === 'refuse') {
        c.env.incoming.socket.destroy();
        return RESPONSE_ALREADY_SENT;
      }
      if (fault?.kind === 'error' && !fault.done) return gatewayPage(fault.status);
      await next();
      if (fault === undefined) return;
      if (fault.kind === 'slow') await pause(fault.ms, undefined, { ref: false });
      const answer = fault.kind === 'silent' ? await silence(c) : c.res;
      // Hono copies headers of the answer before to the one after; only a cleared one is replaced whole.
      c.res = undefined;
      if (fault.kind === 'broken') c.res = await half(answer);
      else c.res = fault.kind === 'error' ? gatewayPage(fault.status) : answer;
    },
  };
}

/** True for a path of the control and no path of the vendor's. */
export const isControl = (path: string): boolean => path.startsWith('/stand-in/');

function concerns(fault: AnswerFault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  return fault.path === undefined || path === fault.path || path.startsWith(`${fault.path.replace(/\/$/, '')}/`);
}

const less = (fault: AnswerFault, times: number): AnswerFault[] => (times > 1 ? [{ ...fault, times: times - 1 }] : []);

function gatewayPage(status: number): Response {
  const page = `<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>`;
  return new Response(page, { status, headers: { 'content-type': 'text/html' } });
}

async function half(answer: Response): Promise<Response> {
  const text = await answer.text();
  return new Response(text.slice(0, Math.floor(text.length / 2)), { status: answer.status, headers: answer.headers });
}
