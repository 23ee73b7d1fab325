import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import { draw } from '../support/draw.tsx';
import {
  asking,
  blocked,
  confirming,
  failed,
  home,
  paid,
  settling,
  tooSmall,
} from '../support/scenes/conversations.ts';
import { portal } from '../support/scenes/messages.ts';
import { amount } from '../support/scenes/views.ts';

const log = () => within(screen.getByRole('log'));

describe('the conversation', () => {
  test('a question shows its answers as buttons, and pressing one says it', async () => {
    const { conversation, user } = await draw(asking);
    expect(log().getByText('How much power would you like to buy?')).toBeVisible();
    await user.click(log().getByRole('button', { name: '₦5,000' }));
    expect(conversation.said).toEqual(['₦5,000']);
  });

  test('what this person most likely wants is one press away', async () => {
    const { conversation, user } = await draw(home);
    await user.click(log().getByRole('button', { name: 'Buy ₦5,000 power again' }));
    expect(conversation.said).toEqual(['buy power 5000']);
  });

  test('an amount that was given in the form stands above the button that goes on with it', async () => {
    const { view } = asking;
    if (!view) throw new Error('nothing is asked');
    await draw({ ...asking, view: { ...view, next: null, fields: [{ ...amount, value: '12000' }] } });
    expect(log().getByText('Amount').nextElementSibling).toHaveTextContent('₦12,000');
    expect(log().getByRole('button', { name: 'Pay' })).toBeVisible();
  });

  test('a wrong amount is named in the specification’s words', async () => {
    await draw(tooSmall);
    expect(log().getByText('Amount is less than 300')).toBeVisible();
  });

  test('what may be added to what is read back has a button that asks for just that', async () => {
    const { view } = confirming;
    const add = { type: 'EDIT', label: 'Say what it covers', field: 'covers', enabled: true, reason: null } as const;
    const { conversation, user } = await draw({
      ...confirming,
      view: view && { ...view, actions: [...view.actions, add] },
    });
    const card = within(screen.getByRole('region', { name: 'Buy Power, read back' }));
    await user.click(card.getByRole('button', { name: 'Say what it covers' }));
    await user.click(card.getByRole('button', { name: 'Change something' }));
    expect(conversation.sent).toEqual([
      { type: 'EDIT', field: 'covers' },
      { type: 'EDIT', field: 'amount' },
    ]);
  });

  test('a purchase is read back with fee and total, and the amount stands in the button', async () => {
    const { conversation, user } = await draw(confirming);
    const card = within(screen.getByRole('region', { name: 'Buy Power, read back' }));
    const rows = card
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual([
      'Meter: 45012345678',
      'Estate: Palm Court',
      'Amount: ₦5,000',
      'Convenience fee: ₦50',
      'Total: ₦5,050',
    ]);
    expect(card.getByText('about 27.78 kWh')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Yes, pay ₦5,050' }));
    expect(conversation.sent).toEqual([{ type: 'CONFIRM' }]);
  });

  test('changing something asks for the first answer that can be changed', async () => {
    const { conversation, user } = await draw(confirming);
    await user.click(screen.getByRole('button', { name: 'Change something' }));
    expect(conversation.sent).toEqual([{ type: 'EDIT', field: 'amount' }]);
  });

  test('a question beside the purchase is set in, and the purchase is still there below it', async () => {
    await draw(confirming);
    const aside = log().getByText(/convenience fee is ₦50/).parentElement;
    expect(aside).toHaveTextContent('Beside your question');
    expect(screen.getByRole('button', { name: 'Yes, pay ₦5,050' })).toBeVisible();
  });

  test('a token that is told again beside the purchase can be read and copied', async () => {
    const cards = paid.messages.flatMap((message) => message.card ?? []);
    const again = cards.map((card) => portal('This is your token again.', { aside: true, card }));
    await draw({ ...confirming, messages: [...confirming.messages, ...again] });
    const aside = within(log().getByText('This is your token again.').parentElement ?? document.body);
    expect(aside.getByText('Beside your question')).toBeVisible();
    expect(await aside.findByRole('button', { name: /^Copy token/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes, pay ₦5,050' })).toBeVisible();
  });

  test('what was paid is ticked step by step, whoever waits may leave, and nothing can be pressed twice', async () => {
    await draw(settling);
    const steps = await log().findAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Card charged₦5,050',
      'Buying your tokenUsually within a minute',
      'Power tokenHere and in your mail',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(log().getByText(WAITING.mayLeave)).toBeVisible();
    expect(log().queryByRole('button')).toBeNull();
  });

  test('a screen reader hears once how far it is, and not each word that changes in the steps', async () => {
    const { show } = await draw(settling);
    expect(log().getByText('Card charged. Buying your token. Usually within a minute.')).toHaveClass('hidden');
    expect(await log().findByRole('list')).toHaveAttribute('aria-live', 'off');
    await show(paid);
    expect(log().queryByText(WAITING.mayLeave)).toBeNull();
  });

  test('somebody who owes sees how much, pays it by one button, and can have it checked again', async () => {
    const { conversation, user } = await draw(blocked);
    expect(log().getByText('Please make outstanding payments.')).toBeVisible();
    const card = within(await screen.findByRole('region', { name: 'What is owed' }));
    expect(card.getByText('Owed in all').nextElementSibling).toHaveTextContent('₦30,000');
    expect(card.getByText('₦30,050 in all, with the ₦50 fee')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Pay ₦30,000' }));
    expect(conversation.said).toEqual(['Pay ₦30,000']);
    await user.click(log().getByRole('button', { name: 'Check again' }));
    expect(conversation.sent).toEqual([{ type: 'RETRY' }]);
  });

  test('a failed payment says what becomes of the money, with a way on', async () => {
    const { conversation, user } = await draw(failed);
    expect(log().getByText('PAYMENT FAILED.')).toBeVisible();
    expect(log().getByText(/If anything was taken from your card, it is on its way back/)).toBeVisible();
    await user.click(log().getByRole('button', { name: 'Try again?' }));
    expect(conversation.sent).toEqual([{ type: 'RETRY' }]);
  });

  test('how a payment failed is one line with its title, and whom to write to is apart from it', async () => {
    const contact = ['Support: phone 0700 000 0000.', 'For a complaint, include the amount paid.'];
    const text = ['PAYMENT FAILED.', 'Your payment has failed.', ...contact].join('\n');
    await draw({ ...failed, view: null, messages: [portal(text, { tone: 'danger', headline: 'PAYMENT FAILED.' })] });
    expect(log().getByText('Your payment has failed.')).toHaveTextContent(
      `PAYMENT FAILED. Your payment has failed.${contact.join('')}`,
    );
    for (const line of contact) expect(log().getByText(line)).toHaveClass('alert__more');
  });

  test('where the first line of a failed payment is only what to do, the next says what happened as loudly', async () => {
    const lines = [
      'Oops! Transaction Failed.',
      'Please Try Again Later',
      'The card was declined.',
      'Your order is A-1.',
    ];
    const headline = lines.slice(0, 2).join('\n');
    await draw({ ...failed, view: null, messages: [portal(lines.join('\n'), { tone: 'danger', headline })] });
    expect(log().getByText('The card was declined.')).not.toHaveClass('alert__more');
    expect(log().getByText('Your order is A-1.')).toHaveClass('alert__more');
  });

  test('a new answer of the portal appears in the log', async () => {
    const { show } = await draw(asking);
    await show(confirming);
    expect(log().getAllByText(/This is what I will buy/).length).toBeGreaterThan(0);
  });
});
