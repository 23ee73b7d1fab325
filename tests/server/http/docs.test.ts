import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallShapes } from '#catalogues/calls/call.ts';
import { calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(() => portal.close());

test('the API document describes every call and nothing else', { tags: ['G-028'] }, async () => {
  const { status, body } = await portal.ask('GET', '/api/openapi.json');
  expect(status).toBe(200);
  const paths = body.paths as Record<string, Record<string, { operationId: string }>>;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [call.operationId, method.toUpperCase(), path]),
  );
  const declared = Object.entries(calls).map(([name, { method, path }]) => [name, method, path]);
  expect(described.sort()).toEqual(declared.sort());
  expect(body.components).toMatchObject({ schemas: { Problem: {}, Order: {} }, securitySchemes: { session: {} } });
});

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly required?: boolean; readonly schema: object }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly properties?: object; readonly $ref?: string } }>
    >;
  };
}

test('the API document says of each field that goes in what it has to look like', async () => {
  const { body } = await portal.ask('GET', '/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, Described>>;
  let count = 0;
  for (const [name, { method, path }] of Object.entries(calls)) {
    const shape: CallShapes = Reflect.get(shapes, name);
    const fields = Object.keys(shape.input?.shape ?? {});
    const { parameters = [], requestBody } = paths[path]?.[method.toLowerCase()] ?? {};
    const [content] = Object.values(requestBody?.content ?? {});
    const ref = content?.schema.$ref?.replace('#/components/schemas/', '');
    const whole =
      ref === undefined ? content?.schema : Reflect.get(Reflect.get(body.components as object, 'schemas'), ref);
    const told: Readonly<Record<string, object>> =
      method === 'GET'
        ? Object.fromEntries(parameters.map((one) => [one.name, one.schema]))
        : (whole?.properties ?? {});
    expect([name, Object.keys(told).toSorted()]).toEqual([name, fields.toSorted()]);
    // A kind, a choice of kinds, or a list of what may stand there.
    for (const [field, of] of Object.entries(told))
      expect([
        name,
        field,
        ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const', '$ref'].some((key) => key in of),
      ]).toEqual([...[name, field, true]]);
    count += fields.length;
  }
  expect(count).toBeGreaterThan(400);
});

test('the page of the API needs no script and no other host', async () => {
  const response = await portal.app.request('/api/docs');
  const page = await response.text();
  expect(response.headers.get('Content-Type')).toContain('text/html');
  for (const name of Object.keys(calls)) expect(page).toContain(`id="${name}"`);
  expect(page).toContain('id="shape-Problem"');
  expect(page).not.toMatch(/<script|https?:\/\/|style=/);
  expect((await portal.app.request('/api/page.css')).headers.get('Content-Type')).toContain('text/css');
});

test('the portal says what a face must know of the installation', async () => {
  const { body } = await portal.call('portalSettings');
  expect(body).toEqual({
    support: { email: 'support@wattchat.example', phone: '+234 700 928 8242' },
    pace: 'swift',
    demo: true,
    sandbox: true,
    estateFees: { power: 50, service: 50, 'dev-levy': 50, fine: 50 },
    amounts: {
      power: { least: 300, most: 100_000_000 },
      'public-power': { least: 1, most: 100_000_000 },
      airtime: { least: 50, most: 50_000 },
      service: { least: 200, most: 100_000_000 },
      'dev-levy': { least: 200, most: 100_000_000 },
    },
    transfers: false,
  });
});

test('health is the process, readiness the data base too', async () => {
  expect(await portal.ask('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await portal.ask('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  const gone = await openTestApp();
  await gone.close();
  expect(await gone.ask('GET', '/readyz')).toMatchObject({ status: 503, body: { status: 'unavailable' } });
  expect(await gone.ask('GET', '/healthz')).toMatchObject({ status: 200 });
});

test('what anybody may read besides pages and calls is what the document says is meant to be', async () => {
  const [, told = ''] = readFileSync('docs/security.md', 'utf8').split('**Open to everybody** are');
  const named = Array.from((told.split('That is meant')[0] ?? '').matchAll(/`(\/[\w./]+)`/g), ([, path = '']) => path);
  const own = new Set<string>(Object.values(calls).map(({ path }) => path));
  const routes = portal.app.routes.filter(
    ({ method, path }) => method !== 'ALL' && !path.includes('*') && !own.has(path),
  );
  const open: string[] = [];
  for (const { path } of routes)
    if (!path.startsWith('/sandbox/') && (await portal.app.request(path)).ok) open.push(path);
  expect([...new Set(open)].toSorted()).toEqual(named.toSorted());
});
