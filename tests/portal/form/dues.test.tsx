import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { navigate } from '#src/portal/router/location.ts';
import { drawAs } from '../support/draw-as.ts';

const form = async (name: string) => within(await screen.findByRole('form', { name }));
const services = () => form('Pay For Services');

/** Pay what is read back, as the card window tells it. */
async function pay({ conversation, user, settled }: Awaited<ReturnType<typeof drawAs>>, button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  await settled();
  const orderId = conversation.getSnapshot().view?.widget?.orderId ?? '';
  await act(async () =>
    conversation.send({ type: 'WIDGET', result: 'captured', reference: { status: 'CAPTURED', orderId } }),
  );
  await settled();
}

describe('Pay For Services', () => {
  const at = '/pay-services?face=form';

  test('offers the services with their price, the levy and the fine, and the fee read-only', async () => {
    const { user, settled } = await drawAs('resident', {
      at,
      script: { owed: { serviceCharge: 0, devLevy: -25_000, fine: 10_000 } },
    });
    await settled();
    const page = await services();
    await user.click(page.getByRole('button', { name: /Service Charge/ }));
    await settled();
    expect(page.getByLabelText('Convenience Fee')).toHaveAttribute('readonly');
    expect(page.getByLabelText('Amount To Pay')).toHaveValue('');
    await user.click(page.getByRole('combobox', { name: 'Number of months' }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toHaveLength(12);
    await user.click(screen.getByRole('option', { name: '3 months' }));
    await settled();
    expect(page.getByLabelText('Amount To Pay')).toHaveValue('45,000');
    expect(page.getByLabelText('Amount To Pay')).toHaveAttribute('readonly');
  });

  test('another service begins anew, and the fine shows what it comes to', async () => {
    const { user, settled } = await drawAs('resident', {
      at,
      script: { owed: { serviceCharge: 0, devLevy: 0, fine: 10_000 } },
    });
    await settled();
    const page = await services();
    await user.click(page.getByRole('button', { name: /Service Charge/ }));
    await settled();
    await user.click(page.getByRole('button', { name: /Fine/ }));
    await settled();
    expect((await services()).queryByRole('combobox', { name: 'Number of months' })).toBeNull();
    expect((await services()).getByLabelText('Amount To Pay')).toHaveValue('10,000');
  });

  test('a payment ends in PAYMENT SUCCESSFUL and its receipt', { tags: ['C-088'] }, async () => {
    const drawn = await drawAs('resident', { at, width: 360 });
    await drawn.settled();
    await act(async () =>
      drawn.conversation.send({ type: 'FILL', values: { service: '1', months: '3' }, from: 'form' }),
    );
    await drawn.settled();
    await drawn.user.click(await screen.findByRole('button', { name: 'Pay' }));
    await drawn.settled();
    await pay(drawn, 'Pay ₦45,050');
    const modal = within(await screen.findByRole('dialog', { name: 'PAYMENT SUCCESSFUL' }));
    expect(modal.getByText(/Your payment is successful/)).toBeVisible();
    await drawn.user.click(modal.getByRole('button', { name: 'Done' }));
    expect(screen.getByText(/SERVICES-00000001/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Download/ })).toBeVisible();
  });

  test('a payment that fails says so, with the way to try again', async () => {
    const drawn = await drawAs('resident', { at, width: 360, script: { paid: 'failed' } });
    await drawn.settled();
    await act(async () =>
      drawn.conversation.send({ type: 'FILL', values: { service: '1', months: '1' }, from: 'form' }),
    );
    await drawn.settled();
    await drawn.user.click(await screen.findByRole('button', { name: 'Pay' }));
    await drawn.settled();
    await pay(drawn, 'Pay ₦15,050');
    const modal = within(await screen.findByRole('dialog', { name: 'PAYMENT FAILED' }));
    expect(modal.getByText(/Your payment was not successful\./)).toBeVisible();
    expect(modal.getByRole('button', { name: 'Try again?' })).toBeVisible();
  });
});

describe('Pay For Development Levy', () => {
  const at = '/pay-devLevy?face=form';

  test('shows the Amount Owed, Enter Amount To Pay and the fee', async () => {
    const { settled } = await drawAs('owner', {
      at,
      script: { owed: { serviceCharge: 0, devLevy: -25_000, fine: 0 } },
    });
    await settled();
    const page = await form('Pay For Development Levy');
    expect(page.getByLabelText('Amount Owed')).toHaveValue('25,000');
    expect(page.getByLabelText('Enter Amount To Pay')).toHaveValue('');
    expect(page.getByLabelText('Convenience Fee')).toHaveAttribute('readonly');
  });

  test('shows an Advance Payment where nothing is owed', async () => {
    const { settled } = await drawAs('owner', { at, script: { owed: { serviceCharge: 0, devLevy: 4_000, fine: 0 } } });
    await settled();
    expect((await form('Pay For Development Levy')).getByLabelText('Advance Payment')).toHaveValue('4,000');
  });
});

describe('from the dashboard', () => {
  test('Pay now leads to the page that pays it, whatever was open', async () => {
    const { user, settled } = await drawAs('resident', { at: '/toUpPower' });
    await settled();
    await user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? document.body);
    await user.click(await screen.findByRole('link', { name: 'Pay now Development levy' }));
    await settled();
    expect(location.pathname).toBe('/pay-services');
    expect(await screen.findByRole('form', { name: 'Pay For Services' })).toBeVisible();
  });

  test('a page come to by its address starts its flow, whatever is open', async () => {
    const { conversation, settled } = await drawAs('resident', { at: '/toUpPower' });
    await settled();
    await act(async () => navigate('/pay-services'));
    await settled();
    expect(conversation.getSnapshot().view?.flow).toBe('pay-services');
    expect(await screen.findByRole('form', { name: 'Pay For Services' })).toBeVisible();
  });

  test('the navigation leads an owner to the levy and to the own history', { tags: ['C-089', 'D-019'] }, async () => {
    const { user, settled } = await drawAs('owner');
    await user.click(screen.getAllByRole('link', { name: 'Pay Development Levy' })[0] ?? document.body);
    await settled();
    await waitFor(() => expect(location.pathname).toBe('/pay-devLevy'));
    expect(await screen.findByRole('form', { name: 'Pay For Development Levy' })).toBeVisible();
  });
});

describe('Number of months', () => {
  const at = '/pay-services?face=form';

  async function months() {
    const drawn = await drawAs('resident', { at });
    await drawn.settled();
    await act(async () => drawn.conversation.send({ type: 'FILL', values: { service: '1' }, from: 'form' }));
    await drawn.settled();
    const given = () => {
      const field = drawn.conversation.getSnapshot().view?.fields.find(({ name }) => name === 'months');
      return { months: field?.value, problem: field?.problem ?? null };
    };
    return { ...drawn, given };
  }

  test.each([
    ['1', { months: '1', problem: null }],
    ['2', { months: '2', problem: null }],
    ['12', { months: '12', problem: null }],
    ['0', { months: '0', problem: SENTENCES.monthsRequired }],
    ['13', { months: '13', problem: SENTENCES.monthsRequired }],
  ])('%s typed into the form is that number, or is refused with the reason', async (typed, taken) => {
    const { user, settled, given } = await months();
    await user.type((await services()).getByRole('combobox', { name: 'Number of months' }), typed);
    await user.tab();
    await settled();
    expect(given()).toEqual(taken);
    if (taken.problem !== null) expect((await services()).getByText(taken.problem)).toBeVisible();
  });
});
