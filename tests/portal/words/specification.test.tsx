import { describe, expect, test } from 'vitest';
import { ROLES } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { pathOfHash } from '#src/portal/router/known-paths.ts';
import { screenAt } from '#src/portal/screens.tsx';
import { SPECIFIED_FRAGMENTS, SPECIFIED_PAGES, SPECIFIED_ROUTES } from '../../support/specification.ts';

const NOTHING = screenAt('/no-such-page').type;

describe('Nothing of the specification is missing', () => {
  test.each(Object.entries(SPECIFIED_ROUTES))(
    '%s is a screen that is built, for %s',
    { tags: ['C-081', 'C-083', 'C-084', 'C-085', 'F-051'] },
    (path, access) => {
      const route = ROUTES.find((one) => one.path === path);
      expect(route?.built).toBe(true);
      const named = route?.access === 'signed-in' ? ROLES : route?.access;
      const wanted = access === 'all' ? ROLES : access;
      expect([...(named ?? [])].sort()).toEqual([...wanted].sort());
      expect(screenAt(path).type).not.toBe(NOTHING);
    },
  );

  test.each(SPECIFIED_PAGES)('%s is a page of the public side', (path) => {
    expect(screenAt(path).type).not.toBe(NOTHING);
  });

  test.each(Object.entries(SPECIFIED_FRAGMENTS))('%s leads to %s', (fragment, path) => {
    expect(pathOfHash(fragment)).toBe(path);
    expect(screenAt(path).type).not.toBe(NOTHING);
  });

  test('`/tables` is labelled More, and every screen of the route table is built', { tags: ['C-082'] }, () => {
    expect(ROUTES.find(({ path }) => path === '/tables')?.label).toBe('More');
    expect(ROUTES.filter(({ built }) => !built).map(({ path }) => path)).toEqual([]);
  });
});
