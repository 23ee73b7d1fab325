import { expect, test } from 'vitest';
import { METERS } from '#catalogues/sentences/estate/meters.ts';
import { TITLES } from '#catalogues/sentences/estate/titles.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string) => understand(text, { role: 'service-admin', today: '2026-11-25' }).modifiers;
const METER = '45701234567';

test.each([
  [TITLES.sayDeleteMeter, {}],
  [METERS.sayDelete(METER), { meterNumber: METER }],
  [`remove meter ${METER}`, { meterNumber: METER }],
  [`please delete meter number ${METER} from our list`, { meterNumber: METER }],
  ['abeg comot meter 4570 1234 567', { meterNumber: METER }],
  [`i want to erase the meter ${METER}`, { meterNumber: METER }],
  [`take meter ${METER} off the list`, { meterNumber: METER }],
])('%s', (text, values) => expect(heard(text)?.setting).toEqual({ flow: 'delete-meter', values }));

test.each([
  `did you delete meter ${METER}?`,
  `do not delete meter ${METER}`,
  `delete meter ${METER} and 45701234568`,
  `who deleted meter ${METER}`,
  'delete my account',
  'remove administrator',
  'remove resident Ada Obi',
  `change meter ${METER}`,
])('but "%s" deletes none', (text) => expect(heard(text)?.setting).toBeUndefined());

test.each([
  METERS.sayWithout,
  'which meters have no resident',
  'show meters without residents',
  'unassigned meters',
  'how many meters no get owner',
  'which meters are not registered?',
  'meters nobody has an account for',
])('%s asks for those that nobody has an account on', (text) => expect(heard(text)?.unheld).toBe(true));
