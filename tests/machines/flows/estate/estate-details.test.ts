import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { ESTATE_DETAIL as SAID } from '#catalogues/sentences/estate/details.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, type Script, say, talkTo, texts } from '../../../support/portal.ts';
import { runTo } from '../platform/platform-run.ts';

const WRITTEN = {
  ...{ id: 1, name: 'Palm Court', address: '12 Palm Avenue, Lekki' },
  ...{ phone: '08030000001', email: 'office@palmcourt.example' },
};
const NONE = { ...WRITTEN, address: null, phone: null, email: null };

const talkAs = (role: Role, details: Script['details'] = NONE) =>
  talkTo({ details }, { keep: { ...keepNothing(), token: () => bearer({ role, meter_number: null }) } });
const offers = ({ conversation }: ReturnType<typeof talkTo>) =>
  conversation.getSnapshot().suggestions.map(({ label }) => label);
const set = ({ script }: ReturnType<typeof talkTo>) =>
  script.calls.filter(({ name }) => name === 'setEstateDetail').map(({ input }) => input);

test('a number is read back with the one before, and changed after a yes', async () => {
  const talk = talkAs('service-admin', WRITTEN);
  await say(talk.conversation, 'our office number is +234 803 123 4567');
  expect(texts(talk.conversation).at(-1)).toBe(
    [SAID.write('Office phone', 'Palm Court'), SAID.from('08030000001'), SAID.after('08031234567')].join(' '),
  );
  expect(set(talk)).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(set(talk)).toEqual([{ detail: 'phone', text: '08031234567', before: '08030000001' }]);
});

test.each([
  ['change the estate address to 5 Unity Close, Lekki Phase 1', 'address', '5 Unity Close, Lekki Phase 1'],
  ['abeg our estate address na 14 Admiralty Way', 'address', '14 Admiralty Way'],
  ['set the office email to estate@palm.example', 'email', 'estate@palm.example'],
  ['the phone number of our office is 08031234567', 'phone', '08031234567'],
  ['our estate office line is 01-2345678', 'phone', '012345678'],
  ['change our office phone to 0803 123 4567 please', 'phone', '08031234567'],
  ['can you change our office phone to 0803 123 4567?', 'phone', '08031234567'],
  [
    'new address of the estate is 12 Palm Avenue, Lekki (behind the bank)',
    'address',
    '12 Palm Avenue, Lekki (behind the bank)',
  ],
  ['estate address: Block 4, No. 7 "Old" Road #3', 'address', 'Block 4, No. 7 "Old" Road #3'],
  ['our office email is office@palm.example now', 'email', 'office@palm.example'],
])('%s', async (said, detail, text) => {
  const talk = talkAs('service-admin');
  await say(talk.conversation, said, 'yes');
  expect(set(talk)).toEqual([{ detail, text, before: null }]);
});

test('what is so already is said to be, and a no leaves it', async () => {
  const talk = talkAs('service-admin', WRITTEN);
  await say(talk.conversation, 'our office number is 08030000001');
  expect(texts(talk.conversation)).toContain(SAID.already('Office phone', '08030000001'));
  await say(talk.conversation, 'our office number is 08030000002', 'no');
  expect([set(talk), texts(talk.conversation).at(-1)]).toEqual([[], SAID.kept]);
});

test('one of them is taken away', async () => {
  const talk = talkAs('service-admin', WRITTEN);
  await say(talk.conversation, 'change our office details', 'office phone', 'take it away');
  expect(texts(talk.conversation).at(-1)).toContain(SAID.takes('Office phone', 'Palm Court'));
  await say(talk.conversation, 'yes');
  expect(set(talk)).toEqual([{ detail: 'phone', text: null, before: '08030000001' }]);
});

test('what was changed meanwhile is read back anew, and nothing is written over unseen', async () => {
  const talk = talkAs('service-admin', WRITTEN);
  await say(talk.conversation, 'our office number is 08031234567');
  talk.script.details = { ...WRITTEN, phone: '08030000009' };
  await say(talk.conversation, 'yes');
  expect(texts(talk.conversation).at(-1)).toContain(SAID.from('08030000009'));
  await say(talk.conversation, 'yes');
  const sent = { detail: 'phone', text: '08031234567' };
  expect(set(talk)).toEqual([
    { ...sent, before: '08030000001' },
    { ...sent, before: '08030000009' },
  ]);
});

test.each([
  ['change our office phone', ['phone']],
  ['set the estate address', ['address']],
])('%s: what it is now is asked for', async (said, [field]) => {
  const talk = talkAs('service-admin');
  await say(talk.conversation, said);
  expect(texts(talk.conversation).at(-1)).toBe(SAID.ask[field as 'phone']);
});

test.each([
  ['change the office phone of Palm Court to 0803 123 4567', 'phone', '08031234567'],
  ['set the address of Palm Court to 5 Unity Close', 'address', '5 Unity Close'],
  ['change Palm Court name to Palm Grove', 'name', 'Palm Grove'],
  ['rename Palm Court estate to Palm Grove Estate', 'name', 'Palm Grove Estate'],
])('the platform says of an estate that it names: %s', async (said, detail, text) => {
  const talk = talkAs('netplus-admin');
  await say(talk.conversation, said, 'yes');
  expect(set(talk)).toMatchObject([{ property_id: 1, detail, text }]);
});

test.each([
  ['service-user', 'change my phone number to 08031234567'],
  ['service-admin', 'change my phone number to 08031234567'],
  ['netplus-admin', 'change my phone number to 08031234567'],
  ['service-admin', 'change our phone number to 08031234567'],
] as const)('%s: %s is the person’s own', async (role, said) => {
  const talk = talkAs(role);
  await say(talk.conversation, said);
  expect(talk.conversation.getSnapshot().view?.flow).toBe('update-profile');
});

test.each([
  ['service-user', 'change our office phone to 0803 123 4567', SAID.byOffice],
  ['service-owner', 'our estate address is 12 Palm Avenue', SAID.byOffice],
  ['service-admin', 'change the name of our estate to Palm Grove', SAID.byPlatform],
  ['service-user', 'rename Palm Court to Palm Grove', SAID.byPlatform],
  ['service-admin', 'rename Palm Court to Palm Court Gardens', SAID.byPlatform],
] as const)('%s: %s is theirs to say no more than whose it is', async (role, said, told) => {
  const talk = talkAs(role);
  await say(talk.conversation, said);
  expect([texts(talk.conversation).at(-1), set(talk)]).toEqual([told, []]);
});

test.each([
  ['rename Palm Court to Palm Court Gardens', 'Palm Court Gardens'],
  ['change the name of Palm Court to Power House Estate', 'Power House Estate'],
])('%s', async (said, text) => {
  const talk = talkAs('netplus-admin');
  await say(talk.conversation, said);
  expect(texts(talk.conversation).at(-1)).toBe([SAID.rename('Palm Court', text), SAID.renaming].join(' '));
  await say(talk.conversation, 'yes');
  expect(set(talk)).toEqual([{ property_id: 1, detail: 'name', text, before: 'Palm Court' }]);
});

test('the name of an estate is not offered to be taken away', async () => {
  const run = await runTo('asking', 'estate-details', { estate: '1', detail: 'name' });
  expect(run.view().fields.map(({ name }) => name)).toEqual(['estate', 'detail', 'name']);
});

const IN_CHARGE = SAID.told.inCharge('Palm Court');
const PHONE = SAID.told.phone('08030000001');
const EMAIL = SAID.told.email('office@palmcourt.example');
const ADDRESS = SAID.told.address('Palm Court', '12 Palm Avenue, Lekki');
const ASKED = [
  ['who is in charge of my estate', [IN_CHARGE, PHONE, EMAIL, ADDRESS]],
  ['phone number of the estate office', [PHONE, EMAIL, ADDRESS]],
  ['how do I reach my estate', [PHONE, EMAIL, ADDRESS]],
  ['where is the estate office', [ADDRESS, PHONE, EMAIL]],
  ['where is the office', [ADDRESS, PHONE, EMAIL]],
  ['who do I call at the estate', [PHONE, EMAIL, ADDRESS]],
  ['email of the office', [EMAIL, PHONE, ADDRESS]],
] as const;

test.each(ASKED)('a resident asks: %s', async (said, told) => {
  const talk = talkAs('service-user', WRITTEN);
  await say(talk.conversation, said);
  expect(texts(talk.conversation).at(-1)).toBe(told.join(' '));
});

test.each(ASKED)(
  'an administrator who has written down all is told the same, and may change it: %s',
  async (said, told) => {
    const talk = talkAs('service-admin', WRITTEN);
    await say(talk.conversation, said);
    expect(texts(talk.conversation).at(-1)).toBe(told.join(' '));
    expect(offers(talk)).toEqual([SAID.row]);
  },
);

test('an administrator who has not is told that they can write it down', async () => {
  const talk = talkAs('service-admin', { ...WRITTEN, phone: null });
  await say(talk.conversation, 'phone number of the estate office');
  expect(texts(talk.conversation).at(-1)).toBe(
    [SAID.told.missing.phone, EMAIL, ADDRESS, SAID.told.ownOffice].join(' '),
  );
  expect(offers(talk)).toEqual([SAID.told.writeDown]);
});

test('a resident of whose estate nothing is written down is told so, with the way to support', async () => {
  const talk = talkAs('service-user');
  await say(talk.conversation, 'phone number of the estate office');
  const last = texts(talk.conversation).at(-1);
  expect(last).toContain(SAID.told.none('Palm Court'));
  expect(last).toContain(SAID.told.support('').trim());
});
