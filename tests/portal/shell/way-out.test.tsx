import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { allows, ROLES, type Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { draw } from '../support/draw.tsx';
import { home } from '../support/scenes/conversations.ts';

const pagesOf = (role: Role) =>
  ROUTES.filter(
    ({ built, access, path }) => built && access !== 'anyone' && allows(access, role) && !path.includes(':'),
  );

describe.each(ROLES)('%s', (role) => {
  test('is signed in on pages at all', () => {
    expect(pagesOf(role).length).toBeGreaterThan(3);
  });

  test.each(pagesOf(role).map(({ path }) => path))(
    'finds the way out on %s, on a desk and on a telephone',
    async (path) => {
      const scene = { ...home, session: { ...home.session, role } };
      const desk = await draw(scene, { at: path, width: 1440 });
      await desk.user.click(screen.getByRole('button', { name: 'Sign out' }));
      expect(desk.conversation.getSnapshot().session.role).toBeNull();
      cleanup();
      const phone = await draw(scene, { at: path, width: 360 });
      await phone.user.click(screen.getByRole('button', { name: 'Menu' }));
      const menu = screen.getByRole('dialog', { name: 'Menu' });
      await phone.user.click(within(menu).getByRole('button', { name: 'Sign out' }));
      expect(phone.conversation.getSnapshot().session.role).toBeNull();
    },
  );
});
