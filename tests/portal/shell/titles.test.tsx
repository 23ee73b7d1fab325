import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { KNOWN } from '#src/portal/router/known-paths.ts';
import { navigate } from '#src/portal/router/location.ts';
import { nameAt, titled } from '#src/portal/router/title-at.ts';
import { draw } from '../support/draw.tsx';
import { home, visitor } from '../support/scenes/conversations.ts';

const announced = () => [...document.querySelectorAll('p.hidden[aria-live]')].map((place) => place.textContent);
const go = (to: string) => act(async () => navigate(to));

describe('what a tab of the browser is called', () => {
  test('every page of the portal has a title of its own, and so has every entry of its menu', () => {
    const views = ROUTES.filter(({ built }) => built).flatMap(({ path, views = [] }) =>
      views.slice(1).map(({ name }) => [path, name] as const),
    );
    const all = [...['/', ...KNOWN].map((path) => [path, null] as const), ...views];
    const titles = all.map(([path, view]) => titled(nameAt(path, view)));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    expect(titles.filter((title) => title.startsWith(MESSAGES.pageNotFound))).toEqual([]);
    expect(titles.every((title) => title.endsWith('Wattchat'))).toBe(true);
  });

  test.each([
    ['/', 'Wattchat'],
    ['/toUpPower', 'Buy Power · Wattchat'],
    ['/reset-password/abc-123', 'Set a new password · Wattchat'],
    ['/invitation/abc-123', 'Choose your password · Wattchat'],
    ['/nothing-here', "Sorry, we couldn't find this page · Wattchat"],
  ])('%s is %s', (path, title) => {
    expect(titled(nameAt(path, null))).toBe(title);
  });

  test('a page that is left for another gives its title away', async () => {
    await draw(home, { at: '/dashboard', width: 1440 });
    expect(document.title).toBe('Dashboard · Wattchat');
    await go('/toUpPower');
    expect(document.title).toBe('Buy Power · Wattchat');
  });

  test('an entry of the menu of a page stands before the name of the page', async () => {
    await draw({ ...home, session: { ...home.session, role: 'netplus-admin' } }, { at: '/new-fee', width: 1440 });
    await go('/new-fee?view=request');
    expect(document.title).toBe(`${MESSAGES.requestNewFee} · Convenience fee · Wattchat`);
  });

  test('a help article is called by its own title, and one that there is not is not found', async () => {
    await draw(visitor, { at: '/help', width: 1440 });
    expect(document.title).toBe('Help · Wattchat');
    await go('/help/nothing-here');
    await screen.findByRole('heading', { level: 1, name: MESSAGES.pageNotFound });
    expect(document.title).toBe(`${MESSAGES.pageNotFound} · Wattchat`);
  });
});

describe('what a screen reader hears of it', () => {
  test('the title of every page that is gone on to, and not that of the first, which it reads by itself', async () => {
    await draw(home, { at: '/dashboard', width: 1440 });
    expect(announced()).toContain('');
    expect(announced()).not.toContain('Dashboard · Wattchat');
    await go('/toUpPower');
    expect(announced()).toContain('Buy Power · Wattchat');
    await go('/dashboard');
    expect(announced()).toContain('Dashboard · Wattchat');
  });

  test('nothing where only what a page is asked has changed', async () => {
    await draw(home, { at: '/dashboard', width: 1440 });
    await go('/dashboard?page=2');
    expect(announced()).not.toContain('Dashboard · Wattchat');
  });
});
