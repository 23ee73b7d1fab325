import { expect, test } from 'vitest';
import { VOUCHERS } from '#catalogues/sentences/vouchers.ts';
import { drawMessage } from '#src/terminal/draw.ts';
import { shop } from '../../../support/shop.ts';

test('what comes as PINs is a card with each PIN and its serial number, in the chat and in the terminal', async () => {
  const page = await shop('internet');
  await page.fill({
    ...{ provider: 'spectranet', package: 'Unified 5GB', name: 'Ada Obi' },
    ...{ email: 'ada@example.com', account: '1002003001' },
  });
  await page.press('NEXT');
  await page.press('CONFIRM');
  await page.widget('captured');
  const vouchers = {
    how: VOUCHERS.several(2),
    each: [
      { pin: '373401234567', serial: 'SPN0001234' },
      { pin: '373407654321', serial: null },
    ],
  };
  expect(page.view()).toMatchObject({ outcome: 'success', result: { vouchers } });
  expect(page.view().result).not.toHaveProperty('token');
  const message = page.conversation.getSnapshot().messages.find(({ card }) => card !== undefined);
  const drawn = message ? drawMessage(message) : '';
  expect(drawn).toContain(`${VOUCHERS.nth(1, 2)}: 373401234567`);
  expect(drawn).toContain(VOUCHERS.serial('SPN0001234'));
  expect(drawn).toContain(`${VOUCHERS.nth(2, 2)}: 373407654321`);
});
