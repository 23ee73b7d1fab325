import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawAs } from '../support/draw-as.ts';

const calls = (script: { calls: { name: string; input: unknown }[] }, name: string) =>
  script.calls.filter((call) => call.name === name).map(({ input }) => input);

/** RESIDENT INFO of the first resident, with its Update Service Payments pressed. */
async function updating(setting: Parameters<typeof drawAs>[1] = {}) {
  const drawn = await drawAs('estate administrator', { at: '/registered-residents', ...setting });
  await drawn.user.click(await screen.findByRole('button', { name: 'DETAILS of Bola Eze 1' }));
  await drawn.user.click(await screen.findByRole('button', { name: 'Update Service Payments' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Update Service Payments' }));
  return { ...drawn, modal };
}

describe('Update Service Payments', () => {
  test('stands over RESIDENT INFO with the meter in it, and the page stays below', { tags: ['E-019'] }, async () => {
    const { modal } = await updating();
    expect(modal.getByLabelText('Meter number')).toHaveValue('45012345671');
    expect(modal.queryByText('from your message')).toBeNull();
    expect(screen.getByRole('heading', { name: 'RESIDENT INFO' })).toBeVisible();
    expect(location.pathname + location.search).toBe('/registered-residents');
  });

  test('without a choice it says so', async () => {
    const { user, modal } = await updating();
    await user.click(modal.getByRole('button', { name: 'Submit' }));
    expect(await modal.findByText('Please Select Service Payment')).toBeVisible();
  });

  test('Confirm Meter names the estate, the balance and what it becomes; a yes sets it and reads the resident again', async () => {
    const { user, modal, script, settled } = await updating();
    await user.click(modal.getByRole('button', { name: /Service charge/i }));
    await user.type(modal.getByLabelText('Amount'), '-5000');
    await user.click(modal.getByRole('button', { name: 'Submit' }));
    const confirm = within(await screen.findByRole('dialog', { name: 'Confirm Meter' }));
    expect(confirm.getByText(/Palm Court/)).toBeVisible();
    expect(confirm.getByText(/₦15,000 owed.*₦5,000 owed/)).toBeVisible();
    const before = calls(script, 'userDashboard').length;
    await user.click(confirm.getByRole('button', { name: 'Confirm' }));
    await settled();
    expect(calls(script, 'updateServicePayments')).toEqual([
      { meter_number: '45012345671', servicePayment: 'servicecharge', amount: -5_000, expected: -15_000 },
    ]);
    expect(screen.queryByRole('dialog', { name: 'Update Service Payments' })).toBeNull();
    expect(await screen.findByText('Payment updated')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'RESIDENT INFO' })).toBeVisible();
    await waitFor(() => expect(calls(script, 'userDashboard').length).toBe(before + 1));
  });

  test('a meter that cannot be asked about is said in the modal', async () => {
    const { user, modal, settled } = await updating({ script: { ownMeter: 'no line' } });
    await user.click(modal.getByRole('button', { name: /Fine/i }));
    await user.type(modal.getByLabelText('Amount'), '0');
    await user.click(modal.getByRole('button', { name: 'Submit' }));
    await settled();
    expect(await modal.findByText('Server error! Exit and try again')).toBeVisible();
  });

  test('closed, it is left, and nothing was asked for', async () => {
    const { user, modal, script } = await updating();
    await user.click(modal.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Update Service Payments' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'RESIDENT INFO' })).toBeVisible();
    expect(calls(script, 'updateServicePayments')).toEqual([]);
  });
});
