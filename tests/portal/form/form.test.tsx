import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import { draw } from '../support/draw.tsx';
import {
  asking,
  blocked,
  confirming,
  failed,
  late,
  paid,
  password,
  settling,
  tooSmall,
} from '../support/scenes/conversations.ts';

const asForm = { at: '/toUpPower?face=form' };
const form = async () => within(await screen.findByRole('form', { name: 'Buy Power' }));

describe('the form', () => {
  test('beside the chat, which has the steps, the receipt stands as far as it is known, with a place for its digits', async () => {
    await draw(settling, { ...asForm, width: 1440 });
    const receipt = within(await screen.findByRole('article', { name: 'Power token' }));
    expect(receipt.getByText(WAITING.onItsWay)).toBeVisible();
    expect(receipt.getByText(WAITING.digitsHere)).toBeVisible();
    expect(receipt.getByText('Total').nextElementSibling).toHaveTextContent('₦5,050');
    expect(await screen.findAllByText(WAITING.token)).toHaveLength(1);
  });

  test('of what is late the notice of the specification stands once, in its dialog and then below the steps', async () => {
    const modal = {
      title: 'PAYMENT PENDING',
      lines: ['We go on asking.'],
      button: 'Check again',
      does: 'RETRY',
    } as const;
    if (!late.view) throw new Error('nothing is late');
    const { user } = await draw({ ...late, view: { ...late.view, modal } }, asForm);
    const notice = () => screen.getAllByText(/We go on asking\./);
    const steps = await screen.findByText(WAITING.paid.card);
    expect(notice()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(notice()).toHaveLength(1);
    expect(notice()[0]?.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test('it shows what was already said in the chat, and marks it', async () => {
    await draw(confirming, asForm);
    const power = await form();
    expect(power.getByLabelText('Amount')).toHaveValue('5,000');
    expect(power.getByText('from your message')).toBeVisible();
    expect(power.getByLabelText('Meter Number')).toHaveValue('45012345678');
    expect(power.getByLabelText('Meter Number')).toHaveAttribute('readonly');
    expect(power.getByLabelText('Convenience Fee')).toHaveValue('50');
    expect(power.getByText('You pay').nextElementSibling).toHaveTextContent('₦5,050');
    // On a phone what it is made of stands beside the sum, in the words of the flow.
    expect(power.getByText('₦5,000 and ₦50 convenience fee').nextElementSibling).toHaveTextContent('₦5,050');
    expect(power.getByText('27.78 kWh')).toBeVisible();
    expect(screen.getByText('Confirm').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  test('an amount is given to the flow when its field is left', async () => {
    const { conversation, user } = await draw(asking, asForm);
    await user.type((await form()).getByLabelText('Amount'), '7000');
    expect(conversation.sent).toEqual([]);
    await user.tab();
    expect(conversation.sent).toEqual([{ type: 'FILL', values: { amount: '7000' }, from: 'form' }]);
  });

  test('a field that is entered is not rewritten under the cursor, so that typing replaces what is selected', async () => {
    const { conversation, user } = await draw(confirming, asForm);
    const amount = (await form()).getByLabelText('Amount');
    await user.click(amount);
    expect(amount).toHaveValue('5,000');
    await user.tab();
    expect(conversation.sent).toEqual([]);
  });

  test('Enter gives what stands in the field, and then goes on', async () => {
    const { conversation, user } = await draw(asking, asForm);
    await user.type((await form()).getByLabelText('Amount'), '7000{Enter}');
    expect(conversation.sent).toEqual([{ type: 'FILL', values: { amount: '7000' }, from: 'form' }, { type: 'NEXT' }]);
  });

  test('an offered amount is taken at once', async () => {
    const { conversation, user } = await draw(asking, asForm);
    await user.click((await form()).getByRole('button', { name: '₦10,000' }));
    expect(conversation.sent).toEqual([{ type: 'FILL', values: { amount: '10000' }, from: 'form' }]);
  });

  test('a new amount is read back before it can be paid', async () => {
    const { conversation, user } = await draw(confirming, asForm);
    const amount = (await form()).getByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, '9000{Enter}');
    expect(conversation.sent).toEqual([{ type: 'FILL', values: { amount: '9000' }, from: 'form' }]);
  });

  test('Pay confirms what stands on the screen', async () => {
    const { conversation, user } = await draw(confirming, asForm);
    await user.click((await form()).getByRole('button', { name: 'Pay ₦5,050' }));
    expect(conversation.sent).toEqual([{ type: 'CONFIRM' }]);
  });

  test('the keyboard stays on the form when its pressed button is gone with the step', async () => {
    const { user, show } = await draw(confirming, asForm);
    await user.click((await form()).getByRole('button', { name: 'Pay ₦5,050' }));
    await show(settling);
    expect(screen.getByRole('region', { name: 'Buy Power' })).toHaveFocus();
  });

  test('a payment that takes long says on the form too that it must not be paid again', async () => {
    await draw(settling, asForm);
    expect(await screen.findByText(WAITING.notAgain)).toBeVisible();
  });

  test('a wrong amount has its message at the field', async () => {
    await draw(tooSmall, asForm);
    const amount = (await form()).getByLabelText('Amount');
    expect(amount).toHaveAttribute('aria-invalid', 'true');
    expect(amount).toHaveDescription('Amount is less than 300');
  });

  test('what is wrong with a field stands at the field, and not above the composer as well', async () => {
    const told = tooSmall.messages.filter(({ tone }) => tone === 'danger');
    await draw({ ...tooSmall, messages: [...tooSmall.messages.slice(0, 1), ...told] }, asForm);
    await form();
    expect(screen.getAllByText('Amount is less than 300')).toHaveLength(1);
  });

  test('somebody who owes finds a button that pays that, nothing to fill in, and Pay disabled, with the reason', async () => {
    const { conversation, user } = await draw(blocked, asForm);
    const power = await form();
    expect(power.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Pay ₦30,000', 'Pay', 'Check again', 'Cancel'],
    ]);
    const pay = power.getByRole('button', { name: 'Pay' });
    expect(pay).toHaveAttribute('aria-disabled', 'true');
    expect(pay).toHaveDescription('Please make outstanding payments.');
    await user.click(pay);
    expect(conversation.sent).toEqual([]);
    expect(power.queryByRole('textbox')).toBeNull();
  });

  test('the sign-in form masks the password and offers to have it filled in', async () => {
    const { conversation, user } = await draw(password, { at: '/login' });
    const signIn = within(await screen.findByRole('form', { name: 'Login to your account' }));
    const field = signIn.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await user.type(field, 'Demo-Power-2026{Enter}');
    expect(conversation.sent).toEqual([
      { type: 'FILL', values: { password: 'Demo-Power-2026' }, from: 'form' },
      { type: 'NEXT' },
    ]);
  });

  test('a failed payment opens the specification’s dialog, whose one button tries again', async () => {
    const { conversation, user } = await draw(failed, asForm);
    const dialog = within(await screen.findByRole('dialog', { name: 'PAYMENT FAILED' }));
    expect(dialog.getByText(/your transaction was not processed/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try again?' }));
    expect(conversation.sent).toEqual([{ type: 'RETRY' }]);
    expect(screen.queryByRole('dialog', { name: 'PAYMENT FAILED' })).toBeNull();
  });

  test('a paid purchase says so in a dialog, and leaves the token on the screen', async () => {
    const { user } = await draw(paid, asForm);
    const dialog = within(await screen.findByRole('dialog', { name: 'PAYMENT SUCCESSFUL' }));
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog', { name: 'PAYMENT SUCCESSFUL' })).toBeNull();
    expect(screen.getByRole('article', { name: 'Power token' })).toBeVisible();
  });
});
