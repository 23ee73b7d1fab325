import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { CallShapes } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { allows } from '#catalogues/roles.ts';
import type { Person } from '../accounts/person.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { ServerEnv } from './context.ts';
import { document } from './document/openapi.ts';
import type { Asked, Handler, Handlers } from './handlers.ts';
import { refuse } from './refuse.ts';
import { takeInput } from './take-input.ts';

/** What the calls are answered with. */
export interface CallParts {
  readonly handlers: Handlers;
  readonly sessions: Sessions;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
}

/** Mount every declared call on the app: who may make it, what goes in, what comes out. */
export function mountCalls(app: OpenAPIHono<ServerEnv>, parts: CallParts): void {
  for (const name of Object.keys(calls) as CallName[]) {
    document(app, name);
    mount(app, name, parts);
  }
}

function mount<N extends CallName>(app: OpenAPIHono<ServerEnv>, name: N, parts: CallParts): void {
  const call = calls[name];
  const shape: CallShapes = shapes[name];
  const handler: Handler<N> = parts.handlers[name];
  app.on(call.method, call.path, async (c) => {
    const person = await whoAsks(c, parts.sessions);
    if (call.access !== 'anyone' && person === null) return refuse(c, 'signed-out');
    if (!allows(call.access, person?.role ?? null)) return refuse(c, 'not-allowed');
    const taken = await takeInput(c, shape.input);
    if (!taken.good) return refuse(c, taken.code, taken.message);
    const asked = {
      input: taken.input,
      person,
      requestId: c.get('requestId'),
      address: c.get('address'),
      signal: AbortSignal.any([c.req.raw.signal, parts.stopping]),
      log: c.get('log'),
    };
    // The checks above made the input the call's shape, and the person present where the call needs one.
    const answer: { status: number; data: unknown } = await handler(asked as Asked<N>);
    const said = shape.answers[answer.status];
    if (said === undefined) throw new Error(`${name} answered ${answer.status}, which it does not declare.`);
    // Parsing leaves out whatever the shape does not name, so no row's other columns can slip out.
    const data = said.parse(answer.data) as Record<string, unknown>;
    if (typeof data.retryAfter === 'number') c.header('Retry-After', String(data.retryAfter));
    const traced = answer.status >= 400 ? { ...data, requestId: c.get('requestId') } : data;
    return Response.json(traced, { status: answer.status, headers: c.res.headers });
  });
}

async function whoAsks(c: Context<ServerEnv>, sessions: Sessions): Promise<Person | null> {
  const token = /^Bearer ([\w.-]+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  return token === undefined ? null : sessions.find(token);
}
