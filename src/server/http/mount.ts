import type { OpenAPIHono } from '@hono/zod-openapi';
import { SpanKind } from '@opentelemetry/api';
import type { Context } from 'hono';
import type { Call, CallShapes } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { KEY_PROOF } from '#catalogues/calls/key-proof.ts';
import { PROOF_HEADER } from '#catalogues/calls/proof.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { isProgramToken } from '#catalogues/programs.ts';
import { allows } from '#catalogues/roles.ts';
import { type Ending, IDLE_HEADER, PRESENCE } from '#catalogues/sessions.ts';
import { askedFrom } from '../asked-from.ts';
import { rowScopeOf } from '../db/row-scope/scope.ts';
import type { Person, TokenUse } from '../person.ts';
import { traced, traceOf, traceparent } from '../tracing/tracing.ts';
import { document } from './api-docs.ts';
import { type BodyLimit, largeBodies, limitOf, saysUsual, type Turns, usual } from './body-limits.ts';
import type { ServerEnv } from './context.ts';
import { deviceCookie } from './device-cookie.ts';
import type { Asked, Handler, Handlers } from './handlers.ts';
import type { keyProofs } from './key-proof.ts';
import { isFromElsewhere } from './own-site.ts';
import type { Pace } from './pace.ts';
import { closedTo } from './programs.ts';
import type { workAt } from './puzzles.ts';
import type { Limit } from './rate-limit.ts';
import { refuse, tooMany } from './refusals.ts';
import { type Asking, wantedOf } from './second-factor.ts';
import { takeInput } from './take-input.ts';

/** Who a call's token stands for, null when it stands for nobody; and why its session ended, where that is known. */
interface TokenHolders {
  find(token: string, how: TokenUse): Promise<Person | null>;
  whyEnded(token: string, key: string | null): Promise<Ending | 'bound' | null>;
}

/** What the calls are answered with. */
interface CallParts extends Asking {
  readonly handlers: Handlers;
  readonly sessions: TokenHolders;
  /** What a request may do where a limit is over. */
  readonly work: ReturnType<typeof workAt>;
  /** What a call shows of a key. */
  readonly keyProof: ReturnType<typeof keyProofs>;
  /** Calls of a program, by its token. */
  readonly programCalls: Pick<Limit, 'take'>;
  /** How many calls one asker may make. */
  readonly pace: Pace;
  /** People reach the portal over TLS. */
  readonly isOverTls: boolean;
  /** Where they do; null: wherever it listens. */
  readonly publicUrl: string | null;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
}

/** Mount every declared call on the app: who may make it, what goes in, what comes out. */
export function mountCalls(app: OpenAPIHono<ServerEnv>, parts: CallParts): void {
  const turns = largeBodies();
  for (const name of Object.keys(calls) as CallName[]) {
    document(app, name);
    mount(app, name, { ...parts, turns });
  }
}

function mount<N extends CallName>(app: OpenAPIHono<ServerEnv>, name: N, parts: CallParts & { turns: Turns }): void {
  const call: Call = calls[name];
  const shape: CallShapes = shapes[name];
  const handler: Handler<N> = parts.handlers[name];
  const limited = call.mostBytes === undefined ? null : limitOf(call.mostBytes);
  app.on(call.method, call.path, (c) => {
    c.set('call', name);
    if (call.unasked) c.set('unasked', true);
    if (isFromElsewhere(c, call, parts.publicUrl)) return refuse(c, 'from-elsewhere');
    // What the portal asks by itself is no part of what somebody does.
    return call.unasked ? respond(c) : tracedCall(c, name, respond);
  });

  async function respond(c: Context<ServerEnv>): Promise<Response> {
    const token = tokenOf(c);
    const shown = await parts.keyProof({ ...aboutCall(c), token });
    if ('nonce' in shown && shown.nonce !== null) c.header(KEY_PROOF.nonce, shown.nonce);
    if (shown.is === 'late' || shown.is === 'false') return refuse(c, `key-proof-${shown.is}`);
    const key = shown.is === 'good' ? shown.thumbprint : null;
    if (key !== null) c.set('key', key);
    const person =
      token === null
        ? null
        : await parts.sessions.find(token, { isUse: isUse(c, call), key, address: c.get('address') });
    if (person !== null) c.set('account', person.id);
    const many = parts.pace.take({ account: person?.id ?? null, address: c.get('address') });
    if (many !== null) return said(c, tooMany(many));
    if (person?.idleAt) c.header(IDLE_HEADER, secondsFrom(parts.clock(), person.idleAt));
    const isForNobody = call.access === 'anyone' && (token === null || call.evenEnded === true);
    if (person === null && !isForNobody) return refuse(c, await whyNobody(token, key, parts.sessions));
    if (person?.program !== undefined) {
      c.set('program', person.program.id);
      const over = await parts.programCalls.take(person.program.id);
      if (over !== null) return said(c, tooMany(over));
      const closed = closedTo(c, call, person.program);
      if (closed !== null) return closed;
    }
    if (!allows(call.access, person?.role ?? null)) return refuse(c, 'not-allowed');
    if (onlyReads(call, person)) return refuse(c, 'estate-inactive');
    const unproved = wantedOf(call, person, parts);
    if (unproved === 'prove-again') return refuse(c, unproved, { ways: person?.factorWays });
    if (unproved !== null) return refuse(c, unproved);
    if (limited === null) return answer(c, person);
    if (saysUsual(c)) return answerWithin(c, person, usual);
    const sender = { person, address: c.get('address'), call: name };
    const over = parts.turns.take(sender);
    if (over !== null) return said(c, tooMany(over));
    try {
      return await answerWithin(c, person, limited);
    } finally {
      parts.turns.giveBack(sender);
    }
  }

  async function answerWithin(c: Context<ServerEnv>, person: Person | null, limit: BodyLimit): Promise<Response> {
    let answered: Response | undefined;
    const refused = await limit(c, async () => {
      answered = await answer(c, person);
    });
    const response = refused ?? answered;
    if (response === undefined) throw new Error(`${name} was not answered.`);
    return response;
  }

  async function answer(c: Context<ServerEnv>, person: Person | null): Promise<Response> {
    const taken = await takeInput(c, call, shape.input);
    if (!taken.good) return refuse(c, taken.code, taken);
    const asked = {
      input: taken.input,
      person,
      requestId: c.get('requestId'),
      address: c.get('address'),
      device: deviceCookie(c, parts.isOverTls),
      signal: AbortSignal.any([c.req.raw.signal, parts.stopping]),
      log: c.get('log'),
    };
    const from = {
      address: asked.address,
      userAgent: c.req.header('user-agent') ?? null,
      work: parts.work(c.req.header(PROOF_HEADER) ?? null),
      key: c.get('key') ?? null,
      rows: rowScopeOf(person),
      program: person?.program?.name ?? null,
    };
    // The checks above made the input the call's shape, and the person present where the call needs one.
    const { status, data }: Said = await askedFrom(from, () => handler(asked as Asked<N>));
    const as = shape.answers[status];
    if (as === undefined) throw new Error(`${name} answered ${status}, which it does not declare.`);
    // Parsing leaves out whatever the shape does not name, so no row's other columns can slip out.
    return said(c, { status, data: as.parse(data) });
  }
}

/** Answer a call as a span of the trace that it names; the answer says so where somebody follows it. */
function tracedCall(
  c: Context<ServerEnv>,
  name: CallName,
  respond: (c: Context<ServerEnv>) => Promise<Response>,
): Promise<Response> {
  const told = { kind: SpanKind.SERVER, parent: traceOf(c.req.header('traceparent')) };
  return traced(name, told, async (span) => {
    const response = await respond(c);
    span.setAttribute('http.response.status_code', response.status);
    const own = traceparent();
    if (own !== null) response.headers.set('traceresponse', own);
    return response;
  });
}

/** What a handler answered. */
interface Said {
  readonly status: number;
  readonly data: unknown;
}

function said(c: Context<ServerEnv>, { status, data }: Said): Response {
  const body = data as Record<string, unknown>;
  if (typeof body.retryAfter === 'number') c.header('Retry-After', String(body.retryAfter));
  const traced = status >= 400 ? { ...body, requestId: c.get('requestId') } : body;
  return Response.json(traced, { status, headers: c.res.headers });
}

/** Whatever stands there: what is no token at all is refused as a bad one, and nobody's order is made with it. */
function tokenOf(c: Context<ServerEnv>): string | null {
  const said = c.req.header('authorization')?.trim() ?? '';
  return said === '' ? null : (/^Bearer +(.+)$/i.exec(said)?.[1] ?? '');
}

/** What a proof of a key has to be about. */
const aboutCall = ({ req }: Context<ServerEnv>) => ({
  proof: req.header(KEY_PROOF.header) ?? null,
  method: req.method,
  path: req.path,
  host: req.header('host') ?? null,
});

/** Whole seconds until then, none where that is over. */
const secondsFrom = (now: Date, then: Date): string =>
  String(Math.max(0, Math.floor((then.getTime() - now.getTime()) / 1000)));

/** Somebody does it: a face says whether one is there, for any call; of who says nothing what the call is for decides. */
function isUse(c: Context<ServerEnv>, call: Call): boolean {
  const said = c.req.header(PRESENCE.header);
  return said === undefined ? call.unasked !== true : said === PRESENCE.here;
}

/** Why a call that is for somebody, or came with a token, is nobody's. */
async function whyNobody(token: string | null, key: string | null, sessions: TokenHolders) {
  if (token !== null && isProgramToken(token)) return 'program-token-over';
  const why = token === null ? null : await sessions.whyEnded(token, key);
  return why === null ? 'signed-out' : (`session-${why}` as const);
}

/**
 * True where a call would change something of a deactivated estate, whose administrators only read (DECISIONS 39). What names
 * their role and is no GET runs an estate; their own account and tickets, which are everybody's calls, stay theirs.
 */
function onlyReads(call: Call, person: Person | null): boolean {
  if (call.method === 'GET' || call.reads || typeof call.access === 'string') return false;
  return person?.role === 'service-admin' && person.estate?.active === false;
}
