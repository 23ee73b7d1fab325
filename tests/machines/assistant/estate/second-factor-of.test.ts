import { expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import { GOOD_ADMINISTRATORS } from '../../../support/calls/administrators.ts';
import { chatOf } from '../past/past-chat.ts';

const METER = '45012345671';

const [NGOZI] = GOOD_ADMINISTRATORS.administrators;
if (NGOZI === undefined) throw new Error('Nobody is in office');
const COLLEAGUE = { ...NGOZI, self: false };

test.each([
  ['reset the second factor of Zainab Musa', 'Zainab Musa'],
  ['Reset the second factor of zainab musa', 'zainab musa'],
  ["please reset Zainab Musa's second factor", 'Zainab Musa'],
  ['remove the 2fa of zainab@mail.example', 'zainab@mail.example'],
  ['abeg comot 2fa for Mrs Zainab Musa', 'Zainab Musa'],
  [`take off two factor authentication for ${METER}`, METER],
])('administrators say whose second factor is reset: "%s"', async (sentence, term) => {
  for (const role of ['service-admin', 'netplus-admin'] as const) {
    const chat = await chatOf(role, {}, sentence);
    expect(chat.calls('searchResidents')).toEqual([{ term }]);
  }
});

test('it begins for whom it fits alone, a resident or an administrator, and asks for the own password', async () => {
  for (const [whose, name] of [
    [METER, 'Bola Eze 1'],
    ['Ngozi', 'Ngozi Adeyemi'],
    ['admin@palmcourt.example', 'Ngozi Adeyemi'],
  ] as const) {
    const chat = await chatOf('netplus-admin', { administrators: [COLLEAGUE] }, `reset the second factor of ${whose}`);
    const { view } = chat.shown();
    expect([view?.flow, view?.next, view?.say.map(({ text }) => text)]).toEqual([
      'reset-second-factor',
      'password',
      [SAID.resetOf(name)],
    ]);
  }
});

test('what the list of administrators rules out is said at once, before any password', async () => {
  const administrators = [
    { ...COLLEAGUE, id: '71', first_name: 'Uche', email: 'uche@palmcourt.example', self: true },
    { ...COLLEAGUE, id: '72', first_name: 'Tobi', email: 'tobi@palmcourt.example', second_factor: false },
  ];
  for (const [whose, why] of [
    ['uche@palmcourt.example', SAID.notOwn],
    ['tobi@palmcourt.example', SAID.noneThere],
  ] as const) {
    const chat = await chatOf('service-admin', { administrators }, `reset the second factor of ${whose}`);
    expect([chat.shown().view, chat.last()?.text]).toEqual([null, why]);
  }
});

test('whoever is named by more than one or by nobody is said so', async () => {
  const several = await chatOf('service-admin', {}, 'reset the second factor of Bola Eze');
  expect([several.shown().view, several.last()?.text]).toEqual([
    null,
    'This fits Bola Eze 1 (resident1@palmcourt.example), Bola Eze 6 (resident6@palmcourt.example), Bola Eze 11 (resident11@palmcourt.example) and 10 more. Please say it with the e-mail address.',
  ]);
  const nobody = await chatOf('service-admin', {}, 'reset the second factor of Zainab Musa');
  expect([nobody.shown().view, nobody.last()?.text]).toEqual([null, MESSAGES.residentNotFound]);
});

test.each(['remove my second factor', 'turn off 2fa on my phone', 'remove two factor authentication'])(
  'the own one is meant where nobody is named: "%s"',
  async (sentence) => {
    const chat = await chatOf('service-admin', {}, sentence);
    expect([chat.shown().view?.flow, chat.calls('searchResidents')]).toEqual(['remove-second-factor', []]);
  },
);

test('a resident resets nobody', async () => {
  const chat = await chatOf('service-user', {}, `reset the second factor of ${METER}`);
  expect([chat.shown().view, chat.calls('searchResidents')]).toEqual([null, []]);
});
