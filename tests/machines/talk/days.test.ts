import { expect, test } from 'vitest';
import type { FieldKind } from '#machines/kit/view.ts';
import { understand } from '#machines/talk/understand.ts';

/** A Saturday. */
const TODAY = '2026-11-28';

const answered = (text: string, kind: FieldKind, flow: string, field: string) => {
  const open = { flow, field, fields: [field], given: [], kind };
  const { intent, slots } = understand(text, { role: 'service-admin', today: TODAY, open });
  return [intent, slots[field]];
};

test.each([
  ['today', '2026-11-28'],
  ['tomorrow', '2026-11-29'],
  ['tmrw abeg', '2026-11-29'],
  ['next tomorrow', '2026-11-30'],
  ['day after tomorrow', '2026-11-30'],
  ['friday', '2026-12-04'],
  ['until next monday', '2026-11-30'],
  ['5 January', '2027-01-05'],
  ['5 January 2027', '2027-01-05'],
  ['5th of december', '2026-12-05'],
  ['31/12/2026', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['end of december', '2026-12-31'],
  ['month end', '2026-11-30'],
  ['end of the month', '2026-11-30'],
  ['in two weeks', '2026-12-12'],
  ['10 days from now', '2026-12-08'],
  ['for 3 days', '2026-12-01'],
  ['end of next month', '2026-12-31'],
  ['beginning of january', '2027-01-01'],
  ['from 1 january', '2027-01-01'],
  ['from today', '2026-11-28'],
  ['end of february', '2027-02-28'],
  ['29 february', '2028-02-29'],
])('a day to come is asked for: %s', (text, day) =>
  expect(answered(text, 'coming-day', 'except-meter', 'until')).toEqual(['answer', day]),
);

test.each([
  ['yesterday', '2026-11-27'],
  ['friday', '2026-11-27'],
  ['on 5 november', '2026-11-05'],
  ['three days ago', '2026-11-25'],
  ['day before yesterday', '2026-11-26'],
  ['last friday', '2026-11-27'],
  ['2 weeks back', '2026-11-14'],
  ['2026-11-03', '2026-11-03'],
])('a day that has been is asked for: %s', (text, day) =>
  expect(answered(text, 'past-day', 'move-out', 'day')).toEqual(['answer', day]),
);

/** What is no day, or not one alone, is handed on as it was typed: the flow asks again. */
const NO_DAY_TO_COME = `december; friday or saturday; soon; 5 january or 6 january; three days ago; mid next month; the 5th of next month;
  2 weeks from tomorrow; 2 days after tomorrow; three days from yesterday; 5 days after christmas; the day before friday; 2 days earlier than friday; last friday;
  not tomorrow; friday next week; end of this week; next week; next month; 31 november; 31 june; 29 february 2027; 31/02/2027; 2027-02-30`;
const NO_DAY_THAT_HAS_BEEN = `last week; last month; the 5th of last month; next friday; 2 days before yesterday; 5 days before friday; tomorrow; november; in three days;
  31 september; before friday`;

test.each(NO_DAY_TO_COME.split(/;\s+/))('no day that is to come is made of: %s', (text) =>
  expect(answered(text, 'coming-day', 'except-meter', 'until')[1]).toBe(text),
);

test.each(NO_DAY_THAT_HAS_BEEN.split(/;\s+/))('no day that has been is made of: %s', (text) =>
  expect(answered(text, 'past-day', 'move-out', 'day')[1]).toBe(text),
);

test('a day that is over stays it, for the flow to say so', () =>
  expect(answered('3 november 2026', 'coming-day', 'except-meter', 'until')).toEqual(['answer', '2026-11-03']));

test.each([
  ['tomorrow 9am', '2026-11-29 09:00'],
  ['friday 5pm', '2026-12-04 17:00'],
  ['by 2:30pm on 5 december', '2026-12-05 14:30'],
  ['2026-12-05 14:00', '2026-12-05 14:00'],
  ['end of the month 6pm', '2026-11-30 18:00'],
])('a moment to come is asked for: %s', (text, moment) =>
  expect(answered(text, 'coming-moment', 'announce', 'from')).toEqual(['answer', moment]),
);

test.each(['2pm', 'tomorrow', 'tomorrow 9am to 2pm', 'not tomorrow 9am', 'now'])('no moment is made of: %s', (text) =>
  expect(answered(text, 'coming-moment', 'announce', 'from')[1]).toBe(text),
);

test.each([
  ['payments from today until friday', { from: '2026-11-28', to: '2026-12-04' }],
  ['payments since october twenty first', { from: '2026-10-21' }],
])('%s', (text, days) => {
  const { slots } = understand(text, { role: 'service-admin', today: TODAY });
  expect(slots).toMatchObject(days);
});

test.each([
  ['flat one A', 'flat one A'],
  ['flat one K', 'flat one K'],
  ['flat twenty', 'flat twenty'],
  ['flat one hundred', undefined],
  ['flat one sixty', undefined],
  ['flat twenty one', undefined],
])('a flat of more words than are read names no house: %s', (flat, house) =>
  expect(understand(`statement of ${flat}`, { role: 'service-admin', today: TODAY }).slots.house).toBe(house),
);

test('where nobody says which day it is, no day is counted from it', () => {
  expect(
    understand('except 45701120409 until tomorrow', { role: 'service-admin', today: 'nonsense' }).slots.until,
  ).toBeUndefined();
});
