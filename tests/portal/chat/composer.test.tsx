import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MASKED } from '#catalogues/sentences/masked.ts';
import { draw, drawTalk } from '../support/draw.tsx';
import { asking, password } from '../support/scenes/conversations.ts';

describe('the composer', () => {
  test('Enter sends the sentence and empties the field', async () => {
    const { conversation, user } = await draw(asking);
    const field = screen.getByRole('textbox', { name: 'Amount in naira, e.g. 5000' });
    await user.type(field, '7000{Enter}');
    expect(conversation.said).toEqual(['7000']);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  test('an example stands there until something is written, and again once that was sent', async () => {
    const { user } = await draw(asking);
    const field = screen.getByRole('textbox', { name: 'Amount in naira, e.g. 5000' });
    const example = field.getAttribute('placeholder') ?? '';
    expect(example).toMatch(/\S/);
    await user.type(field, '7');
    expect(field).not.toHaveAttribute('placeholder');
    await user.type(field, '{Backspace}');
    expect(field).toHaveAttribute('placeholder', example);
    await user.type(field, '7{Enter}');
    expect(field).toHaveAttribute('placeholder', example);
  });

  // A newer portal waits for it (src/portal/offline/register.ts).
  test('what is half written can be told from what the field began with', async () => {
    const { user } = await draw(asking);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Amount in naira, e.g. 5000' });
    expect(field.value).toBe(field.defaultValue);
    await user.type(field, '70');
    expect(field.value).not.toBe(field.defaultValue);
    await user.type(field, '00{Enter}');
    expect(field.value).toBe(field.defaultValue);
  });

  test('Shift and Enter begin a new line', async () => {
    const { conversation, user } = await draw(asking);
    const field = screen.getByRole('textbox', { name: 'Amount in naira, e.g. 5000' });
    await user.type(field, 'one{Shift>}{Enter}{/Shift}two');
    expect(field).toHaveValue('one\ntwo');
    expect(conversation.said).toEqual([]);
  });

  test('a phone shows the keyboard of the answer that is expected', async () => {
    await draw(asking);
    expect(screen.getByRole('textbox', { name: 'Amount in naira, e.g. 5000' })).toHaveAttribute('inputmode', 'decimal');
  });

  test('nothing is sent while nothing is written', async () => {
    const { conversation, user } = await draw(asking);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(conversation.said).toEqual([]);
  });

  test('a password is masked, can be looked at, and is gone once sent', { tags: ['G-005'] }, async () => {
    const { conversation, user } = await draw(password, { at: '/' });
    const field = screen.getByLabelText('Your password');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveDescription(MASKED);
    await user.type(field, 'Demo-Power-2026');
    await user.click(screen.getByRole('button', { name: 'Show what I type' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(conversation.said).toEqual(['Demo-Power-2026']);
    expect(field).toHaveValue('');
    expect(document.body).not.toHaveTextContent('Demo-Power-2026');
  });

  test('who is writing goes on writing where another page takes its place', async () => {
    const { user, settled } = await drawTalk({}, { at: '/', width: 1440 });
    const line = () => document.querySelector<HTMLElement>('.composer__field');
    line()?.focus();
    for (const said of ['sign in', 'resident@palmcourt.example', 'Demo-Power-2026', 'buy power']) {
      await user.keyboard(`${said}{Enter}`);
      await settled();
      await waitFor(() => expect(line()).toHaveFocus());
    }
    expect(screen.getAllByText('How much power would you like to buy?').length).toBeGreaterThan(0);
  });

  test('what is half written goes along to another page', async () => {
    const { user } = await drawTalk({}, { at: '/', width: 1440 });
    const line = () => document.querySelector<HTMLTextAreaElement>('.composer__field');
    const first = line();
    first?.focus();
    await user.keyboard('mtn 500 for 080312');
    await user.click(screen.getAllByRole('link', { name: /^Airtime/ })[0] ?? document.body);
    await waitFor(() => expect(line()).not.toBe(first));
    expect(line()).toHaveValue('mtn 500 for 080312');
  });

  test('a sentence half typed does not become a password', async () => {
    const { user, show } = await draw(asking);
    await user.type(screen.getByRole('textbox', { name: 'Amount in naira, e.g. 5000' }), 'sign');
    await show({ ...asking, composer: password.composer });
    expect(screen.getByLabelText('Your password')).toHaveValue('');
    expect(screen.getByLabelText('Your password')).toHaveFocus();
  });
});
