import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { allows } from '#catalogues/roles.ts';
import { formOf } from '../../support/server/forms.ts';
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
const changing = names.filter((name) => calls[name].method !== 'GET' || 'takesStep' in calls[name]);

/** A call as a browser sends it, with an example of what goes in and whoever may make it; `headers`: what the browser says of the page. */
async function sent(name: CallName, headers: Readonly<Record<string, string>>) {
  const { method, path, access, ...call } = calls[name];
  const token = callers.people.find(({ role }) => allows(access, role))?.token ?? null;
  const all = new Headers({ host: 'portal.example', ...headers });
  if (token !== null) all.set('authorization', `Bearer ${token}`);
  const input: Record<string, unknown> = { ...examplesOf(subject)[name] };
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
    return portal.app.request(`${path}?${query}`, { headers: all });
  }
  if ('files' in call) return portal.app.request(path, { method, headers: all, body: formOf(input) });
  all.set('content-type', 'application/json');
  return portal.app.request(path, { method, headers: all, body: JSON.stringify(input) });
}

const ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', origin: 'https://other.portal.example' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
];

test.each(changing)('%s is not done for a page of another site, whoever is signed in there', async (name) => {
  const before = await digest();
  for (const headers of ELSEWHERE) {
    const answer = await sent(name, headers);
    expect([headers, answer.status, (await answer.json()).code]).toEqual([headers, 403, 'from-elsewhere']);
  }
  expect(await digest()).toEqual(before);
});

test('a page of the portal, a program and an older browser are answered as ever', async () => {
  const OWN: readonly Readonly<Record<string, string>>[] = [
    {},
    { 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', origin: 'https://portal.example' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://portal.example' },
  ];
  for (const headers of OWN)
    for (const name of ['verifyMeter', 'retryTopup'] as const)
      expect([name, headers, (await sent(name, headers)).status]).not.toEqual([name, headers, 403]);
});

test('what changes something and is a GET is done for no link and no image, even of the portal itself', async () => {
  for (const mode of ['navigate', 'no-cors', 'websocket', ''])
    expect((await sent('retryTopup', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': mode })).status).toBe(403);
});
