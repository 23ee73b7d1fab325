import { expect, test } from 'vitest';
import type { Role } from '#catalogues/roles.ts';
import { momentIn, momentTyped, timesIn } from '#machines/kit/reading/moment.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role = 'service-admin') => understand(text, { role, today: '2026-11-28' });

test.each([
  ['announce something', {}],
  [
    'announce: no light on Palm Street tomorrow 9am to 2pm because of transformer work',
    {
      ...{ text: 'no light on Palm Street tomorrow 9am to 2pm because of transformer work', kind: 'outage' },
      ...{ where: 'Palm Street', from: '2026-11-29 09:00', until: '2026-11-29 14:00' },
    },
  ],
  ['announce to everybody: the gate closes at 11', { text: 'the gate closes at 11', where: 'everybody' }],
  [
    'tell everybody that there is no water on cedar close on 2 december 10:00 to 16:00',
    {
      ...{ text: 'there is no water on cedar close on 2 december 10:00 to 16:00', kind: 'outage' },
      ...{ where: 'cedar close', from: '2026-12-02 10:00', until: '2026-12-02 16:00' },
    },
  ],
])('%s', (text, slots) => expect(heard(text)).toMatchObject({ intent: 'announce', slots }));

test.each(['did we announce the outage?', 'what is announced', 'who announced that'])(
  'but "%s" announces nothing',
  (text) => expect(heard(text).intent).not.toBe('announce'),
);

test.each<Role>(['service-admin', 'service-user', 'service-owner'])('a %s asks what is announced', (role) => {
  for (const text of ['what is announced', 'any announcement from the estate?', 'latest announcements'])
    expect([text, heard(text, role).intent]).toEqual([text, 'announcements']);
});

test.each([
  'why is there no light',
  'is there an outage',
  'why no light in our estate',
  'any planned outage?',
  'when will light come back',
  'abeg wetin happen to light',
])('"%s" asks what is known of the power', (text) =>
  expect(heard(text, 'service-user').modifiers?.question).toEqual({ about: 'outage' }),
);

test.each(['no light for my area, buy 5k', 'buy light', 'my token brought no light', 'why is my light bill high'])(
  'but "%s" does not',
  (text) => expect(heard(text, 'service-user').modifiers?.question).not.toEqual({ about: 'outage' }),
);

test.each([
  ['2026-11-29 09:00', '2026-11-29T08:00:00.000Z'],
  ['2026-11-29 9', '2026-11-29T08:00:00.000Z'],
  ['2026-02-30 09:00', null],
  ['2026-11-29 25:00', null],
  ['tomorrow', null],
])('%s is a moment, or none', (typed, at) => expect(momentIn(typed)).toBe(at));

test('a moment is typed as it is in Lagos, and times of day are read in both ways', () => {
  expect(momentTyped('2026-11-29T23:30:00.000Z')).toBe('2026-11-30 00:30');
  const times = (text: string) => timesIn(text).map(({ time }) => time);
  expect(times('9am to 2:30 pm')).toEqual(['09:00', '14:30']);
  expect(times('from 10:00 to 16:00, 12am, 12pm')).toEqual(['10:00', '16:00', '00:00', '12:00']);
  expect(times('13am, 5000 naira, 2026-11-29')).toEqual([]);
});
