import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { draw } from '../support/draw.tsx';
import { newKey, paid, untold } from '../support/scenes/conversations.ts';

const card = async () => within(await screen.findByRole('article', { name: 'Power token' }));

describe('the token card', () => {
  test('a token stands in groups of four, with its units and what was paid', async () => {
    await draw(paid);
    const token = await card();
    for (const group of ['6047', '3918', '2250', '7764', '1183']) expect(token.getByText(group)).toBeVisible();
    expect(token.getByText('27.78 kWh')).toBeVisible();
    expect(token.getByText('Successful')).toBeVisible();
    expect(token.getByText('Total paid').nextElementSibling).toHaveTextContent('₦5,050');
    expect(token.getByText('Order POWER-8K2M41QD').parentElement).toHaveTextContent(
      '21 Nov 2026, 19:44. Order POWER-8K2M41QD',
    );
  });

  test('a token whose units the vendor did not say has a row that says where they are read', async () => {
    await draw(untold);
    const token = await card();
    expect(token.getByText('Type in these 20 digits')).toBeVisible();
    expect(token.getByText('Units').nextElementSibling).toHaveTextContent('shown by your meter');
    expect(token.queryByText(/kWh/)).toBeNull();
  });

  test('Copy takes the twenty digits without spaces', async () => {
    const { user } = await draw(paid);
    await user.click((await card()).getByRole('button', { name: 'Copy token' }));
    expect(await navigator.clipboard.readText()).toBe('60473918225077641183');
    expect(screen.getByText('Token copied')).toBeVisible();
  });

  test('several tokens are a numbered list in the order of loading, each with its own button', async () => {
    const { user } = await draw(newKey);
    const token = await card();
    const steps = token.getAllByRole('listitem').map((step) => step.textContent);
    expect(steps).toEqual([
      expect.stringMatching(/^1Key change, 1 of 2.*01428837551690204471.*Copy$/),
      expect.stringMatching(/^2Key change, 2 of 2.*68351209774301862295.*Copy$/),
      expect.stringMatching(/^3Power, 27.78 kWh.*60473918225077641183.*Copy$/),
    ]);
    expect(token.getByText(/type all 3 in this order, within 10 minutes/)).toBeVisible();
    await user.click(token.getByRole('button', { name: 'Copy token 2, Key change, 2 of 2' }));
    expect(await navigator.clipboard.readText()).toBe('68351209774301862295');
  });

  test('where the browser does not copy, the person is told to do it by hand', async () => {
    const { user } = await draw(paid);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    await user.click((await card()).getByRole('button', { name: 'Copy token' }));
    expect(await screen.findByText(/Please select the text and copy it yourself/)).toBeVisible();
  });

  test('Email says where the receipt went', async () => {
    const { user } = await draw(paid);
    await user.click((await card()).getByRole('button', { name: 'Email' }));
    expect(await screen.findByText('Receipt sent to resident@palmcourt.example')).toBeVisible();
  });

  test('Download hands over the PDF under its own name', async () => {
    const asked: string[] = [];
    const files: Blob[] = [];
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:receipt';
    };
    URL.revokeObjectURL = () => {};
    const { user } = await draw(paid, {
      services: {
        receiptFile: async ({ orderId }) => {
          asked.push(orderId);
          return { status: 200, data: { name: 'ReceiptPOWER-8K2M41QD.pdf', base64: btoa('%PDF-1.7') } };
        },
      },
    });
    await user.click((await card()).getByRole('button', { name: 'Download' }));
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(asked).toEqual(['POWER-8K2M41QD']);
    expect(clicked.mock.contexts[0]).toMatchObject({ download: 'ReceiptPOWER-8K2M41QD.pdf' });
    expect(await files[0]?.text()).toBe('%PDF-1.7');
    clicked.mockRestore();
  });

  test('while Download fetches it says so, and pressed again it fetches nothing more', async () => {
    const asked = Promise.withResolvers<{ status: 404; data: { message: string; code: string } }>();
    const receiptFile = vi.fn(() => asked.promise);
    const { user } = await draw(paid, { services: { receiptFile } });
    const token = await card();
    await user.click(token.getByRole('button', { name: 'Download' }));
    const waiting = token.getByRole('button', { name: 'Fetching…' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await user.click(waiting);
    expect(receiptFile).toHaveBeenCalledOnce();
    asked.resolve({ status: 404, data: { message: 'Receipt not available', code: 'not-found' } });
    expect(await token.findByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-disabled');
  });

  test('while Email sends it says so, and pressed again it sends no second one', async () => {
    const asked = Promise.withResolvers<{ status: 200; data: { sentTo: string } }>();
    const resendReceipt = vi.fn(() => asked.promise);
    const { user } = await draw(paid, { services: { resendReceipt } });
    const token = await card();
    await user.click(token.getByRole('button', { name: 'Email' }));
    await user.click(token.getByRole('button', { name: 'Sending…' }));
    expect(resendReceipt).toHaveBeenCalledOnce();
    asked.resolve({ status: 200, data: { sentTo: 'resident@palmcourt.example' } });
    expect(await token.findByRole('button', { name: 'Email' })).not.toHaveAttribute('aria-disabled');
  });

  test('what its buttons say while they work is not read out by the log around it', async () => {
    await draw(paid);
    const pressed = (await card()).getByRole('button', { name: 'Download' });
    expect(pressed.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  test('a receipt that cannot be had says so', async () => {
    const { user } = await draw(paid);
    await user.click((await card()).getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Receipt not available')).toBeVisible();
  });
});
