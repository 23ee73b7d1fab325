import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { draw } from '../support/draw.tsx';
import { home, visitor } from '../support/scenes/conversations.ts';

const form = async () => within(await screen.findByRole('form', { name: 'Buy power, private estates' }));

describe('/home, power for a private estate', () => {
  test('the form stands beside the conversation, and alone on a phone', async () => {
    await draw(visitor, { at: '/home', width: 1440 });
    expect((await form()).getByLabelText('Meter Number')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What would you like to pay for?');
  });

  test('on a phone the page begins with the form, and the chat is one press away', async () => {
    const { user } = await draw(visitor, { at: '/home', width: 360 });
    expect((await form()).getByLabelText('Amount')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(screen.getByRole('log')).toBeVisible();
  });

  test('the meter number takes digits only, and is masked to its last four when it is left', {
    tags: ['B-016'],
  }, async () => {
    const { user } = await draw(visitor, { at: '/home' });
    const meter = (await form()).getByLabelText('Meter Number');
    await user.type(meter, '4501-234 56a7890123');
    expect(meter).toHaveValue('45012345678901');
    await user.tab();
    expect(meter).toHaveValue('••••••••••8901');
    await user.click(meter);
    expect(meter).toHaveValue('45012345678901');
  });

  test('what is wrong is said at its field, when it is left or when BUY is pressed', async () => {
    const { conversation, user } = await draw(visitor, { at: '/home' });
    const power = await form();
    await user.type(power.getByLabelText('Meter Number'), '4501');
    await user.tab();
    expect(power.getByLabelText('Meter Number')).toHaveDescription('Digits must be between 11 and 14 characters long');
    await user.type(power.getByLabelText('Amount'), '200{Enter}');
    expect(power.getByLabelText('Amount')).toHaveDescription('Amount is less than 300');
    await user.clear(power.getByLabelText('Meter Number'));
    await user.clear(power.getByLabelText('Amount'));
    await user.click(power.getByRole('button', { name: 'BUY' }));
    expect(power.getByLabelText('Meter Number')).toHaveDescription('METER number is required');
    expect(power.getByLabelText('Amount')).toHaveDescription('amount is required');
    expect(conversation.opened).toEqual([]);
    expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull();
  });

  test('fee and total stand there as soon as there is an amount', async () => {
    const { user } = await draw(visitor, { at: '/home' });
    const power = await form();
    await user.click(power.getByRole('button', { name: '₦5,000' }));
    expect(power.getByText('Convenience fee').nextElementSibling).toHaveTextContent('₦50');
    expect(power.getByText('You pay').nextElementSibling).toHaveTextContent('₦5,050');
  });

  test('BUY opens the sign-in modal, and the conversation keeps the wish with its amount', {
    tags: ['B-017'],
  }, async () => {
    const { conversation, user } = await draw(visitor, { at: '/home' });
    const power = await form();
    await user.type(power.getByLabelText('Meter Number'), '45012345678');
    await user.type(power.getByLabelText('Amount'), '5,000{Enter}');
    expect(conversation.wished).toEqual([{ flow: 'buy-power', values: { amount: '5,000' } }]);
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });

  test('what was filled in is still there when the modal is closed', async () => {
    const { user } = await draw(visitor, { at: '/home', width: 1440 });
    const power = await form();
    await user.type(power.getByLabelText('Meter Number'), '45012345678');
    await user.type(power.getByLabelText('Amount'), '5000{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect((await form()).getByLabelText('Meter Number')).toHaveValue('•••••••5678');
    expect((await form()).getByLabelText('Amount')).toHaveValue('5,000');
  });

  test('somebody who is signed in is led to the portal', async () => {
    await draw(home, { at: '/home' });
    expect(location.pathname).toBe('/dashboard');
  });
});
