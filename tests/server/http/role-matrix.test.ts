import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { allows, ROLES } from '#catalogues/roles.ts';
import { gatherCallers } from './support/callers.ts';
import { openDigest } from './support/digest.ts';
import { examplesOf, IDS, type Subject } from './support/examples.ts';
import { openWholePortal, type Said, type WholePortal } from './support/whole-portal.ts';

const UNKNOWN: Subject = {
  user_id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11',
  meter_number: '45999999990',
  orderId: 'POWER-0000000000000000',
  dueId: 'SERVICES-0000000000000000',
  billId: 'AIRTIME-0000000000000000',
  term: 'Nobody',
};
const names = Object.keys(calls) as CallName[];
const closed = names.filter((name) => calls[name].access !== 'anyone');
const holds = (name: CallName, id: string) => JSON.stringify(examplesOf(UNKNOWN)[name]).includes(`"${id}":`);
/** A meter's estate is told to anybody by these (S3 section 4.7, S1 section 2), so none is foreign to them. */
const ABOUT_ANY_METER: readonly CallName[] = ['verifyMeter', 'pingMeter', 'signUp', 'updateMeter', 'addMeter'];
const about = names.filter((name) => IDS.some((id) => holds(name, id)) && !ABOUT_ANY_METER.includes(name));

let portal: WholePortal;
let callers: Awaited<ReturnType<typeof gatherCallers>>;
let palmCourt: Subject;
/** What stays as it is, as long as every call is refused. */
let digest: Awaited<ReturnType<typeof openDigest>>;
let untouched: Awaited<ReturnType<typeof digest>>;
beforeAll(async () => {
  portal = await openWholePortal();
  callers = await gatherCallers(portal);
  const orders = portal.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('tokens', 'tokens.order_id', 'orders.order_id')
    .select(['users.id', 'users.meter_number', 'users.first_name', 'orders.order_id', 'tokens.token'])
    .where('users.email', '=', 'resident@palmcourt.example');
  const power = await orders.where('tokens.token', 'is not', null).executeTakeFirstOrThrow();
  const due = await orders.where('orders.kind', '=', 'dev-levy').executeTakeFirstOrThrow();
  const administrator = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@palmcourt.example')
    .executeTakeFirstOrThrow();
  palmCourt = {
    user_id: power.id,
    administratorId: administrator.id,
    meter_number: power.meter_number ?? '',
    orderId: power.order_id,
    dueId: due.order_id,
    billId: '',
    term: power.first_name,
    token: power.token ?? '',
  };
  const bill = await ask(
    'openBill',
    palmCourt,
    callers.people.find(({ role }) => role === 'service-user')?.token ?? null,
  );
  palmCourt = { ...palmCourt, billId: String(bill.body.orderId) };
  // A refund of the order that needs an account: else nobody may give one.
  const refund_key = `refund-${palmCourt.orderId}`;
  await portal.db
    .insertInto('refund_details')
    .values({ refund_key, order_id: palmCourt.orderId, amount_kobo: 505_000, state: 'wanted', asked_at: new Date() })
    .execute();
  digest = await openDigest(portal.db);
  untouched = await digest();
});
afterAll(() => portal.close());

const ask = (name: CallName, subject: Subject, token: string | null) =>
  portal.call(name, examplesOf(subject)[name], token);

/** An answer with what was asked about taken out, so that answers about two things can be compared. */
function leavingOut(subject: Subject, { status, body }: Said): [number, string] {
  const text = Object.values(subject).reduce((said, id: string) => said.replaceAll(id, '<id>'), JSON.stringify(body));
  return [status, text];
}

test.each(closed)(
  '%s is refused without a session and to every role that it does not name, and nothing changes',
  { tags: ['C-070', 'C-096'] },
  async (name) => {
    const wrong = callers.people.filter(({ role }) => !allows(calls[name].access, role));
    const nobody = await ask(name, palmCourt, null);
    expect([nobody.status, nobody.body.code]).toEqual([401, 'signed-out']);
    for (const { role, token } of wrong) {
      const { status, body } = await ask(name, palmCourt, token);
      expect([role, status, body.code]).toEqual([role, 403, 'not-allowed']);
    }
    expect(await digest()).toEqual(untouched);
  },
);

test.each(closed)('%s takes no token that is expired, altered, unsigned or made for something else', async (name) => {
  for (const [what, token] of callers.forgedFor(name)) {
    const { status, body } = await ask(name, palmCourt, token);
    expect([what, status, body.code]).toEqual([what, 401, 'signed-out']);
  }
  expect(await digest()).toEqual(untouched);
});

test.each(about)('%s tells people of another estate nothing, as if the id did not exist', async (name) => {
  const strangers = callers.strangers.filter(({ role }) => allows(calls[name].access, role));
  for (const { role, token } of strangers) {
    const foreign = leavingOut(palmCourt, await ask(name, palmCourt, token));
    const unknown = leavingOut(UNKNOWN, await ask(name, UNKNOWN, token));
    expect([role, foreign]).toEqual([role, unknown]);
    if (holds(name, 'term')) expect(foreign).toEqual([200, '{"users":[],"meters":[]}']);
    // Who names the estate of somebody else is told that it is not theirs, whatever else is named.
    else expect(holds(name, 'property_id') ? [403] : [400, 404]).toContain(foreign[0]);
  }
  expect(await digest()).toEqual(untouched);
});

test.each(about.filter((name) => calls[name].access === 'anyone'))(
  '%s needs no account, and does nothing for a bad token but what it does for everybody',
  async (name) => {
    const nobody = await ask(name, palmCourt, null);
    expect([400, 404]).toContain(nobody.status);
    // What is there is told to nobody, and neither is that it is there.
    expect(leavingOut(palmCourt, nobody)).toEqual(leavingOut(UNKNOWN, await ask(name, UNKNOWN, null)));
    const call: Call = calls[name];
    for (const [what, token] of callers.forgedFor(name)) {
      const said = await ask(name, palmCourt, token);
      if (call.evenEnded) expect([what, said]).toEqual([what, nobody]);
      else expect([what, said.status]).toEqual([what, 401]);
    }
    expect(await digest()).toEqual(untouched);
  },
);

test('nobody of any role ends a session of somebody else, or learns that there is one', async () => {
  const all = [...callers.people, ...callers.strangers];
  const whose = await Promise.all(all.map(async ({ token }) => (await portal.sessions.find(token))?.sessionId ?? ''));
  for (const [at, { role, token }] of all.entries()) {
    const end = (session_ids: readonly string[]) => portal.call('endSessions', { session_ids }, token);
    const unknown = await end(['00000000-0000-4000-8000-000000000001']);
    expect([role, unknown.status, unknown.body.code]).toEqual([role, 400, 'no-session']);
    for (const foreign of whose.filter((_, other) => other !== at)) expect(await end([foreign])).toEqual(unknown);
    const { body } = await portal.call('ownSessions', {}, token);
    const seen = whose.filter((id) => JSON.stringify(body).includes(id));
    expect([role, seen]).toEqual([role, [whose[at]]]);
  }
  expect(await digest()).toEqual(untouched);
});

const ODD = ['', null, ['a', 'b'], -1, 0, 1e21, '%', '../../etc', '0x1f', '😀', 'x'.repeat(5_000), { $ne: null }];
const carrying = names.flatMap((name) => IDS.filter((id) => holds(name, id)).map((id) => [name, id] as const));

test.each(carrying)('%s refuses or does not find a %s that is none', async (name, id) => {
  const { people } = callers;
  const { token = null } = people.find(({ role }) => allows(calls[name].access, role)) ?? {};
  for (const odd of ODD) {
    const input = JSON.parse(
      JSON.stringify(examplesOf(palmCourt)[name], (key, value) => (key === id ? odd : value)),
    ) as object;
    const { status, body } = await portal.call(name, input, token);
    if (id === 'term' && status === 200)
      expect([odd, body]).toEqual([odd, { users: expect.any(Array), meters: expect.any(Array) }]);
    else if (name === 'pingMeter' && status === 200) expect([odd, body]).toEqual([odd, { isFound: false }]);
    else expect([odd, [400, 404].includes(status)]).toEqual([odd, true]);
  }
  expect(await digest()).toEqual(untouched);
});

// From here on calls do what they are for.
test.each(about)('%s answers those whom the id belongs to', async (name) => {
  const differs: boolean[] = [];
  for (const { role, token } of callers.people) {
    if (!allows(calls[name].access, role)) continue;
    const own = leavingOut(palmCourt, await ask(name, palmCourt, token));
    const unknown = leavingOut(UNKNOWN, await ask(name, UNKNOWN, token));
    differs.push(JSON.stringify(own) !== JSON.stringify(unknown));
  }
  expect(differs).toContain(true);
});

test.each(names)('%s is open to every role that it names', { tags: ['C-075'] }, async (name) => {
  const open = [null, ...ROLES].filter((role) => allows(calls[name].access, role));
  expect(open).not.toEqual([]);
  for (const role of open) {
    // One of the calls deactivates the estate, of which nothing can be changed then (DECISIONS 39).
    await portal.db.updateTable('estates').set({ active: true }).execute();
    const token = role === null ? null : await callers.afresh(role);
    const { status } = await ask(name, palmCourt, token);
    expect([role, [401, 403].includes(status), status < 500]).toEqual([role, false, true]);
  }
});
