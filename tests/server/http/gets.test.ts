import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { allows } from '#catalogues/roles.ts';
import { gatherCallers } from './support/callers.ts';
import { openDigest } from './support/digest.ts';
import { examplesOf, type Subject } from './support/examples.ts';
import { demonstrationSubject } from './support/subject.ts';
import { openWholePortal, type WholePortal } from './support/whole-portal.ts';

let portal: WholePortal;
let callers: Awaited<ReturnType<typeof gatherCallers>>;
let subject: Subject;
let digest: Awaited<ReturnType<typeof openDigest>>;
beforeAll(async () => {
  portal = await openWholePortal();
  callers = await gatherCallers(portal);
  subject = await demonstrationSubject(portal);
  digest = await openDigest(portal.db);
});
afterAll(() => portal.close());

const names = Object.keys(calls) as CallName[];
/** It takes a step with a payment, and is a GET by the specification (DECISIONS 9, 17). */
const STEPS: CallName = 'retryTopup';
const gets = names.filter((name) => calls[name].method === 'GET' && !('takesStep' in calls[name]));

test('every GET of the document but the one of the specification is looked at here', async () => {
  const { paths } = await (await portal.app.request('/api/openapi.json')).json();
  const told = Object.values<Record<string, { operationId: string }>>(paths).flatMap(({ get }) =>
    get === undefined ? [] : [get.operationId],
  );
  expect([...gets, STEPS].toSorted()).toEqual(told.toSorted());
  expect(gets.length).toBeGreaterThan(20);
});

test.each(gets)('%s changes nothing, whoever may ask it', async (name) => {
  const before = await digest();
  const who = [{ role: null, token: null }, ...callers.people].filter(({ role }) => allows(calls[name].access, role));
  expect(who).not.toEqual([]);
  for (const { role, token } of who) {
    const { status } = await portal.call(name, examplesOf(subject)[name], token);
    expect([role, status < 500]).toEqual([role, true]);
  }
  expect(await digest()).toEqual(before);
});

test('the GET that takes a step is done with the Authorization header alone, which no other site can have a browser send', async () => {
  const { token = '' } = callers.people.find(({ role }) => allows(calls[STEPS].access, role)) ?? {};
  const query = new URLSearchParams(
    Object.entries(examplesOf(subject)[STEPS]).map(([key, value]) => [key, String(value)]),
  );
  const before = await digest();
  // What a link, an image, a form or a page of another site comes with.
  const FROM_ELSEWHERE: readonly Record<string, string>[] = [
    {},
    { Cookie: `token=${token}; session=${token}; Authorization=Bearer ${token}` },
    { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' },
    { Referer: `https://elsewhere.example/?token=${token}` },
  ];
  for (const headers of FROM_ELSEWHERE)
    for (const more of ['', `&token=${token}`, `&access_token=${token}`, `&authorization=Bearer%20${token}`]) {
      const answer = await portal.app.request(`${calls[STEPS].path}?${query}${more}`, { headers });
      const wanted = 'Sec-Fetch-Mode' in headers ? 403 : 401;
      expect([headers, more, answer.status]).toEqual([headers, more, wanted]);
    }
  expect(await digest()).toEqual(before);
  // Nor does a browser that is asked for leave to send one get it.
  const asked = await portal.app.request(`${calls[STEPS].path}?${query}`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  });
  expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
