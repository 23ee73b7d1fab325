import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { OFFLINE } from '#catalogues/sentences/offline.ts';
import type { Aside } from '#machines/assistant/sync/aside.ts';
import { deviceLine } from '#src/portal/browser/device-line.ts';
import { browserKeep } from '#src/portal/browser/keep.ts';
import { draw } from '../support/draw.tsx';
import { asking } from '../support/scenes/conversations.ts';

const LAST = { orderId: 'POWER-1', paidAt: '2026-11-21T18:44:00.000Z', units: '27.78', token: '60473918225077641183' };
const ASIDE: Aside = { owner: 'somebody', unsent: ['what do I owe?'], tokens: [LAST], deliveries: [] };

beforeEach(() => localStorage.clear());

test('without a line it is said at the head of the page, and gone when the line is back', async () => {
  const { show } = await draw(asking);
  expect(screen.queryByText(OFFLINE.line)).toBeNull();
  await show({ ...asking, offline: { text: OFFLINE.line, tokens: [] } });
  expect(screen.getByText(OFFLINE.line).closest('[role="status"]')).not.toBeNull();
  await show({ ...asking, offline: null });
  expect(screen.queryByText(OFFLINE.line)).toBeNull();
});

test('the last tokens can be opened and copied there, in groups of four', async () => {
  const { user } = await draw({ ...asking, offline: { text: OFFLINE.line, tokens: [LAST] } });
  await user.click(await screen.findByText(OFFLINE.tokens));
  expect(screen.getByText('6047 3918 2250 7764 1183')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy token 6047 3918 2250 7764 1183' }));
  expect(await navigator.clipboard.readText()).toBe(LAST.token);
});

test('what is put aside is there after a reload, and a sign-out clears it', () => {
  deviceLine(localStorage, () => Promise.resolve()).put(ASIDE);
  expect(deviceLine(localStorage, () => Promise.resolve()).read()).toEqual(ASIDE);
  browserKeep(localStorage, sessionStorage).clear();
  expect(deviceLine(localStorage, () => Promise.resolve()).read()).toBeNull();
});

test('the browser tells when the line goes and comes', () => {
  const told: boolean[] = [];
  const stop = deviceLine(localStorage, () => Promise.resolve()).watch((up) => told.push(up));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(told).toEqual([false, true]);
});
