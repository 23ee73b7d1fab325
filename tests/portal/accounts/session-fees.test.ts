import { beforeEach, expect, test } from 'vitest';
import { rememberFees } from '#machines/kit/memory/memory.ts';
import { sessionFees } from '#src/portal/browser/keep.ts';

beforeEach(() => sessionStorage.clear());

test.each([
  ['session storage', () => sessionFees(sessionStorage)],
  ['memory', rememberFees],
])('the last fee is kept in %s for the provider it was looked up for, and for no other', (_, cache) => {
  const fees = cache();
  expect(fees.recall('phcneko')).toBeNull();
  fees.keep('phcneko', 10_000);
  expect(fees.recall('phcneko')).toBe(10_000);
  expect(fees.recall('phcnjos')).toBeNull();
  fees.keep('phcnjos', 0);
  expect(fees.recall('phcnjos')).toBe(0);
  expect(fees.recall('phcneko')).toBeNull();
});

test('it stands under the names Fee and Service, in naira', { tags: ['B-022'] }, () => {
  sessionFees(sessionStorage).keep('mtn', 7_550);
  expect([sessionStorage.getItem('Fee'), sessionStorage.getItem('Service')]).toEqual(['75.5', 'mtn']);
  expect(sessionFees(sessionStorage).recall('mtn')).toBe(7_550);
});

test('a fee that somebody else wrote there and that is none is looked up again', () => {
  sessionStorage.setItem('Service', 'mtn');
  sessionStorage.setItem('Fee', 'free');
  expect(sessionFees(sessionStorage).recall('mtn')).toBeNull();
});

test('full storage keeps no half of it', () => {
  const full: Storage = {
    length: 0,
    clear: () => {},
    key: () => null,
    getItem: (name) => sessionStorage.getItem(name),
    removeItem: (name) => sessionStorage.removeItem(name),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  sessionStorage.setItem('Service', 'mtn');
  sessionStorage.setItem('Fee', '100');
  sessionFees(full).keep('glo', 5_000);
  expect(sessionFees(sessionStorage).recall('glo')).toBeNull();
  expect(sessionFees(sessionStorage).recall('mtn')).toBeNull();
});
