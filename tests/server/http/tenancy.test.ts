import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { HISTORY_VIEW_NAMES } from '#catalogues/orders.ts';
import { RESIDENT_LISTS } from '#catalogues/residents.ts';
import { allows } from '#catalogues/roles.ts';
import { gatherCallers } from './support/callers.ts';
import { estateRows } from './support/estate-rows.ts';
import { examplesOf, type Subject } from './support/examples.ts';
import { openWholePortal, type WholePortal } from './support/whole-portal.ts';

/** Every call that an estate's administrator may make when signed in. */
const names = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].access !== 'anyone' && allows(calls[name].access, 'service-admin'),
);

let portal: WholePortal;
let callers: Awaited<ReturnType<typeof gatherCallers>>;
/** The administrator of Palm Court asks, and Cedar View is somebody else's. */
let palm: { readonly id: number; readonly subject: Subject };
let cedar: typeof palm;
/** What nobody but Cedar View has: ids, addresses, phones and numbers of its people, meters and orders, its name and logo. */
let marks: readonly string[];
let rows: Awaited<ReturnType<typeof estateRows>>;
beforeAll(async () => {
  portal = await openWholePortal();
  callers = await gatherCallers(portal);
  palm = await estateOf('palmcourt');
  cedar = await estateOf('cedarview');
  await live('cedarview');
  marks = await marksOf(cedar.id);
  rows = await estateRows(portal.db, cedar.id);
});
afterAll(() => portal.close());

async function estateOf(domain: string): Promise<typeof palm> {
  const email = `resident@${domain}.example`;
  const orders = portal.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['users.id', 'users.meter_number', 'users.first_name', 'users.estate_id', 'orders.order_id'])
    .where('users.email', '=', email);
  const power = await orders.where('orders.kind', '=', 'power').executeTakeFirstOrThrow();
  const due = await orders.where('orders.kind', '=', 'dev-levy').executeTakeFirstOrThrow();
  const of = { user_id: power.id, meter_number: power.meter_number ?? '', orderId: power.order_id };
  return { id: power.estate_id ?? 0, subject: { ...of, dueId: due.order_id, billId: '', term: power.first_name } };
}

const tokenOf = async (email: string) => {
  const { db, sessions } = portal;
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return sessions.begin(id, 'unknown');
};

/**
 * What an administrator does in a day, so that there is something of the estate wherever there can be. It is done to other
 * people and houses than those that are tried later, or a change of these would be none.
 */
async function live(domain: string) {
  const token = await tokenOf(`admin@${domain}.example`);
  const { id, subject } = await estateOf(domain);
  const other = await neighbourOf(subject);
  const examples = examplesOf({ ...subject, user_id: other.id, meter_number: other.meter_number ?? '' });
  const house = { landlord_name: 'Chi Eze', meter_number: '45099900001', house_address: '7 Cedar Close' };
  const done = { ...examples, uploadMeters: { property_id: id, meter_details: [house] } };
  for (const name of ['uploadMeters', 'uploadDevLevy', 'uploadServicePayments', 'updateServicePayments'] as const) {
    const { status } = await portal.call(name, ofEstate(done[name], id), token);
    expect([name, status]).toEqual([name, 200]);
  }
  for (const name of ['verifyResident', 'updateStatus'] as const)
    expect([name, (await portal.call(name, done[name], token)).status]).toEqual([name, 200]);
  // The first ticket there is: the one that the examples name.
  const resident = await tokenOf(`resident@${domain}.example`);
  expect((await portal.call('openTicket', done.openTicket, resident)).body.number).toBe(done.ticket.number);
}

async function neighbourOf({ user_id, meter_number }: Subject) {
  const of = portal.db
    .selectFrom('users as resident')
    .innerJoin('users', 'users.estate_id', 'resident.estate_id')
    .where('resident.id', '=', user_id)
    .where('users.role', '=', 'service-user')
    .where('users.status', '=', 'occupied')
    .where('users.meter_number', '<>', meter_number);
  return of.select(['users.id', 'users.meter_number']).orderBy('users.is_verified').executeTakeFirstOrThrow();
}

const ofEstate = (input: object, property_id: number) =>
  'property_id' in input ? { ...input, property_id } : { ...input };

async function marksOf(estateId: number): Promise<string[]> {
  const { db } = portal;
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', 'phone'])
    .where('estate_id', '=', estateId)
    .execute();
  const meters = await db.selectFrom('meters').select('meter_number').where('estate_id', '=', estateId).execute();
  const orders = await db.selectFrom('orders').select('order_id').where('estate_id', '=', estateId).execute();
  const { name, logo } = await db
    .selectFrom('estates')
    .select(['name', 'logo'])
    .where('id', '=', estateId)
    .executeTakeFirstOrThrow();
  return [...people, ...meters, ...orders, { name, logo: logo ?? name }].flatMap((row) => Object.values(row));
}

/** Everything that a call can be asked: each page, list and view there is, of one person and of all. */
function asked(name: CallName, input: object): object[] {
  const { input: shape } = shapes[name] as { readonly input?: { readonly shape: object } };
  const takes = (key: string) => shape !== undefined && key in shape.shape;
  const variants = [
    takes('list') ? RESIDENT_LISTS.map((list) => ({ list })) : [{}],
    takes('view') ? HISTORY_VIEW_NAMES.map((view) => ({ view })) : [{}],
    takes('page') ? [1, 2].map((page) => ({ page })) : [{}],
    takes('term') ? ['cedarview.example', '@', '4', '0', 'a', 'Zainab', '%', '_'].map((term) => ({ term })) : [{}],
  ];
  return variants.reduce<object[]>(
    (inputs, some) => inputs.flatMap((one) => some.map((more) => ({ ...one, ...more }))),
    takes('user_id') ? [input, withoutPerson(input)] : [input],
  );
}

function withoutPerson(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([key]) => key !== 'user_id'));
}

/** What is seen of Cedar View in an answer, files that it hands out opened; what was sent does not count. */
async function seen(name: CallName, input: object, token: string): Promise<string[]> {
  const { body } = await portal.call(name, input, token);
  const file = typeof body.base64 === 'string' ? Buffer.from(body.base64, 'base64').toString() : '';
  const files = Object.values(input).filter((value) => value instanceof Blob);
  const sent = JSON.stringify(input) + (await Promise.all(files.map((sentFile) => sentFile.text()))).join('');
  const said = JSON.stringify(body) + file;
  return marks.filter((mark) => said.includes(mark) && !sent.includes(mark));
}

/** Inputs without those that are said twice; files are never the same. */
function distinct(inputs: readonly object[]): readonly object[] {
  const keyOf = (input: object) =>
    Object.values(input).some((value) => value instanceof Blob) ? input : JSON.stringify(input);
  return [...new Map(inputs.map((input) => [keyOf(input), input])).values()];
}

test.each(names)('%s shows an administrator nothing of another estate and changes nothing there', async (name) => {
  const before = await rows();
  const [own, foreign] = [examplesOf(palm.subject)[name], examplesOf(cedar.subject)[name]];
  const inputs = [
    ...asked(name, ofEstate(own, palm.id)),
    ...asked(name, ofEstate(own, cedar.id)),
    ...asked(name, ofEstate(foreign, palm.id)),
    ...asked(name, ofEstate(foreign, cedar.id)),
  ];
  // A call may end the session or make it too old; each of these begins anew.
  for (const input of distinct(inputs))
    expect([input, await seen(name, input, await callers.afresh('service-admin'))]).toEqual([input, []]);
  expect(await rows()).toEqual(before);
});

test('the same calls show the administrator of that estate what is there', async () => {
  const shown = new Set<CallName>();
  for (const name of names.filter(
    (one) => calls[one].method === 'GET' || one === 'searchResidents' || one === 'findPayments',
  )) {
    for (const input of asked(name, ofEstate(examplesOf(cedar.subject)[name], cedar.id))) {
      if ((await seen(name, input, await tokenOf('admin@cedarview.example'))).length > 0) shown.add(name);
    }
  }
  expect([...shown].sort()).toEqual(
    [
      // To the last one of an estate, by its name.
      'accountDeletion',
      'adminRequests',
      'administrators',
      'auditLog',
      'devLevies',
      'estateDetails',
      'estateFines',
      'estateLevies',
      'estateList',
      'estateServices',
      'estateTransactions',
      'estateUsers',
      'findPayment',
      'findPayments',
      'exportEstateTransactions',
      'exportMeterStatement',
      'arrearsStandings',
      'debtors',
      'exportDebtors',
      'getEstate',
      'getProperties',
      'household',
      'meterName',
      'meterStatement',
      'meterUploads',
      'previewMoveOut',
      'profile',
      'propertyLogo',
      'residentSummary',
      'searchResidents',
      'ticket',
      'tickets',
      'uploadedLevies',
      'uploadedMeters',
      'userDashboard',
    ].sort(),
  );
});
