import { expect, test } from 'vitest';
import { COMPANY_SENTENCES } from '#catalogues/sentences/estate/company.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, say, talkTo, texts } from '../../../support/portal.ts';

/** The administrator of an estate at the chat. */
const office = (company: 'eko' | null = null) =>
  talkTo(
    { company },
    { keep: { ...keepNothing(), token: () => bearer({ role: 'service-admin', meter_number: null }) } },
  );
const set = ({ script }: ReturnType<typeof office>) =>
  script.calls.filter(({ name }) => name === 'setEstateCompany').map(({ input }) => input);

test('who supplies the estate is read back with who did before, and set after a yes', async () => {
  const talk = office('eko');
  await say(talk.conversation, 'our estate is with Ikeja Electric');
  const { title, lines } = COMPANY_SENTENCES.dialog('Ikeja Electric (IKEDC)', 'Eko Electricity (EKEDC)');
  expect(texts(talk.conversation).at(-1)).toBe([title, ...lines].join(' '));
  expect(set(talk)).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(set(talk)).toEqual([{ company: 'ikeja' }]);
});

test('it is asked where nothing was said of it, and a no leaves it', async () => {
  const talk = office();
  await say(talk.conversation, 'set our distribution company');
  expect(talk.conversation.getSnapshot().view).toMatchObject({ flow: 'estate-company', next: 'company' });
  await say(talk.conversation, 'Ibadan', 'no');
  expect([set(talk), texts(talk.conversation)]).toEqual([[], expect.arrayContaining([COMPANY_SENTENCES.kept])]);
});

test.each([
  ['change our disco to enugu', 'enugu'],
  ['our estate disco is phed', 'portharcourt'],
  ['set the disco of the estate to kano', 'kano'],
])('%s', async (said, company) => {
  const talk = office();
  await say(talk.conversation, said, 'yes');
  expect(set(talk)).toEqual([{ company }]);
});

test('what is so already changes nothing and says so', async () => {
  const talk = office('eko');
  await say(talk.conversation, 'set our disco to eko');
  expect(texts(talk.conversation)).toContain(COMPANY_SENTENCES.already('Eko Electricity (EKEDC)'));
  expect(set(talk)).toEqual([]);
});
