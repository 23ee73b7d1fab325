import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { draw } from '../support/draw.tsx';
import { paid } from '../support/scenes/conversations.ts';

const RECEIPT = { name: 'ReceiptPOWER-8K2M41QD.pdf', base64: btoa('%PDF-1.7') };

/** A phone that shares, with files or without; what it was given. */
function phone({ files, refuses }: { files: boolean; refuses?: string }) {
  const shared: ShareData[] = [];
  Object.assign(navigator, {
    canShare: () => files,
    share: async (data: ShareData) => {
      shared.push(data);
      if (refuses !== undefined) throw new DOMException('', refuses);
    },
  });
  return shared;
}

afterEach(() => {
  for (const name of ['canShare', 'share', 'connection']) Reflect.deleteProperty(navigator, name);
});

async function share() {
  const asked: string[] = [];
  const { user } = await draw(paid, {
    services: {
      receiptFile: async ({ orderId }) => {
        asked.push(orderId);
        return { status: 200, data: RECEIPT };
      },
    },
  });
  const card = within(await screen.findByRole('article', { name: 'Power token' }));
  await user.click(card.getByRole('button', { name: 'Share' }));
  return asked;
}

test('a phone that takes files is given the receipt itself, with its words', async () => {
  const shared = phone({ files: true });
  await share();
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([[RECEIPT.name, 'application/pdf']]);
  expect(shared[0]?.text).toContain('Token: 6047 3918 2250 7764 1183');
});

test('while the file is fetched Share says so; with the sheet open it waits for nothing', async () => {
  phone({ files: true });
  const sheet = vi.fn(() => new Promise<void>(() => {}));
  Object.assign(navigator, { share: sheet });
  const file = Promise.withResolvers<{ status: 200; data: typeof RECEIPT }>();
  const { user } = await draw(paid, { services: { receiptFile: () => file.promise } });
  const card = within(await screen.findByRole('article', { name: 'Power token' }));
  await user.click(card.getByRole('button', { name: 'Share' }));
  await user.click(card.getByRole('button', { name: 'Fetching…' }));
  file.resolve({ status: 200, data: RECEIPT });
  expect(await card.findByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-disabled');
  expect(sheet).toHaveBeenCalledOnce();
});

test('a phone that takes none is given the words', async () => {
  const shared = phone({ files: false });
  expect(await share()).toEqual([]);
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]).not.toHaveProperty('files');
  expect(shared[0]?.text).toContain('Order: POWER-8K2M41QD');
});

test('who saves data shares the words: no file is fetched for it', async () => {
  const shared = phone({ files: true });
  Object.assign(navigator, { connection: { saveData: true } });
  expect(await share()).toEqual([]);
  await vi.waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]).not.toHaveProperty('files');
});

test('a sheet that is closed without choosing says nothing', async () => {
  const closed = phone({ files: false, refuses: 'AbortError' });
  await share();
  await vi.waitFor(() => expect(closed).toHaveLength(1));
  expect(screen.queryByText('Receipt copied')).toBeNull();
});

test('a sheet that does not open leaves the words on the clipboard', async () => {
  phone({ files: true, refuses: 'NotAllowedError' });
  await share();
  expect(await screen.findByText('Receipt copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Order: POWER-8K2M41QD');
});
