import { expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SIGN_INS as SAID } from '#catalogues/sentences/estate/sign-ins.ts';
import { GOOD_ADMINISTRATORS } from '../../../support/calls/administrators.ts';
import { chatOf } from '../past/past-chat.ts';

const METER = '45012345671';

const [NGOZI] = GOOD_ADMINISTRATORS.administrators;
if (NGOZI === undefined) throw new Error('Nobody is in office');
const COLLEAGUE = { ...NGOZI, self: false };

test.each([
  ['lock the account of Ngozi Adeyemi', 'lock'],
  ["abeg block Ngozi Adeyemi's sign in", 'lock'],
  ['disable the login of admin@palmcourt.example', 'lock'],
  ['unlock the account of Ngozi Adeyemi', 'unlock'],
  ["please enable Ngozi Adeyemi's access again", 'unlock'],
  ['sign out Ngozi Adeyemi', 'end-sessions'],
  ['sign Ngozi Adeyemi out everywhere', 'end-sessions'],
  ['log admin@palmcourt.example out of all devices', 'end-sessions'],
  ['end all sessions of Ngozi Adeyemi', 'end-sessions'],
] as const)('administrators say whose sign-in is changed, and how: "%s"', async (sentence, what) => {
  for (const role of ['service-admin', 'netplus-admin'] as const) {
    const chat = await chatOf(role, { administrators: [COLLEAGUE] }, sentence);
    const { view } = chat.shown();
    expect([role, view?.flow, view?.next, view?.say.map(({ text }) => text)]).toEqual([
      role,
      'sign-in-of',
      'password',
      [SAID.of('Ngozi Adeyemi')],
    ]);
    expect(view?.fields.find(({ name }) => name === 'signIn')?.value).toBe(what);
  }
});

test('nobody changes their own sign-in so, and a resident that of nobody', async () => {
  const own = await chatOf('service-admin', { administrators: [NGOZI] }, 'lock the account of Ngozi Adeyemi');
  expect([own.shown().view, own.last()?.text]).toEqual([null, SAID.notOwn]);
  const resident = await chatOf('service-user', {}, `lock the account of ${METER}`);
  expect([resident.shown().view, resident.calls('searchResidents')]).toEqual([null, []]);
});

test('of two at once nobody is found, and the one who writes stays signed in', async () => {
  const chat = await chatOf('service-admin', {}, 'sign out Ngozi Adeyemi and Bola Ade');
  expect([chat.shown().view, chat.last()?.text, chat.calls('signOut')]).toEqual([null, MESSAGES.residentNotFound, []]);
});

test.each([
  ...['sign out everywhere', 'sign out', 'log me out of all devices', 'delete my account', 'unlock my meter'],
  ...['lock my account', 'sign everyone out', 'end all devices', 'sign out and come back later', 'end my session'],
  ...['sign out Chrome on Windows', 'sign out the Samsung phone', 'disable Gate Intercom access'],
  ...["lock Ngozi Adeyemi's account tomorrow", 'lock the account of Ngozi Adeyemi if she does not pay'],
  ...['lock or unlock the account of Ngozi Adeyemi', 'do not lock the account of Ngozi Adeyemi'],
  ...['how do I lock the account of Ngozi Adeyemi', 'can you lock the account of Ngozi Adeyemi?'],
  ...["suspend power of Ngozi Adeyemi's account", `unlock tokens for account ${METER}`, `unblock meter ${METER}`],
])('where nobody is named, or more is said than that, nobody else’s sign-in is meant: "%s"', async (sentence) => {
  const chat = await chatOf('service-admin', {}, sentence);
  expect([chat.shown().view?.flow === 'sign-in-of', chat.calls('administrators')]).toEqual([false, []]);
});
