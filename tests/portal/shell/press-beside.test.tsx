import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawTalk } from '../support/draw.tsx';

const BESIDE = { clientX: 330, clientY: 300 };
const ON_ITS_EDGE = { clientX: 6, clientY: 300 };

/** The drawer, as wide as a browser draws it, with what presses it at a point. */
async function opened(button: string) {
  const { user } = await drawTalk({}, { at: '/airtime' });
  await user.click(await screen.findByRole('button', { name: button }));
  const drawer = await screen.findByRole('dialog', { name: button });
  drawer.getBoundingClientRect = () => new DOMRect(0, 0, 304, 640);
  const press = (from: typeof BESIDE, to = from) => {
    fireEvent.pointerDown(drawer, from);
    fireEvent.click(drawer, to);
  };
  return { press, isOpen: () => screen.queryByRole('dialog', { name: button }) !== null };
}

describe.each(['Menu', 'Help'])('the open drawer of %s', (button) => {
  test('is closed by a press beside it', async () => {
    const { press, isOpen } = await opened(button);
    press(BESIDE);
    expect(isOpen()).toBe(false);
  });

  test('stays open where it is pressed itself', async () => {
    const { press, isOpen } = await opened(button);
    press(ON_ITS_EDGE);
    expect(isOpen()).toBe(true);
  });

  test('stays open where a press only ends beside it, as when a text is marked', async () => {
    const { press, isOpen } = await opened(button);
    press(ON_ITS_EDGE, BESIDE);
    expect(isOpen()).toBe(true);
  });
});
