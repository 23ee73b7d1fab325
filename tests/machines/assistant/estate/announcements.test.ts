import { describe, expect, test } from 'vitest';
import { ANNOUNCEMENTS } from '#catalogues/sentences/estate/announcements.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { OUTAGE } from '../../../support/calls/announcements.ts';
import { loaded, pagesOf, RESIDENT } from '../../pages/support.ts';
import { chatOf } from '../past/past-chat.ts';

const SAID = ANNOUNCEMENTS.form;
const SENTENCE = 'announce: no light on Palm Street 2026-12-29 9am to 2pm because of transformer work';
const TOLD = 'Planned outage: No light: the transformer is serviced. From 29 Nov 2026, 09:00 until 29 Nov 2026, 14:00.';

describe('an administrator who announces something', () => {
  test('is told whom it reaches, and it is announced by a yes', async () => {
    const chat = await chatOf('service-admin', {}, SENTENCE);
    expect(chat.calls('previewAnnouncement')).toEqual([{ streets: ['Palm Street'] }]);
    const { dialog } = chat.shown().view ?? {};
    expect([dialog?.title, ...(dialog?.lines ?? [])]).toEqual([
      SAID.dialog(12),
      SENTENCE.slice('announce: '.length),
      SAID.for('Planned outage', '29 Dec 2026, 09:00', '29 Dec 2026, 14:00'),
      SAID.reach(12, 20),
      SAID.street('Palm Street', 20, 'House 1, Palm Street'),
      SAID.notMailed(10),
    ]);
    expect(chat.calls('announce')).toEqual([]);
    await chat.say('yes');
    expect(chat.calls('announce')).toEqual([
      {
        ...{ kind: 'outage', text: SENTENCE.slice('announce: '.length), streets: ['Palm Street'] },
        ...{ from: '2026-12-29T08:00:00.000Z', until: '2026-12-29T13:00:00.000Z', mail: false },
      },
    ]);
  });

  test('sends it by mail, too, where that is added to what is read back, with how many get it', async () => {
    const chat = await chatOf('service-admin', {}, SENTENCE);
    expect(chat.shown().view?.actions.map(({ label }) => label)).toContain(SAID.mailAdd);
    await chat.say(SAID.mailAdd, SAID.mails.yes);
    expect(chat.shown().view?.dialog?.lines).toEqual(expect.arrayContaining([SAID.mailed(10), SAID.mailHours]));
    await chat.say('yes');
    expect(chat.calls('announce')).toMatchObject([{ mail: true }]);
  });

  test('is understood where it is asked piece by piece', async () => {
    const said = ['announce something', 'no water till friday', 'announcement', 'everybody'];
    const chat = await chatOf('service-admin', {}, ...said);
    expect(chat.calls('previewAnnouncement')).toEqual([{ streets: [] }]);
    expect(chat.shown().view?.dialog?.lines.slice(0, 2)).toEqual([
      'no water till friday',
      SAID.for('Announcement', SAID.now, SAID.twoWeeks),
    ]);
  });

  test.each(['everyone', 'all the residents', 'Every house', 'the whole estate'])('to %s reaches all', async (whom) => {
    const chat = await chatOf('service-admin', {}, 'announce something', 'the gate is closed', 'announcement', whom);
    expect(chat.calls('previewAnnouncement')).toEqual([{ streets: [] }]);
  });

  test('and says no has announced nothing', async () => {
    const chat = await chatOf('service-admin', {}, SENTENCE, 'no');
    expect([chat.calls('announce'), chat.texts().at(-1)]).toEqual([[], SAID.kept]);
  });

  test('to a street that there is not is asked again for whom it is', async () => {
    const reach = { people: 0, houses: 0, mails: 0, streets: [{ street: 'Palm Street', houses: 0, example: null }] };
    const chat = await chatOf('service-admin', { reach }, SENTENCE);
    expect(chat.shown().view?.fields.find(({ name }) => name === 'where')?.problem).toBe(SAID.nobody('Palm Street'));
    expect(chat.calls('announce')).toEqual([]);
  });
});

describe('a resident who asks why there is no light', () => {
  test('is told what the estate has announced to the house', async () => {
    const chat = await chatOf('service-user', { ownAnnounced: [OUTAGE] }, 'why is there no light');
    expect(chat.last()?.text).toBe(TOLD);
    expect(chat.calls('ownAnnouncements')).toHaveLength(1);
  });

  test.each([
    ...['nepa don take light, wetin happen', 'no light since morning', 'light dey?', 'them don take light'],
    ...['we no get light since yesterday', 'is there light'],
  ])('"%s" tells it first, and as ever where nothing is announced', async (sentence) => {
    const told = await chatOf('service-user', { ownAnnounced: [OUTAGE] }, sentence);
    expect([told.last()?.text, told.shown().suggestions.map(({ say }) => say)]).toEqual([
      TOLD,
      [TITLES.sayAnnouncements],
    ]);
    const as = await chatOf('service-user', {}, sentence);
    expect([as.last()?.text, as.shown().suggestions.map(({ say }) => say)]).toEqual([
      TALK.outage,
      ['buy power', 'my token does not work', 'person'],
    ]);
    expect(as.calls('ownAnnouncements')).toHaveLength(1);
    for (const { conversation } of [told, as]) conversation.stop();
  });

  test('and who says so while something is open is asked on', async () => {
    for (const script of [{}, { ownAnnounced: [OUTAGE] }]) {
      const chat = await chatOf('service-user', script, 'buy power', 'there is no light');
      expect(chat.texts()).toContain('ownAnnounced' in script ? TOLD : TALK.outage);
      expect(chat.shown().view?.flow).toBe('buy-power');
      chat.conversation.stop();
    }
  });

  test('is told where nothing is announced, and what is down', async () => {
    const chat = await chatOf('service-user', {}, 'is there an outage');
    expect(chat.texts()).toContain(ANNOUNCEMENTS.nothing);
  });
});

test('what was announced is told once to whoever comes, and a visitor is asked nothing of it', async () => {
  const chat = await chatOf('service-user', { announcedNews: [OUTAGE] });
  expect(chat.texts().filter((text) => text === TOLD)).toHaveLength(1);
  const visitor = await chatOf(null, { announcedNews: [OUTAGE] });
  expect(visitor.calls('announcementNews')).toEqual([]);
});

test('whoever reads the list has read what stands there', async () => {
  const { pages, asked } = pagesOf(RESIDENT, { ownAnnounced: [OUTAGE, { ...OUTAGE, id: 8, isRead: true }] });
  const { rows } = await loaded(pages.list('announcements'));
  expect(rows.map(({ unread }) => unread ?? false)).toEqual([true, false]);
  expect(asked('readAnnouncements')).toEqual([{ ids: [7] }]);
});

test('an administrator changes and ends what is announced from its row', async () => {
  const row = { ...OUTAGE, version: 2, ended: false, reach: { people: 12, houses: 20, read: 3 }, mailed: null };
  const { pages } = pagesOf({ ...RESIDENT, role: 'service-admin' }, { announced: [row] });
  const { rows } = await loaded(pages.list('announcements'));
  expect(rows[0]?.actions.map(({ name, leads }) => [name, leads ?? null])).toEqual([
    [
      'change',
      {
        open: 'change-announcement',
        values: {
          ...{ id: '7', version: '2', kind: 'outage', text: OUTAGE.text, where: 'Palm Street' },
          ...{ from: '2026-11-29 09:00', until: '2026-11-29 14:00' },
        },
      },
    ],
    ['end', null],
  ]);
});
