import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { shop } from '../../support/shop.ts';
import { estateScreen } from './dues/estate-screen.ts';

/** Bounds that an operator has set, naira. */
const SET = {
  'public-power': { least: 500, most: 20_000 },
  airtime: { least: 200, most: 3_000 },
  'dev-levy': { least: 1_000, most: 40_000 },
};

describe('the least and the most that is sold at once are those in force, not those that the portal came with', () => {
  test.each([
    ['airtime', '199', '₦200', '3001', '₦3,000'],
    ['airtime-page', '199', '₦200', '3001', '₦3,000'],
    ['public-power', '499', '₦500', '20001', '₦20,000'],
  ])('of %s', async (flow, small, least, large, most) => {
    const { fill, problems } = await shop(flow, { amounts: SET });
    await fill({ amount: small });
    expect(problems().amount).toBe(`The least you can buy at once is ${least}`);
    await fill({ amount: large });
    expect(problems().amount).toBe(`The most you can buy at once is ${most}`);
  });

  test('of public power in the wizard', async () => {
    const values = { category: 'power', provider: 'phcneko' };
    const { fill, press, problems } = await shop('bill-wizard', { amounts: SET }, { values });
    await press('NEXT');
    await fill({ amount: '20001' });
    expect(problems().amount).toBe('The most you can buy at once is ₦20,000');
  });

  test('of a development levy, whose suggestion is left out where so much is not taken at once', async () => {
    const owed = { serviceCharge: 0, devLevy: -59_500, fine: 0 };
    const { fill, field, problems } = await estateScreen('pay-dev-levy', { amounts: SET, owed });
    expect(field('amount').choices).toEqual([]);
    await fill({ amount: '999' });
    expect(problems().amount).toBe(SENTENCES.leastPaid('₦1,000'));
    await fill({ amount: '40001' });
    expect(problems().amount).toBe(SENTENCES.mostPaid('₦40,000'));
  });
});
