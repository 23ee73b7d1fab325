import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Call } from '#catalogues/calls/call.ts';
import { type CallName, calls } from '#catalogues/calls/index.ts';

const MACHINES = join(import.meta.dirname, '../../../machines');

const asksAgain = (name: string): boolean => {
  const call: Call | undefined = name in calls ? calls[name as CallName] : undefined;
  return call?.asksAgain === true;
};

/** The files of the machines, each parted where another form begins, with the calls of each part that ask for a code again. */
const parts = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .toSorted()
  .flatMap((name) =>
    readFileSync(join(MACHINES, name), 'utf8')
      .split(/(?=\bsubmitting(?:<[^>]*>)?\(deps)/)
      .map((text) => ({
        name,
        text,
        isForm: text.startsWith('submitting'),
        asks: [...text.matchAll(/\b(?:services|calls)\s*\.(\w+)\(/g)].map(([, call = '']) => call).filter(asksAgain),
      })),
  );

test('a form has a question for a second factor where its calls ask for one again, and only there', () => {
  // Giving one by itself is nothing else.
  const forms = parts.filter(({ isForm, text }) => isForm && !text.includes("name: 'give-code'"));
  expect(forms.length).toBeGreaterThan(50);
  const has = forms.filter(({ text }) => text.includes('proof: provesAgain(services)'));
  expect(has.map(({ name, asks }) => [name, asks.length > 0])).toEqual(has.map(({ name }) => [name, true]));
  expect(forms.filter(({ asks }) => asks.length > 0).map(({ name }) => name)).toEqual(has.map(({ name }) => name));
});

test('whatever else makes such a call says that a code is given first: files of lists, the reset link of a row, and uploads', () => {
  expect(parts.filter(({ isForm, asks }) => !isForm && asks.length > 0).map(({ name }) => name)).toEqual([
    'assistant/queries/collected.ts',
    'pages/administrators.ts',
    'pages/books.ts',
    'pages/debtors.ts',
    'pages/energy.ts',
    'pages/history/estate/estate-history.ts',
    'pages/platform/history.ts',
    'pages/platform/money/reconciliation.ts',
    'pages/platform/money/statement.ts',
    'uploads/desk/create-desk.ts',
  ]);
});
