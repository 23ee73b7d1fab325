import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { allows, ROLES } from '#catalogues/roles.ts';
import type { ServerEnv } from '#src/server/http/context.ts';
import { portalFiles } from '#src/server/http/portal-files.ts';
import { SPECIFIED_CALLS, SPECIFIED_PAGES, SPECIFIED_ROUTES } from '../../support/specification.ts';
import { gatherCallers } from './support/callers.ts';
import { examplesOf, type Subject } from './support/examples.ts';
import { demonstrationSubject } from './support/subject.ts';
import { openWholePortal, type WholePortal } from './support/whole-portal.ts';

let portal: WholePortal;
let callers: Awaited<ReturnType<typeof gatherCallers>>;
let subject: Subject;
let described: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
beforeAll(async () => {
  portal = await openWholePortal();
  callers = await gatherCallers(portal);
  subject = await demonstrationSubject(portal);
  const document = await (await portal.app.request('/api/openapi.json')).json();
  described = document.paths;
});
afterAll(() => portal.close());

const specified = Object.entries(SPECIFIED_CALLS).flatMap(([section, named]) =>
  named.map(([method, path]) => [method, path, section] as const),
);

/** What a call is answered by somebody who may make it. */
async function answered(name: CallName) {
  const { access } = calls[name];
  const role = allows(access, null) ? null : ROLES.find((one) => allows(access, one));
  // A session of its own: some of these calls end it.
  const token = role ? await callers.afresh(role) : null;
  return portal.call(name, examplesOf(subject)[name], token);
}

describe('Nothing of the specification is missing', () => {
  test.each(specified)(
    '%s %s (%s) is in the API document, and answers',
    { tags: ['F-007', 'F-046'] },
    async (method, path) => {
      const operation = described[path]?.[method.toLowerCase()]?.operationId;
      expect(operation).toBeDefined();
      const name = operation as CallName;
      expect(calls[name]).toMatchObject({ method, path });
      const { status, body } = await answered(name);
      // Some of the examples are refused for good reason; none is unknown, or fails.
      expect([status < 500, status === 401, status === 403, body.code === 'not-found']).toEqual([
        true,
        false,
        false,
        false,
      ]);
      if (method === 'GET') expect([status, body]).toEqual([200, expect.anything()]);
    },
  );

  test('a call that nobody specified is no call', async () => {
    const { status } = await portal.app.request('/api/users/nothing');
    expect(status).toBe(404);
    expect(described['/api/users/nothing']).toBeUndefined();
  });

  test('the server answers every route with the portal', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wattchat-routes-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
    const pages = new Hono<ServerEnv>().use(await portalFiles(folder));
    for (const path of [...Object.keys(SPECIFIED_ROUTES), ...SPECIFIED_PAGES]) {
      const answer = await pages.request(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.stringContaining('Portal')]);
    }
  });
});
