import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { allows, ROLES } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { draw } from '../support/draw.tsx';
import { home } from '../support/scenes/conversations.ts';

const LOGO = 'data:image/svg+xml;base64,PHN2Zy8+';
const as = (role: (typeof ROLES)[number], more = {}) => ({ ...home, session: { ...home.session, role, ...more } });
const links = () =>
  within(screen.getAllByRole('navigation', { name: 'Main' })[0] ?? document.body)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the navigation', () => {
  test.each(ROLES)(
    'of %s holds the pages of that role and of everybody, and no other',
    { tags: ['C-079', 'C-097', 'C-098', 'D-024'] },
    async (role) => {
      await draw(as(role), { at: '/dashboard', width: 1440 });
      const own = ROUTES.filter((route) => route.built && !route.unlisted && allows(route.access, role));
      const others = ROUTES.filter((route) => !allows(route.access, role)).map(({ label }) => label);
      expect(links().slice(0, own.length)).toEqual(own.map(({ label }) => label));
      expect(links().filter((label) => others.includes(label ?? ''))).toEqual([]);
    },
  );

  test.each(ROLES)('of %s has no two entries of one icon: narrow, they are all there is to see', async (role) => {
    await draw(as(role), { at: '/dashboard', width: 1024 });
    const drawn = [...document.querySelectorAll('.rail .nav__item path')].map((path) => path.getAttribute('d'));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.filter((path, at) => drawn.indexOf(path) !== at)).toEqual([]);
  });

  test('leaves out a page that is not built yet', { tags: ['C-099'] }, async () => {
    await draw(as('netplus-admin'), { at: '/dashboard', width: 1440 });
    const missing = ROUTES.filter((route) => !route.built).map(({ label }) => label);
    expect(links().filter((label) => missing.includes(label ?? ''))).toEqual([]);
  });

  test.each(['/user-page', '/registered-residents'])('%s leads somebody of another role home', async (at) => {
    await draw(as('service-owner'), { at, width: 1440 });
    expect(location.pathname).toBe('/dashboard');
  });
});

describe('whose portal this is', () => {
  test('the logo of the estate stands in the rail and in the drawer', async () => {
    const { user } = await draw(as('service-user', { logo: LOGO }), { at: '/dashboard', width: 1440 });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const logos = [...document.querySelectorAll('.brand__logo')];
    expect(logos.map((logo) => logo.getAttribute('src'))).toEqual([LOGO, LOGO]);
  });

  test('who is shown no logo sees our mark', async () => {
    const { user } = await draw(as('service-owner'), { at: '/dashboard', width: 1440 });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(document.querySelector('.brand__logo')).toBeNull();
    expect(document.querySelectorAll('.brand .mark')).toHaveLength(2);
  });
});
