import { expect, test } from 'vitest';
import { ANNOUNCEMENT_MAILS as SAID } from '#catalogues/sentences/announcement-mails.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { bearer, type Script, say, talkTo, texts } from '../../support/portal.ts';

const resident = (given: Partial<Script> = {}) =>
  talkTo(given, { keep: { ...keepNothing(), token: () => bearer({ role: 'service-user' }) } });
type Talk = ReturnType<typeof resident>;
const set = ({ script }: Talk) =>
  script.calls.filter(({ name }) => name === 'setAnnouncementMails').map(({ input }) => input);
const said = (talk: Talk) => texts(talk.conversation).join('\n');

test.each([
  ['stop mailing me announcements', true, false],
  ['abeg no more announcements by mail', true, false],
  ['mail me the announcements', false, true],
  ['announcements by mail please', false, true],
] as const)('%s', async (sentence, announcementMails, wanted) => {
  const talk = resident({ announcementMails });
  await say(talk.conversation, sentence);
  expect(said(talk)).toContain(SAID.dialog[`${wanted}`]);
  expect(set(talk)).toEqual([]);
  await say(talk.conversation, 'yes');
  expect(set(talk)).toEqual([{ wanted }]);
});

test('what is so already is told, and a no leaves it', async () => {
  const talk = resident({ announcementMails: true });
  await say(talk.conversation, 'mail me the announcements');
  expect(said(talk)).toContain(SAID.already.true);
  await say(talk.conversation, 'stop mailing me announcements', 'no');
  expect([said(talk).includes(SAID.stays), set(talk)]).toEqual([true, []]);
});
