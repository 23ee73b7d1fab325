import { expect, test } from 'vitest';
import { type OwnSession, sessionsMeant } from '#machines/kit/reading/own-sessions.ts';

const at = '2026-11-29T10:00:00.000Z';
const one = (id: string, program: string, device: OwnSession['device'], address: string): OwnSession => ({
  ...{ id, program, device, address, signedInAt: at, lastUsedAt: at, current: false },
});
const PHONE = one('a', 'Chrome on Android', 'phone', '203.0.113.0/24');
const IPHONE = one('b', 'Safari on iOS', 'phone', '198.51.100.0/24');
const LAPTOP = one('c', 'Firefox on Windows', 'computer', '192.0.2.0/24');

test.each([
  ['all others', ['a', 'b', 'c']],
  ['all phones', ['a', 'b']],
  ['both phones', ['a', 'b']],
  ['my laptop', ['c']],
  ['safari', ['b']],
  ['203.0.113', ['a']],
  ['my phone', null],
  ['all but my laptop', null],
  ['everything except the phone', null],
  ['not my laptop', null],
  ['2', null],
  ['all tablets', null],
])('"%s" means %s of a phone, an iPhone and a laptop', (said, ids) => {
  const meant = sessionsMeant([PHONE, IPHONE, LAPTOP], said);
  expect(meant.kind === 'meant' ? meant.sessions.map(({ id }) => id) : null).toEqual(ids);
});
