import '../../support/matchers.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { useKeptFocus } from '#src/portal/router/use-kept-focus.ts';

/** What a press leads from and to; both stand in a page. */
function Screen({ from, to }: { from: (go: () => void) => ReactNode; to: ReactNode }) {
  const [gone, setGone] = useState(false);
  useKeptFocus();
  return gone ? to : from(() => setGone(true));
}

const go = (press: () => void) => (
  <button type="button" onClick={press}>
    Go
  </button>
);

const presses = async () => {
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Go' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
};

test('where a pressed button goes with its form, the keyboard goes on in the place around it that stays', async () => {
  const around = (inside: ReactNode) => (
    <main>
      <section aria-label="Purchase" tabIndex={-1}>
        {inside}
      </section>
    </main>
  );
  render(<Inside around={around} />);
  await presses();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Purchase' })).toHaveFocus());
});

function Inside({ around }: { around: (inside: ReactNode) => ReactNode }) {
  return around(<Screen from={go} to={<p>Paid</p>} />);
}

test('where the whole screen goes, the keyboard goes on in the next one, which Tab does not stop at', async () => {
  const next = (
    <main>
      <a href="/next">Onwards</a>
    </main>
  );
  render(<Screen from={(press) => <main>{go(press)}</main>} to={<div>{next}</div>} />);
  await presses();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Onwards' })).toHaveFocus();
});

test('what takes the focus by itself as it is drawn keeps it', async () => {
  const stops: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) stops.push(target.getAttribute('aria-label') ?? target.tagName);
  });
  const Code = ({ onEnter }: { onEnter: () => void }) => (
    <input aria-label="Code" ref={(one) => one?.focus()} onKeyDown={onEnter} />
  );
  const asks = <Screen from={(press) => <Code onEnter={press} />} to={<p>Paid</p>} />;
  render(<Screen from={(press) => <main>{go(press)}</main>} to={<main>{asks}</main>} />);
  await presses();
  await userEvent.keyboard('1');
  await waitFor(() => expect(stops).toEqual(['BUTTON', 'Code', 'MAIN']));
});
