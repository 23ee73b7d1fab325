import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call, CallShapes } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';
import { shapes } from '#catalogues/calls/shapes.ts';
import { opensTo } from '#catalogues/program-scopes.ts';
import { SCOPES, type Scope } from '#catalogues/programs.ts';
import { allows, type Role } from '#catalogues/roles.ts';
import { PROGRAMS_SAID as SAID } from '#catalogues/sentences/programs.ts';
import { newProgramToken } from '#src/server/accounts/programs/tokens.ts';
import { systemRandom } from '#src/server/random.ts';
import { openDigest } from './support/digest.ts';
import { examplesOf, type Subject } from './support/examples.ts';
import { openWholePortal, type WholePortal } from './support/whole-portal.ts';

const UNKNOWN: Subject = {
  ...{ user_id: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11', meter_number: '45999999990', term: 'Nobody' },
  ...{ orderId: 'POWER-0000000000000000', dueId: 'SERVICES-0000000000000000', billId: 'AIRTIME-0000000000000000' },
};
const PEOPLE: Readonly<Record<Role, string>> = {
  'service-user': 'resident@palmcourt.example',
  'service-owner': 'owner@palmcourt.example',
  'service-admin': 'admin@palmcourt.example',
  'netplus-admin': 'platform@wattchat.example',
};
const names = Object.keys(calls) as CallName[];

/** What the API document says opens a call: the scopes of a program, or none. */
const described = z.object({
  components: z.object({
    securitySchemes: z.object({ program: z.object({ type: z.literal('http'), scheme: z.literal('bearer') }) }),
  }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        security: z
          .array(z.object({ session: z.tuple([]).optional(), program: z.array(z.enum(SCOPES)).optional() }))
          .optional(),
      }),
    ),
  ),
});

let portal: WholePortal;
let opened: ReadonlyMap<string, readonly Scope[]>;
let digest: Awaited<ReturnType<typeof openDigest>>;
const tokens = new Map<string, string>();
beforeAll(async () => {
  portal = await openWholePortal();
  const document = described.parse(await (await portal.app.request('/api/openapi.json')).json());
  opened = new Map(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId, security = [] }) => [operationId, security.flatMap(({ program = [] }) => program)]),
  );
  for (const [role, email] of Object.entries(PEOPLE))
    for (const scope of SCOPES) tokens.set(`${role} ${scope}`, await given(email, scope));
  // That they are used is written down now, and not again of late.
  for (const token of tokens.values()) await portal.call('profile', {}, token);
  digest = await openDigest(portal.db);
});
afterAll(() => portal.close());

/** A token with one scope, also where the account could not give it. */
async function given(email: string, scope: Scope): Promise<string> {
  const { id: user_id } = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { told, hash } = newProgramToken(systemRandom);
  const made_at = portal.clock();
  const times = {
    made_at,
    expires_at: new Date(made_at.getTime() + 86_400_000),
    last_used_at: null,
    last_used_from: null,
  };
  await portal.db
    .insertInto('program_tokens')
    .values({ id: systemRandom.uuid(), user_id, name: 'A program', scopes: scope, token_hash: hash, ...times })
    .execute();
  return told;
}

test('the API document names for each call the scope that opens it, as the call itself does', () => {
  const said = names.map((name) => [name, opened.get(name)]);
  const declared = names.map((name) => [name, [(calls[name] as Call).scope].filter((one) => one !== undefined)]);
  expect(said).toEqual(declared);
  expect([...new Set([...opened.values()].flat())].toSorted()).toEqual([...SCOPES].toSorted());
});

test('no scope opens what pays, begins a session, gives access, asks for a password or for the second factor again', () => {
  const scoped = names.filter((name) => (calls[name] as Call).scope !== undefined);
  const takes = (name: CallName, field: string) =>
    Object.hasOwn((shapes[name] as CallShapes).input?.shape ?? {}, field);
  const secret = ['password', 'second_factor', 'passkey', 'token', 'card'];
  const wrong = scoped.filter((name) => {
    const call: Call = calls[name];
    return (
      call.access === 'anyone' ||
      call.asksAgain ||
      call.binds ||
      call.beforeSecondFactor ||
      secret.some((field) => takes(name, field))
    );
  });
  expect(wrong).toEqual([]);
  // What a program changes is this and no more.
  const changing = scoped.filter((name) => calls[name].method !== 'GET');
  expect(changing.toSorted()).toEqual([
    'previewCharges',
    'resumeCharges',
    'startCharges',
    'stopCharges',
    'uploadMeters',
    'validateMeters',
  ]);
});

test.each(names)(
  '%s is answered to a program with its scope, within its role, and refused to every other',
  async (name) => {
    const call: Call = calls[name];
    const before = await digest();
    for (const role of Object.keys(PEOPLE) as Role[])
      for (const scope of SCOPES) {
        const { status, body } = await portal.call(
          name,
          examplesOf(UNKNOWN)[name],
          tokens.get(`${role} ${scope}`) ?? '',
        );
        const who = `${role} with ${scope}`;
        const mine = opened.get(name) ?? [];
        if (mine.length === 0)
          expect([who, status, body]).toEqual([who, 403, { code: 'not-for-programs', message: SAID.closed }]);
        else if (!mine.includes(scope))
          expect([who, status, body]).toEqual([
            who,
            403,
            { code: 'scope-missing', message: SAID.missing(mine[0] ?? '') },
          ]);
        else if (!allows(call.access, role)) expect([who, status, body.code]).toEqual([who, 403, 'not-allowed']);
        else {
          expect([who, [401, 403, 429, 500].includes(status), body.code]).toEqual([who, false, body.code]);
          expect(opensTo(role)).toContain(scope);
        }
      }
    if (call.scope === undefined) expect(await digest()).toEqual(before);
  },
);
