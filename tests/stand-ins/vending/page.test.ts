import { expect, test } from 'vitest';
import { PROVIDERS } from '#src/stand-ins/providers.ts';
import { METER_HELP } from '#src/stand-ins/vending/meters.ts';
import { startStandIn } from '../../support/stand-ins.ts';

test.each(['vtpass', 'buypower', 'baxi'] as const)('the page of %s has every meter and every fault', async (name) => {
  const standIn = await startStandIn(name);
  const { text, headers } = await standIn.ask('GET', '/');
  await standIn.end();
  expect(headers.get('content-type')).toContain('text/html');
  const meters = METER_HELP.map(([number]) => number);
  expect([...meters, ...PROVIDERS[name].special].filter((word) => !text.includes(word))).toEqual([]);
});
