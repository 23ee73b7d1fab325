import { expect, test } from 'vitest';
import { CARDS } from '../../../stand-ins/flutterwave/shop.ts';
import { payOn, portTo, shopOfFile } from './support.ts';

const shop = shopOfFile();
const HOUR_MS = 60 * 60_000;

/** Which orders the list names, and how it ends where it cannot be read. */
async function read(from: number, to: number): Promise<string[]> {
  const all: string[] = [];
  for await (const page of portTo(shop().standIn).captures?.read(new Date(from), new Date(to)) ?? [])
    all.push(...(page.kind === 'page' ? page.records.map(({ orderId }) => orderId) : [page.kind]));
  return all.toSorted();
}

test('one question tells of every attempt of late that was paid, and is left where the list gets older', async () => {
  await shop().pay('POWER-1', 5050);
  await shop().pay('POWER-2', 5050);
  await payOn(shop(), await shop().link('declined'), CARDS.insufficient, '3310', '12345');
  const now = Date.now();
  expect(await read(now - HOUR_MS, now + HOUR_MS)).toEqual(['POWER-1', 'POWER-2']);
  expect(await read(now + HOUR_MS, now + 2 * HOUR_MS)).toEqual([]);
});
