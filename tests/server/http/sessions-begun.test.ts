import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { allows } from '#catalogues/roles.ts';
import { gatherCallers } from './support/callers.ts';
import { examplesOf, type Subject } from './support/examples.ts';
import { demonstrationSubject } from './support/subject.ts';
import { openWholePortal, type WholePortal } from './support/whole-portal.ts';

let portal: WholePortal;
let subject: Subject;
beforeAll(async () => {
  portal = await openWholePortal();
  subject = await demonstrationSubject(portal);
});
afterAll(() => portal.close());

const sessions = async () => {
  const rows = await portal.db.selectFrom('sessions').select('id').execute();
  return new Set(rows.map(({ id }) => id));
};

test('a session begins by signing in, by opening an account and in the place of one that ends, and by no other call of anybody', async () => {
  const [begin, done] = [new Set<CallName>(), new Set<CallName>()];
  for (const name of Object.keys(calls) as CallName[]) {
    // Anew for each: a call before may have signed them out.
    const { people } = await gatherCallers(portal);
    for (const { role, token } of [{ role: null, token: null }, ...people]) {
      if (!allows(calls[name].access, role)) continue;
      const before = await sessions();
      const { status } = await portal.call(name, examplesOf(subject)[name], token);
      if ([...(await sessions())].some((id) => !before.has(id))) begin.add(name);
      if (status < 300) done.add(name);
    }
  }
  expect([...begin]).toEqual(['signIn', 'signUp', 'changePassword']);
  // Most are really done, and not only refused.
  expect(done.size).toBeGreaterThan(100);
});
