import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { CallInput } from '#catalogues/calls/services.ts';
import { draw } from '../support/draw.tsx';
import {
  airtimeFailed,
  airtimePaid,
  answeredNetwork,
  deliveringAirtime,
  loadingStore,
  paidInline,
  paidWithoutEmail,
  priceList,
  travelling,
  unverified,
  verified,
  writing,
} from '../support/scenes/store.ts';

const asForm = { at: '/toUpPower?face=form' };
const card = async () => within(await screen.findByRole('article', { name: 'Airtime' }));

describe('how a purchase of the storefront ends', () => {
  test('a product without a token has a card of its own: what, for whom, the fee, the total and the order', async () => {
    await draw(airtimePaid);
    const bought = await card();
    expect(bought.getByText('Phone Number').nextElementSibling).toHaveTextContent('08031234567');
    expect(bought.getByText('Convenience fee').nextElementSibling).toHaveTextContent('₦100');
    expect(bought.getByText('Total paid').nextElementSibling).toHaveTextContent('₦600');
    expect(bought.getByText('Order AIRTIME-3F7Q21ZX').parentElement).toHaveTextContent(
      '21 Nov 2026, 19:44. Order AIRTIME-3F7Q21ZX',
    );
    expect(bought.queryByRole('button', { name: 'Copy token' })).toBeNull();
  });

  test('the success page names the receipt, sends it again with the order’s key, and goes home', async () => {
    const asked: CallInput<'resendReceipt'>[] = [];
    const resendReceipt = async (input: CallInput<'resendReceipt'>) => {
      asked.push(input);
      return { status: 200 as const, data: { sentTo: 'ada@example.com' } };
    };
    const { conversation, user } = await draw(airtimePaid, { ...asForm, services: { resendReceipt } });
    expect(await screen.findByRole('heading', { name: 'Yay! Transaction Successful' })).toBeVisible();
    expect(screen.getByText("Didn't get a receipt? Check your spam folder or")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'send again' }));
    expect(asked).toEqual([{ orderId: 'AIRTIME-3F7Q21ZX', key: 'run-1:1' }]);
    expect(await screen.findByText('Receipt sent to ada@example.com')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'BACK TO HOME' }));
    expect(location.pathname).toBe('/');
    expect(conversation.wentHome).toBe(1);
  });

  test('alone on the screen, how it ended is said where what was waited for was said', async () => {
    const { show } = await draw(deliveringAirtime, asForm);
    const told = (await screen.findByText('Buying your airtime')).closest('[role="status"]');
    await show(airtimePaid);
    expect(told).toHaveTextContent('Yay! Transaction Successful');
    expect(told?.isConnected).toBe(true);
  });

  test('beside the chat the log says it, and the form nothing', async () => {
    const { show } = await draw(deliveringAirtime, { at: '/toUpPower?face=form', width: 1440 });
    const form = await screen.findByRole('region', { name: 'Airtime' });
    expect(within(screen.getByRole('log')).getByText('Buying your airtime')).toBeVisible();
    expect(within(form).getByText('Buying your airtime').closest('[role="status"]')).toBeNull();
    await show(airtimePaid);
    expect((await within(form).findByText('Yay! Transaction Successful')).closest('[role="status"]')).toBeNull();
  });

  test('a receipt that is being sent again says so, and pressed again is not sent twice', async () => {
    const asked = Promise.withResolvers<{ status: 200; data: { sentTo: string } }>();
    const resendReceipt = vi.fn(() => asked.promise);
    const { user } = await draw(airtimePaid, { ...asForm, services: { resendReceipt } });
    await user.click(await screen.findByRole('button', { name: 'send again' }));
    const waiting = screen.getByRole('button', { name: 'Sending…' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await user.click(waiting);
    expect(resendReceipt).toHaveBeenCalledOnce();
    asked.resolve({ status: 200, data: { sentTo: 'ada@example.com' } });
    expect(await screen.findByRole('button', { name: 'send again' })).not.toHaveAttribute('aria-disabled');
  });

  test('a visitor’s receipt is fetched with the order’s key', async () => {
    const asked: CallInput<'billReceipt'>[] = [];
    const billReceipt = async (input: CallInput<'billReceipt'>) => {
      asked.push(input);
      return { status: 404 as const, data: { message: 'Receipt not available', code: 'not-found' } };
    };
    const { user } = await draw(airtimePaid, { services: { billReceipt } });
    await user.click((await card()).getByRole('button', { name: 'Download' }));
    await vi.waitFor(() => expect(asked).toEqual([{ orderId: 'AIRTIME-3F7Q21ZX', key: 'run-1:1' }]));
  });

  test('without an address there is no receipt to send again', async () => {
    await draw(paidWithoutEmail, asForm);
    expect((await card()).queryByRole('button', { name: 'Email' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'send again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'BACK TO HOME' })).toBeVisible();
  });

  test('the failure page says so in the specification’s words, offers another try and the way home', async () => {
    const { conversation, user } = await draw(airtimeFailed, asForm);
    expect(await screen.findByRole('heading', { name: 'Oops! Transaction Failed' })).toBeVisible();
    expect(screen.getByText('Please Try Again Later')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again?' }));
    expect(conversation.sent).toEqual([{ type: 'RETRY' }]);
    await user.click(screen.getByRole('button', { name: 'BACK TO HOME' }));
    expect(conversation.wentHome).toBe(1);
  });

  test('a single screen says its result in the message area, above the card', async () => {
    await draw(paidInline, asForm);
    const form = within(await screen.findByRole('region', { name: 'Airtime' }));
    expect(form.getByText('Transaction Successful')).toBeVisible();
    await card();
    expect(screen.queryByRole('button', { name: 'BACK TO HOME' })).toBeNull();
  });
});

describe('a step of the storefront as a form', () => {
  const checking = { ...unverified, view: unverified.view && { ...unverified.view, busy: 'Checking the number' } };

  test('says what is waited for in a place that was there before, so that it is heard', async () => {
    const { show } = await draw(unverified, asForm);
    const form = within(await screen.findByRole('form', { name: 'Pay Bills' }));
    const told = form.getAllByRole('status').find(({ className }) => className === 'flow-form__busy');
    await show(checking);
    expect(told).toHaveTextContent('Checking the number');
    expect(told?.isConnected).toBe(true);
  });

  test('beside the chat it says neither that nor its alerts a second time', async () => {
    await draw(checking, { at: '/toUpPower?face=form', width: 1440 });
    const form = within(await screen.findByRole('form', { name: 'Pay Bills' }));
    expect(form.getByText('Checking the number').closest('[role="status"], [aria-live]')).toBeNull();
    expect(form.getByText('Service Unavailable').closest('[role="status"], [aria-live]')).toBeNull();
  });

  test('its own heading stands above its fields', async () => {
    await draw(unverified, asForm);
    expect(await screen.findByRole('heading', { name: 'Please Confirm Details' })).toBeVisible();
  });

  test('paying stays disabled with its reason until the check, which can be repeated, has succeeded', async () => {
    const { conversation, user } = await draw(unverified, asForm);
    const form = within(await screen.findByRole('form', { name: 'Pay Bills' }));
    expect(form.getByText('Service Unavailable')).toBeVisible();
    const pay = form.getByRole('button', { name: 'Pay ₦8,000' });
    expect(pay).toHaveAttribute('aria-disabled', 'true');
    expect(pay).toHaveDescription('The number is not verified yet.');
    expect(form.getByText('Convenience fee').nextElementSibling).toHaveTextContent('₦100');
    await user.click(form.getByRole('button', { name: 'Check again' }));
    await user.click(form.getByRole('button', { name: 'BACK' }));
    expect(conversation.sent).toEqual([{ type: 'RETRY' }, { type: 'BACK' }]);
  });

  test.each(['chat', 'form'])('what needs no repeating is not offered as %s', async (face) => {
    await draw(verified, { at: `/toUpPower?face=${face}` });
    expect(await screen.findByRole('button', { name: /pay ₦8,000/i })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  test('while its price list is fetched the form’s shape stands there', async () => {
    await draw(loadingStore, asForm);
    expect(await screen.findByRole('region', { name: 'Airtime' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Nothing is open')).toBeNull();
  });

  test('where support is named by its page the page can be opened', async () => {
    await draw(travelling, asForm);
    const group = within(await screen.findByRole('group', { name: 'Biller' }));
    expect(group.getByRole('link', { name: '/contact' })).toHaveAttribute('href', '/contact');
  });

  test('a question whose answers depend on another one says what comes first', async () => {
    await draw(travelling, asForm);
    expect(await screen.findByRole('textbox', { name: 'Package' })).toHaveAttribute(
      'placeholder',
      'Choose a biller first',
    );
  });

  test('what was answered is read back by its label in the chat, not by its code', async () => {
    await draw(answeredNetwork);
    expect((await screen.findByText('Network')).nextElementSibling).toHaveTextContent('MTN');
  });

  test('a message has 200 px of room, and a box is ticked with yes', async () => {
    const { conversation, user } = await draw(writing, asForm);
    const message = await screen.findByRole('textbox', { name: 'Message' });
    expect(message.style.height).toBe('200px');
    const robot = screen.getByRole('checkbox', { name: 'I am not a robot' });
    expect(robot).toHaveDescription('Please tick that you are not a robot');
    await user.click(robot);
    expect(conversation.sent).toEqual([{ type: 'FILL', values: { robot: 'yes' }, from: 'form' }]);
  });
});

describe('a price list in the chat', () => {
  test('it begins with eight rows, prices to the right, and unfolds', async () => {
    const { user } = await draw(priceList);
    const list = within(await screen.findByRole('table', { name: 'This is what DStv offers.' }));
    expect(list.getAllByRole('row')).toHaveLength(9);
    expect(list.getByRole('cell', { name: '₦18,400' })).toHaveClass('table-turn__end');
    await user.click(screen.getByRole('button', { name: 'Show all 12' }));
    expect(list.getAllByRole('row')).toHaveLength(13);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(list.getAllByRole('row')).toHaveLength(9);
  });
});
