import { expect, test } from 'vitest';
import { loaded, pagesOf, RESIDENT, until } from './support.ts';

test('a page reads nothing until it is shown', async () => {
  const { pages, asked } = pagesOf(RESIDENT);
  const page = pages.dashboard();
  expect(page.getSnapshot()).toEqual({ state: 'loading' });
  expect(asked('residentDashboard')).toHaveLength(0);
  page.start();
  expect(asked('residentDashboard')).toHaveLength(1);
});

test('a page that was left begins anew where it is shown again, and still hands out its files', async () => {
  const { pages, asked } = pagesOf(RESIDENT);
  const page = pages.list('history');
  const files: string[] = [];
  page.onFile(({ name }) => files.push(name));
  await loaded(page);
  page.stop();
  await loaded(page);
  expect(asked('transactionsHistory')).toHaveLength(2);
  page.send({ type: 'EXPORT' });
  await until(page, ({ toolbar }) => toolbar?.export?.busy === false);
  expect(files).toHaveLength(1);
});

test('what a page hears before it is shown is not lost', async () => {
  const { pages, asked } = pagesOf(RESIDENT);
  const page = pages.list('history');
  page.send({ type: 'TAB', name: 'fine' });
  await loaded(page);
  expect(asked('transactionsHistory').at(-1)).toMatchObject({ view: 'fine' });
});
