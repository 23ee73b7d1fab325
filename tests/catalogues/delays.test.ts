import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DELAYS, type DelayName } from '#catalogues/delays.ts';

const root = join(import.meta.dirname, '../..');
const NAMES = Object.keys(DELAYS) as readonly DelayName[];

/** The waits that let a person read: they hold at both paces (DECISIONS, Waiting times). */
const READ: readonly DelayName[] = ['contactReset', 'resetRedirect', 'meterUpdate', 'uploadShown'];
/** Ours, and nobody waits for them: they hold at both paces as well. */
const OURS: readonly DelayName[] = ['patience', 'newsAsked', 'lineAsked', 'operationsRead', 'reconnect'];

/** The sources below a folder, by their path. */
function sources(folder: string): readonly (readonly [path: string, text: string])[] {
  return readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);
}

test.each([
  ['data that is shown after a good answer', 'dataShown', 500],
  ['the result of a search', 'searchShown', 1000],
  ['a password or a profile that is submitted', 'profileSubmit', 2000],
  ['a meter that was updated, before the sign-out', 'meterUpdate', 2000],
  ['a balance that was confirmed', 'paymentUpdate', 2000],
  ['the result after the callback of the widget', 'resultModal', 4000],
  ['a pending top-up that is retried', 'pendingRetry', 100],
  ['the view that resets after an upload', 'uploadShown', 2000],
  ['the administrators’ sign-in that is submitted', 'adminSignInSubmit', 1000],
  ['the sign-in of users', 'signInSubmit', 2000],
  ['the fee that is looked up', 'feeLookup', 1000],
  ['the fee that is applied', 'feeApplied', 500],
  ['the meter check of a sign-up', 'meterCheck', 500],
  ['a sign-up that is submitted', 'signUpSubmit', 2000],
  ['a contact message that is submitted', 'contactSubmit', 2000],
  ['a new password that is asked for or set', 'resetSubmit', 2000],
  ['a new password that was set, before the redirect', 'resetRedirect', 2000],
  ['a contact message that was sent, before the form resets', 'contactReset', 4000],
  ['the category that opens the data form', 'dataCategory', 1000],
] as const)('%s (%s) waits %i ms as specified', { tags: ['G-032'] }, (_, name, ms) => {
  expect(DELAYS[name].specified).toBe(ms);
});

test('at the swift pace only what lets a person read is waited for, and as long as specified', {
  tags: ['G-031'],
}, () => {
  const kept = NAMES.filter((name) => DELAYS[name].swift > 0);
  expect([...kept].sort()).toEqual([...READ, ...OURS].sort());
  for (const name of kept) expect(DELAYS[name].swift, name).toBe(DELAYS[name].specified);
});

test('every wait says what it is for, and a machine names it', { tags: ['G-030'] }, () => {
  const machines = sources('machines').map(([, text]) => text);
  for (const name of NAMES) {
    expect(DELAYS[name].why.length, name).toBeGreaterThan(10);
    expect([name, machines.some((text) => text.includes(`'${name}'`))]).toEqual([name, true]);
  }
});

test('no component and no machine holds a wait in numbers', { tags: ['G-033'] }, () => {
  const timed =
    /\bset(?:Timeout|Interval)\([\s\S]{0,200}?,\s*[\d_]+\s*\)|\bafter:\s*\{\s*\d|\bpause\(\s*\d|\bdelay:\s*\d/;
  const found = [...sources('machines'), ...sources('src/portal')].filter(([, text]) => timed.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});
