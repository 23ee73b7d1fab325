import { OpenAPIHono } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Call, CallShapes } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { allows, ROLES, type Role } from '#catalogues/roles.ts';
import type { ServerEnv } from '#src/server/http/context.ts';
import type { Handlers } from '#src/server/http/handlers.ts';
import { openLog } from '#src/server/http/log.ts';
import { mountCalls } from '#src/server/http/mount.ts';
import { refuse } from '#src/server/http/refusals.ts';
import { asRequest } from '#src/server/http/request.ts';
import { openMetrics } from '#src/server/metrics/metrics.ts';
import { systemRandom as random } from '#src/server/random.ts';
import { fieldsOf } from '../../../tools/docs/access.ts';
import { PERSONAL_FIELDS } from './support/personal-fields.ts';

const names = Object.keys(calls) as CallName[];
const shapeOf = (name: CallName): CallShapes => shapes[name];
const answersOf = (name: CallName) => Object.entries(shapeOf(name).answers);

/** A door whose handlers all answer this. */
function doorThat(answers: (name: string) => { readonly status: number; readonly data: unknown }) {
  const app = new OpenAPIHono<ServerEnv>();
  app.use(asRequest({ log: openLog('silent'), random, trustProxy: 0, metrics: openMetrics() }));
  const handlers = new Proxy({} as Handlers, { get: (_, name) => async () => answers(String(name)) });
  mountCalls(app, {
    handlers,
    sessions: { find: async () => null, whyEnded: async () => null },
    work: () => ({ isDone: false, solves: async () => false, puzzle: async () => null }),
    keyProof: async () => ({ is: 'none' as const }),
    programCalls: { take: async () => null },
    pace: { take: () => null },
    ...{ isOverTls: false, publicUrl: null, stopping: new AbortController().signal },
    ...{ clock: () => new Date(), secondFactor: 'offered' },
  });
  // As the whole app has it.
  app.onError((_, c) => refuse(c, 'server-error'));
  return app;
}

const SETTINGS = {
  support: { email: 'help@portal.example', phone: '0700' },
  ...{ pace: 'swift', demo: false, sandbox: false, transfers: false },
  estateFees: { power: 50, service: 50, 'dev-levy': 50, fine: 50 },
  amounts: Object.fromEntries(
    ['power', 'public-power', 'airtime', 'service', 'dev-levy'].map((kind) => [kind, { least: 1, most: 2 }]),
  ),
};

test('a field too many in what a handler answers goes out to nobody, at the top and within', async () => {
  const door = doorThat(() => ({
    status: 200,
    data: {
      ...SETTINGS,
      password_hash: 'not for anybody',
      support: { ...SETTINGS.support, token: 'not for anybody' },
      amounts: { ...SETTINGS.amounts, power: { least: 1, most: 2, cost: 'not for anybody' } },
    },
  }));
  const answer = await door.request(calls.portalSettings.path);
  expect([answer.status, await answer.json()]).toEqual([200, SETTINGS]);
});

test('a status that a call does not declare goes out as a fault, with nothing of what was answered', async () => {
  const door = doorThat(() => ({ status: 418, data: { ...SETTINGS, password_hash: 'not for anybody' } }));
  const answer = await door.request(calls.portalSettings.path);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('not for anybody');
});

/** Every shape within one, itself included. */
function within(shape: z.ZodType): readonly z.ZodType[] {
  const all = new Set<z.ZodType>();
  const walk = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    if ('_zod' in one) {
      const type = one as z.ZodType;
      if (all.has(type)) return;
      all.add(type);
      for (const part of Object.values(type._zod.def)) walk(part);
      return;
    }
    if (Array.isArray(one)) for (const part of one) walk(part);
    else if (Object.getPrototypeOf(one) === Object.prototype || Object.getPrototypeOf(one) === null)
      for (const part of Object.values(one)) walk(part);
  };
  walk(shape);
  return [...all];
}

/** What is kept of a conversation, written and read back by its owner alone, has no shape but its own. */
const ANYTHING: readonly string[] = ['keptConversation', 'keepConversation'];

test('every answer names its fields: none lets through what it does not name', () => {
  const open = names.flatMap((name) =>
    answersOf(name).flatMap(([status, shape]) =>
      within(shape).flatMap(({ _zod: { def } }) => {
        const isLoose = def.type === 'object' && 'catchall' in def && def.catchall !== undefined;
        return isLoose || def.type === 'any' || def.type === 'unknown' ? [`${name} ${status} ${def.type}`] : [];
      }),
    ),
  );
  expect(open.filter((one) => !ANYTHING.includes(one.split(' ')[0] ?? ''))).toEqual([]);
  expect(names.flatMap(answersOf).length).toBeGreaterThan(400);
});

const PERSONAL =
  /email|phone|name$|^name|holder|address|payer|sender|landlord|digits|token|secret|password|hash|bank|account|recovery|bvn|birth/i;

/** Names of fields about a person that answers to somebody may have. */
function personalFor(role: Role | null): readonly string[] {
  const of = names
    .filter((name) => allows((calls[name] as Call).access, role))
    .flatMap((name) => answersOf(name).flatMap(([, shape]) => fieldsOf(shape, 'output')))
    .map((path) => path.replace(/(?:\[\]|\.\*)+$/, '').replace(/^.*\./, ''));
  return [...new Set(of)].filter((name) => PERSONAL.test(name)).toSorted();
}

test.each([null, ...ROLES])(
  'fields about people that are answered to %s are those that are declared for them',
  (role) => {
    expect(personalFor(role)).toEqual(PERSONAL_FIELDS[role ?? 'nobody']);
  },
);

test('nobody is answered a password, a hash or a sealed key', () => {
  for (const role of [null, ...ROLES])
    expect(
      personalFor(role).filter((name) => /password(?!_guessable)|hash|sealed/i.test(name)),
      String(role),
    ).toEqual([]);
});
