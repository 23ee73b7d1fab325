import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { ACCOUNT_TALK } from '#machines/assistant/routes/accounts/account-talk.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, METER, say, talkTo, texts } from '../../../support/portal.ts';

type Talk = ReturnType<typeof talkTo>;
const sent = ({ script }: Talk, name: string) => script.calls.find((call) => call.name === name)?.input;
const sentLast = ({ script }: Talk, name: string) => script.calls.findLast((call) => call.name === name)?.input;
const labels = ({ conversation }: Talk) => conversation.getSnapshot().suggestions.map(({ label }) => label);

describe('the own data are changed in a sentence, read back, and saved on a yes', () => {
  test.each([
    ['change my phone to 0803 111 2222', { phone: '08031112222' }],
    ['my surname is now Okafor', { last_name: 'Okafor' }],
    ['change my name to Ada Obi', { first_name: 'Ada', last_name: 'Obi' }],
  ])('%s', async (sentence, input) => {
    const talk = talkTo();
    await say(talk.conversation, sentence);
    expect(talk.conversation.getSnapshot().view?.step).toBe('confirming');
    expect(texts(talk.conversation).at(-1)).toBe(SENTENCES.savesThis);
    expect(sent(talk, 'updateProfile')).toBeUndefined();
    await say(talk.conversation, 'yes');
    expect(sent(talk, 'updateProfile')).toEqual(input);
  });
});

test.each([
  'change my email to new@b.example',
  'my email is now new@b.example',
  'please use new@b.example as my email address',
  'abeg change my mail to new@b.example',
])('%s: the password is asked for masked, and then it is read back', async (sentence) => {
  const talk = talkTo();
  await say(talk.conversation, sentence);
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'update-profile', next: 'password' });
  expect(talk.conversation.getSnapshot().composer.masked).toBe(true);
  await say(talk.conversation, 'Demo-Power-2026');
  expect(texts(talk.conversation).at(-1)).toBe(SENTENCES.savesThis);
  expect(sent(talk, 'updateProfile')).toBeUndefined();
  await say(talk.conversation, 'yes');
  expect(sent(talk, 'updateProfile')).toEqual({ email: 'new@b.example', password: 'Demo-Power-2026' });
  expect(JSON.stringify(talk.conversation.getSnapshot())).not.toContain('Demo-Power');
});

test('an address that is put right while the password is asked for is the one that is saved', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'change my email to new@b.example', 'cancel');
  expect(sent(talk, 'updateProfile')).toBeUndefined();
  await say(talk.conversation, 'change my email to new@b.example', 'Demo-Power-2026', 'no, newer@b.example', 'yes');
  expect(sent(talk, 'updateProfile')).toEqual({ email: 'newer@b.example', password: 'Demo-Power-2026' });
});

test('a wrong password is asked for once more, and nothing else', async () => {
  const talk = talkTo();
  talk.script.account = { refused: SENTENCES.passwordWrong, code: 'wrong-password' };
  await say(talk.conversation, 'update my meter to 45012345678', 'not this one', 'confirm');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'update-meter', next: 'password' });
  expect(texts(talk.conversation).join('\n')).toContain(SENTENCES.passwordWrong);
  talk.script.account = 'good';
  await say(talk.conversation, 'Demo-Power-2026', 'confirm');
  expect(sentLast(talk, 'updateMeter')).toEqual({ meter_number: '45012345678', password: 'Demo-Power-2026' });
});

test('what is read back can be put right: another number, or another name', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'change my phone to 08031112222', 'make it 08051234567', 'yes');
  expect(sent(talk, 'updateProfile')).toEqual({ phone: '08051234567' });
  const other = talkTo();
  await say(other.conversation, 'my surname is now Okafor', 'no, Adewale', 'save changes');
  expect(sent(other, 'updateProfile')).toEqual({ last_name: 'Adewale' });
});

test('without a value it is asked what to change, with buttons, and each of them asks for its own', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'update my profile');
  expect(labels(talk)).toEqual(['First name', 'Last name', 'E-mail address', 'Phone number']);
  const asked: (string | null | undefined)[] = [];
  for (const label of labels(talk)) {
    const each = talkTo();
    await say(each.conversation, 'update my profile', label);
    asked.push(each.conversation.getSnapshot().view?.next);
  }
  expect(asked).toEqual(['firstName', 'lastName', 'email', 'phone']);
});

test('of a name that may be either it is asked which it is', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'change my name to Ada');
  expect(texts(talk.conversation).at(-1)).toBe(ACCOUNT_TALK.whichName('Ada'));
  await say(talk.conversation, 'last name', 'yes');
  expect(sent(talk, 'updateProfile')).toEqual({ last_name: 'Ada' });
});

test('another wish about the account is no name, where a name is asked for', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'change my surname', 'update my meter');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'update-meter', next: 'meterNumber' });
  await say(talk.conversation, 'cancel', 'change my first name', 'change password');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'change-password', next: 'oldPassword' });
});

test('what only the administrator of an estate changes is said plainly', async () => {
  for (const sentence of ['change my address to 5 Palm Street', 'change my estate', 'change my role to landlord']) {
    const talk = talkTo();
    await say(talk.conversation, sentence);
    expect(texts(talk.conversation).at(-1), sentence).toBe(ACCOUNT_TALK.administrator('service-user'));
    expect(talk.conversation.getSnapshot().view).toBeNull();
  }
});

test('a new meter names its estate and says what follows, and a no changes nothing', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'update my meter to 45012345678', 'Demo-Power-2026');
  expect(texts(talk.conversation).at(-1)).toBe(`${SENTENCES.meterBelongsTo('Palm Court')} ${SENTENCES.meterSignsOut}`);
  await say(talk.conversation, 'do not update');
  expect(sent(talk, 'updateMeter')).toBeUndefined();
  expect(texts(talk.conversation)).toContain(SENTENCES.meterKept);
});

test('a visitor who wants to update a meter signs in first, and then it goes on', async () => {
  const talk = talkTo({}, { visitor: true });
  await say(talk.conversation, 'update my meter to 45012345678', 'resident@palmcourt.example', 'Demo-Power-2026');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'update-meter', next: 'password' });
  await say(talk.conversation, 'Demo-Power-2026');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'update-meter', step: 'confirming' });
});

test('a password is changed with three masked answers', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'change password', 'Demo-Power-2026', 'Okra before sunrise', 'Okra before sunrise');
  expect(texts(talk.conversation)).toContain(MESSAGES.passwordChanged);
  expect(sent(talk, 'changePassword')).toMatchObject({ newPassword: 'Okra before sunrise' });
  expect(JSON.stringify(talk.conversation.getSnapshot())).not.toMatch(/Okra|Demo-Power/);
});

test('who is signed in and asks for a way in is told what fits', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'sign up');
  expect(texts(talk.conversation).at(-1)).toBe(ACCOUNT_TALK.alreadyMember);
  await say(talk.conversation, 'forgot password');
  expect(texts(talk.conversation).at(-1)).toBe(ACCOUNT_TALK.changeInstead);
  expect(labels(talk)).toEqual(['Change password', 'Sign out']);
  await say(talk.conversation, 'sign in');
  expect(texts(talk.conversation).at(-1)).toBe(TALK.alreadyIn);
});

test('who asks is told who they are, also beside an open question', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'update my meter', 'who am i?');
  const said = texts(talk.conversation).join('\n');
  expect(said).toContain('You are signed in as Amaka (resident@palmcourt.example), resident.');
  expect(said).toContain('Meter number: 45012345670');
  expect(talk.conversation.getSnapshot().view?.next).toBe('meterNumber');
  const visitor = talkTo({}, { visitor: true });
  await say(visitor.conversation, 'am i logged in');
  expect(texts(visitor.conversation).at(-1)).toBe(ACCOUNT_TALK.nobody);
});

test('an administrator is not sent to the administrator, and an owner not to a meter', async () => {
  for (const role of ['service-admin', 'netplus-admin', 'service-owner'] as const) {
    const keep = { ...keepNothing(), token: () => bearer({ role, meter_number: null }) };
    const talk = talkTo({}, { keep });
    await say(talk.conversation, 'my address is wrong');
    const said = texts(talk.conversation).at(-1) ?? '';
    expect(said, role).toBe(ACCOUNT_TALK.administrator(role));
    expect(said).not.toContain('meter');
    if (role !== 'service-owner') expect(said).not.toContain('administrator');
  }
});

test('whoever has a meter is told its number', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'what is my meter number');
  expect(texts(talk.conversation).join('\n')).toContain(`Meter number: ${METER}`);
});

test('where a change names what is to be changed, only that is asked', async () => {
  const talk = talkTo();
  await say(talk.conversation, 'change my phone number');
  expect(texts(talk.conversation)).not.toContain(SENTENCES.changesAsked);
  expect(texts(talk.conversation).at(-1)).toBe('What should your phone number be?');
});
