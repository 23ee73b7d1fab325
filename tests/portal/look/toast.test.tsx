import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts, useToast } from '#src/portal/ui/feedback/toast.tsx';
import '../support/matchers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Copies() {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Token copied')}>
      Copy
    </button>
  );
}

/** So long that whatever goes by itself has gone. */
const aWhile = () => act(() => vi.advanceTimersByTimeAsync(60_000));

test('what is said in passing stays while it is pointed at, and goes once it is not', async () => {
  render(
    <Toasts>
      <Copies />
    </Toasts>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  fireEvent.pointerEnter(screen.getByText('Token copied'));
  await aWhile();
  expect(screen.getByText('Token copied')).toBeVisible();
  fireEvent.pointerLeave(screen.getByText('Token copied'));
  await aWhile();
  expect(screen.queryByText('Token copied')).toBeNull();
});
