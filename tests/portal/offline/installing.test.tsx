import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { INSTALLING } from '#catalogues/sentences/installing.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { answerInstalling, hearInstalling } from '#src/portal/offline/installing.ts';
import { draw } from '../support/draw.tsx';
import { paid } from '../support/scenes/conversations.ts';

beforeAll(hearInstalling);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  act(answerInstalling);
  Reflect.deleteProperty(navigator, 'standalone');
});

/** The browser would install the portal; answers whether it was told to ask. */
function wouldInstall() {
  const prompt = vi.fn(async () => undefined);
  const event = new Event('beforeinstallprompt', { cancelable: true });
  act(() => void window.dispatchEvent(Object.assign(event, { prompt })));
  return { prompt, isKeptBack: event.defaultPrevented };
}

const bought = (orderId: string): ConversationView => {
  const { view } = paid;
  if (!view?.result) throw new Error('Nothing was bought.');
  return { ...paid, installing: INSTALLING, view: { ...view, result: { ...view.result, orderId } } };
};
const offer = () => screen.queryByText(INSTALLING.line);
const press = (name: string) => screen.getByRole('button', { name });

test('after the second purchase on a device it is offered once to keep the portal there, and the browser asks only then', async () => {
  const { prompt, isKeptBack } = wouldInstall();
  expect(isKeptBack).toBe(true);
  const { show, user } = await draw(bought('POWER-1'));
  await screen.findByText('Power token');
  // The same purchase again is no second one.
  await show({ ...bought('POWER-1') });
  expect(offer()).toBeNull();
  await show(bought('POWER-2'));
  expect(await screen.findByText(INSTALLING.line)).toBeVisible();
  expect(prompt).not.toHaveBeenCalled();
  await user.click(press(INSTALLING.install));
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
  wouldInstall();
  await show(bought('POWER-3'));
  expect(offer()).toBeNull();
});

test('who says no, by keyboard, is never asked again on that device, and keeps the keyboard', async () => {
  wouldInstall();
  const { show, user } = await draw(bought('POWER-1'));
  await show(bought('POWER-2'));
  const no = await screen.findByRole('button', { name: INSTALLING.no });
  no.focus();
  await user.keyboard('{Enter}');
  expect(offer()).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  wouldInstall();
  await show(bought('POWER-3'));
  expect(offer()).toBeNull();
});

test('who leaves the offer unanswered is not offered it again below the next purchase', async () => {
  wouldInstall();
  const { show } = await draw(bought('POWER-1'));
  await show(bought('POWER-2'));
  await screen.findByText(INSTALLING.line);
  await show(bought('POWER-3'));
  expect(offer()).toBeNull();
});

test('an iPhone is told how it is done by hand, and a browser that installs nothing is told nothing', async () => {
  const { show } = await draw(bought('POWER-1'));
  await show(bought('POWER-2'));
  expect(screen.queryByRole('button', { name: INSTALLING.no })).toBeNull();
  Object.assign(navigator, { standalone: false });
  await show(bought('POWER-3'));
  expect(await screen.findByText(INSTALLING.how)).toBeVisible();
  expect(press(INSTALLING.done)).toBeVisible();
});
