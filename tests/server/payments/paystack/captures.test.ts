import { expect, test } from 'vitest';
import type { SeenCapture } from '#src/server/payments/port.ts';
import { openPaystack } from '../../../stand-ins/paystack/support.ts';
import { portTo } from './support.ts';

const paystack = openPaystack();
const HOUR_MS = 60 * 60_000;

async function read(from: number, to: number): Promise<(SeenCapture | { readonly kind: string })[]> {
  const all: (SeenCapture | { readonly kind: string })[] = [];
  for await (const page of portTo(paystack.standIn()).captures?.read(new Date(from), new Date(to)) ?? [])
    all.push(...(page.kind === 'page' ? page.records : [{ kind: page.kind }]));
  return all;
}

test('one question tells of everything that was captured of what was begun of late, and of nothing else', async () => {
  const reference = await paystack.paid();
  await paystack.begin();
  const now = Date.now();
  expect(await read(now - HOUR_MS, now + HOUR_MS)).toEqual([{ orderId: reference, at: expect.any(Date) }]);
  expect(await read(now - 3 * HOUR_MS, now - 2 * HOUR_MS)).toEqual([]);
});

test('a list that breaks off is unread', async () => {
  await paystack.act('PUT', '/stand-in/faults', {
    answers: [{ kind: 'broken', path: '/transaction', method: 'GET' }],
  });
  const now = Date.now();
  expect(await read(now - HOUR_MS, now + HOUR_MS)).toEqual([{ kind: 'unread' }]);
});
