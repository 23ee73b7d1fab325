import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { ModalDialog } from '#src/portal/ui/feedback/modal-dialog.tsx';
import { EASE, SECONDS } from '#src/portal/ui/motion/moves.ts';
import { fetchMotion, Moving, motionNow, Presence } from '#src/portal/ui/motion/moving.tsx';
import { draw } from '../support/draw.tsx';
import { asking } from '../support/scenes/conversations.ts';
import { person, portal } from '../support/scenes/messages.ts';
import { sheets } from './sheets.ts';

let stop = () => {};
afterEach(() => stop());

/** Has what moves things there, for somebody whom motion does not bother; drawn before it, nothing moves yet. */
async function moving() {
  const asked = window.matchMedia;
  window.matchMedia = (query) => Object.assign(asked?.(query) ?? new EventTarget(), { matches: false });
  stop = await fetchMotion();
  window.matchMedia = asked ?? window.matchMedia;
}

const moves = (element: Element | null | undefined) => element?.getAttribute('style') != null;
const groups = () => [...document.querySelectorAll('.group')];

describe('the conversation', () => {
  test('what was there when the log was opened stands still; what comes afterwards comes in', async () => {
    const { show } = await draw(asking);
    await moving();
    const before = groups();
    await show({ ...asking, messages: [...asking.messages, person('5000'), portal('Good.')] });
    expect(before.map(moves)).not.toContain(true);
    const [said, answered] = groups().slice(before.length);
    expect(moves(answered)).toBe(true);
    expect(moves(said?.querySelector('.turn--person'))).toBe(true);
  });

  test('what came once does not come again when it is drawn again', async () => {
    const { show } = await draw(asking);
    await moving();
    const more = { ...asking, messages: [...asking.messages, person('5000'), portal('Good.')] };
    await show(more);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Form' })));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Chat' })));
    expect(groups().length).toBeGreaterThan(0);
    expect(groups().map(moves)).not.toContain(true);
  });

  test('a key in the composer draws no turn again', async () => {
    const { user, show } = await draw(asking);
    await moving();
    await show({ ...asking, messages: [...asking.messages, person('5000'), portal('Good.')] });
    const before = groups().map((group) => group.outerHTML);
    const watched: MutationRecord[] = [];
    const watch = new MutationObserver((seen) => watched.push(...seen));
    const log = screen.getByRole('log');
    await waitFor(() => expect(log.querySelector('[style*="opacity: 0"]')).toBeNull());
    watch.observe(log, { childList: true, characterData: true, subtree: true });
    await user.type(screen.getByRole('textbox'), 'hello');
    watch.disconnect();
    expect(watched).toEqual([]);
    expect(groups()).toHaveLength(before.length);
  });

  test('for somebody whom motion bothers nothing moves, and nothing is fetched for it', async () => {
    const { show } = await draw(asking);
    const asked = window.matchMedia;
    window.matchMedia = (query) => Object.assign(asked(query), { matches: query.includes('reduced-motion') });
    stop = await fetchMotion();
    expect(motionNow()).toBeNull();
    await show({ ...asking, messages: [...asking.messages, person('5000'), portal('Good.')] });
    expect(groups().map(moves)).not.toContain(true);
  });
});

/** A button that opens a dialog, in which another counts how often it was pressed. */
function Opener() {
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>{pressed}</output>
      <Presence>
        {open && (
          <ModalDialog
            aria-label="Question"
            onCancel={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
          >
            <button
              type="button"
              onClick={() => {
                setPressed((times) => times + 1);
                setOpen(false);
              }}
            >
              Yes
            </button>
          </ModalDialog>
        )}
      </Presence>
    </>
  );
}

describe('a dialog that leaves', () => {
  test('is closed at once, takes no press, and is gone when it was seen leaving', async () => {
    await draw(asking);
    await moving();
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open' });
    act(() => void fireEvent.click(opener));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Question' });
    expect(dialog.open).toBe(true);
    act(() => void fireEvent.click(within(dialog).getByRole('button', { name: 'Yes' })));
    expect(dialog.open).toBe(false);
    expect(dialog.inert).toBe(true);
    expect(dialog.isConnected).toBe(true);
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(screen.getByText('1').tagName).toBe('OUTPUT');
  });

  test('and is wanted again meanwhile stands again', async () => {
    await draw(asking);
    await moving();
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open' });
    act(() => void fireEvent.click(opener));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Question' });
    act(() => void fireEvent(dialog, new Event('cancel', { cancelable: true })));
    expect(dialog.open).toBe(false);
    act(() => void fireEvent.click(opener));
    expect(screen.getAllByRole('dialog', { name: 'Question' })).toEqual([dialog]);
    expect(dialog.open).toBe(true);
    expect(dialog.inert).toBe(false);
  });
});

test('what stands there when motion comes is not drawn anew, and keeps what was typed', async () => {
  await draw(asking);
  function Standing({ more }: { more: boolean }) {
    return (
      <Presence>
        <Moving as="div" move="toast" key="one">
          <input aria-label="Typed" />
        </Moving>
        {more && <p key="two">More</p>}
      </Presence>
    );
  }
  const { rerender } = render(<Standing more={false} />);
  const typed = screen.getByLabelText<HTMLInputElement>('Typed');
  typed.value = '5000';
  await moving();
  rerender(<Standing more />);
  expect(screen.getByText('More')).toBeVisible();
  expect(screen.getByLabelText('Typed')).toBe(typed);
  expect(typed.value).toBe('5000');
});

describe('there is one way to move', () => {
  test('a sheet animates what is waited for, and nothing that comes or goes', () => {
    const named = sheets().flatMap(({ text }) => [...text.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name]) => name));
    expect(named.sort()).toEqual(['appear', 'breathe', 'fade', 'spin']);
  });

  test('a change of colour takes as long as the fastest move, with the same ease', () => {
    const tokens = sheets().find(({ file }) => file.endsWith('tokens.css'))?.text;
    expect(tokens).toContain(`--fast: ${SECONDS.fast * 1000}ms cubic-bezier(${EASE.join(', ')});`);
  });
});
