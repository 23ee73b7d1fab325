import { describe, expect, test } from 'vitest';
import { ORDER_PREFIXES } from '#catalogues/order-ids.ts';
import { orderIdIn } from '#machines/kit/reading/order-id.ts';
import { understand } from '#machines/talk/understand.ts';
import { systemRandom } from '#src/server/random.ts';

/** Made before an id always had a digit. */
const WITHOUT_DIGIT = 'MDNPCXGMTZGHEEWE';

const platform = (text: string) => understand(text, { role: 'netplus-admin', today: '2026-11-22' });

describe('an order is known by its id', () => {
  test('every id that is made has what a sentence is searched for', () => {
    for (let made = 0; made < 2_000; made++) {
      const signs = systemRandom.orderSuffix();
      expect(signs).toMatch(/^\d[0-9A-HJKMNP-TV-Z]{15}$/);
    }
  });

  test.each(ORDER_PREFIXES)('%s: an id without a digit, of before, is one in every form it is typed in', (prefix) => {
    for (const part of ['-', ' - ', ' ', '_', '#', '–']) {
      expect(orderIdIn(`retry ${prefix}${part}${WITHOUT_DIGIT} please`)).toBe(`${prefix}-${WITHOUT_DIGIT}`);
      expect(orderIdIn(`${prefix}${part}${WITHOUT_DIGIT}`.toLowerCase())).toBe(`${prefix}-${WITHOUT_DIGIT}`);
    }
    const { intent, slots } = platform(`retry ${prefix}-${WITHOUT_DIGIT}`);
    expect([intent, slots.reference]).toEqual(['retry-topup', `${prefix}-${WITHOUT_DIGIT}`]);
  });

  test.each([
    ['retry POWER-MDNPCXGMTZGHEEWE', 'retry-topup'],
    ['retry power mdnpcxgmtzgheewe', 'retry-topup'],
    ['refund POWER-MDNPCXGMTZGHEEWE', 'refund-topup'],
    ['please try POWER-MDNPCXGMTZGHEEWE again', 'retry-topup'],
  ])('%s names the order', (sentence, intent) => {
    const meant = platform(sentence);
    expect(meant.intent).toBe(intent);
    expect(String(meant.slots.reference).toUpperCase()).toBe('POWER-MDNPCXGMTZGHEEWE');
  });

  test('a receipt for an order without a digit is that order, for whoever bought it', () => {
    const { intent, slots } = understand('receipt for DATA-MDNPCXGMTZGHEEWE', { role: null, today: '2026-11-22' });
    expect([intent, slots.reference]).toEqual(['receipt', 'DATA-MDNPCXGMTZGHEEWE']);
  });

  test.each(['data-subscription', 'power-distribution', 'airtime recharge', 'power companies', 'services rendered'])(
    '"%s" is no order',
    (words) => expect(orderIdIn(words)).toBeNull(),
  );
});
