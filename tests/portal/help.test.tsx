import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HELP_ARTICLES } from '#catalogues/help.ts';
import { draw } from './support/draw.tsx';
import { visitor } from './support/scenes/conversations.ts';

/** The static files as a browser fetches them; `offline` for a line that is down. */
let offline = false;
beforeEach(() => {
  offline = false;
  vi.stubGlobal('fetch', async (path: string) => {
    if (offline) throw new TypeError('Failed to fetch');
    const file = `public${path}`;
    return existsSync(file) ? new Response(readFileSync(file, 'utf8')) : new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The words of an article without the marks of its Markdown. */
const unmarked = (text: string) =>
  text.replace(/^#+ |^\s*(?:-|\d+\.) |[*`]/gm, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
const wordsOf = (text: string) => text.replace(/\s+/g, '');

describe('the help articles', () => {
  test('they are listed at /help, and one is a press away', async () => {
    const { user } = await draw(visitor, { at: '/help' });
    const main = within(screen.getByRole('main'));
    expect((await main.findAllByRole('listitem')).length).toBe(HELP_ARTICLES.length);
    document.documentElement.scrollTop = 300;
    await act(async () => main.getByRole('link', { name: /When a token does not work/ }).click());
    expect(await screen.findByRole('heading', { level: 1, name: 'When a token does not work' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Used' })).toBeVisible();
    expect(document.documentElement.scrollTop).toBe(0);
    await user.click(screen.getByRole('link', { name: 'All help articles' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  test('each has its file, begins with its title, and links only to pages that there are', () => {
    const names = HELP_ARTICLES.map(({ name }) => name);
    expect(readdirSync('public/help').sort()).toEqual(names.map((name) => `${name}.md`).sort());
    const pages = ['/contact', '/privacy', ...names.map((name) => `/help/${name}`)];
    for (const { name, title } of HELP_ARTICLES) {
      const text = readFileSync(`public/help/${name}.md`, 'utf8');
      expect(text.split('\n')[0]).toBe(`# ${title}`);
      for (const [, to] of text.matchAll(/\]\(([^)]+)\)/g)) expect(pages).toContain(to);
    }
  });

  test('a search among them answers a question in short, and lists the articles that are near', async () => {
    const { user } = await draw(visitor, { at: '/help' });
    const main = within(screen.getByRole('main'));
    await user.type(await main.findByRole('searchbox', { name: 'Search the help articles' }), 'how do i laod a token?');
    expect(main.getByText(/^Type the 20 digits on the keypad/)).toBeVisible();
    expect(main.getAllByRole('link')[0]).toHaveAttribute('href', '/help/loading-a-token');
    expect(main.getByRole('status').textContent).toMatch(/^\d+ articles found$/);
  });

  test('a search that finds nothing says what else can be done, and all are there again without it', async () => {
    const { user } = await draw(visitor, { at: '/help' });
    const main = within(screen.getByRole('main'));
    const search = await main.findByRole('searchbox');
    await user.type(search, 'zebra');
    expect(main.getByText('Nothing here about that yet')).toBeVisible();
    expect(main.getByRole('status')).toHaveTextContent('Nothing found');
    expect(main.queryAllByRole('listitem')).toEqual([]);
    await user.clear(search);
    expect(main.getAllByRole('listitem').length).toBe(HELP_ARTICLES.length);
  });

  test('without a line the page says so, and tries again', async () => {
    offline = true;
    await draw(visitor, { at: '/help/fees' });
    expect(await screen.findByText(/^There was a server error/)).toBeVisible();
    offline = false;
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
  });

  test('an article that there is not is no page', async () => {
    await draw(visitor, { at: '/help/nothing' });
    expect(await screen.findByText("Sorry, we couldn't find this page")).toBeVisible();
  });

  test('a question below an article is asked in the conversation', async () => {
    const { conversation, user } = await draw(visitor, { at: '/help/contact' });
    await user.type(screen.getByRole('textbox', { name: /Type what you need/ }), 'how much is the fee?{Enter}');
    expect(conversation.said).toEqual(['how much is the fee?']);
    expect(location.pathname).toBe('/');
  });

  test('each is drawn whole, with no mark of its Markdown left', async () => {
    for (const { name, title } of HELP_ARTICLES) {
      await draw(visitor, { at: `/help/${name}` });
      const main = screen.getByRole('main');
      expect(await within(main).findByRole('heading', { level: 1, name: title })).toBeVisible();
      const drawn = main.querySelector('.prose');
      expect(drawn?.textContent).not.toMatch(/\*\*|^#|\]\(|`/m);
      expect(wordsOf(drawn?.textContent ?? '')).toEqual(
        wordsOf(unmarked(readFileSync(`public/help/${name}.md`, 'utf8'))),
      );
      cleanup();
    }
  });
});
