import { describe, expect, test } from 'vitest';
import { PRICE_LISTS, type PriceListName } from '#catalogues/orders.ts';
import { NETWORK_PREFIXES } from '#catalogues/products/networks.ts';
import { PRICE_LIST_KINDS, type PriceList } from '#catalogues/products/price-list.ts';
import { BUILT_IN_PRICE_LISTS } from '#catalogues/products/price-lists.ts';
import { NOT_SERVED, type ProviderCode, providerOf, providersOf } from '#catalogues/products/providers.ts';
import { networkOf } from '#machines/kit/reading/networks.ts';

/** What a provider sells on a list, as name and naira. */
function sold(list: PriceListName, provider: ProviderCode): readonly (readonly [string, number])[] {
  const providers: PriceList = BUILT_IN_PRICE_LISTS[list];
  const packages = providers.find((one) => one.provider === provider)?.packages ?? [];
  return packages.map(({ name, amount }) => [name, amount / 100] as const);
}

/** How many packages a provider sells on a list, with the least and the greatest price in naira. */
function span(list: PriceListName, provider: ProviderCode) {
  const prices = sold(list, provider).map(([, naira]) => naira);
  return { packages: prices.length, from: Math.min(...prices), to: Math.max(...prices) };
}

/** The first and the last package of a provider on a list. */
const ends = (list: PriceListName, provider: ProviderCode) => [sold(list, provider).at(0), sold(list, provider).at(-1)];

describe('who sells', () => {
  test('power comes from the six distribution companies', { tags: ['B-054'] }, () => {
    expect(providersOf('public-power').map(({ name }) => name)).toEqual([
      'EKEDC',
      'KEDCO',
      'JED',
      'AEDC',
      'IBEDC',
      'EEDC',
    ]);
  });

  test('the distribution companies are sent in lower case', () => {
    expect(providersOf('public-power').map(({ code }) => code)).toEqual([
      'phcneko',
      'phcnkano',
      'phcnjos',
      'phcnabuja',
      'phcnibadan',
      'phcnenugu',
    ]);
  });

  test('airtime and data come from airtel, mtn, glo and etisalat, which is shown as 9mobile', () => {
    const networks = [
      ['airtel', 'Airtel'],
      ['mtn', 'MTN'],
      ['glo', 'Glo'],
      ['etisalat', '9mobile'],
    ];
    for (const kind of ['airtime', 'data'] as const)
      expect(providersOf(kind).map(({ code, name }) => [code, name])).toEqual(networks);
  });

  test('only the page /airtime shows 9mobile as ETISALAT', () => {
    expect(providersOf('airtime').map(({ name, pageName }) => pageName ?? name)).toEqual([
      'Airtel',
      'MTN',
      'Glo',
      'ETISALAT',
    ]);
  });

  test('Ikeja and the other companies that are asked for are not among those served', () => {
    expect(NOT_SERVED.map(({ short }) => short)).toContain('IKEDC');
    const served: readonly string[] = providersOf('public-power').map(({ name }) => name);
    expect(NOT_SERVED.filter(({ short }) => served.includes(short))).toEqual([]);
  });
});

describe('number prefixes', () => {
  test('MTN, Airtel, Glo and 9mobile each have a list of prefixes, and no prefix stands on two', () => {
    expect(Object.keys(NETWORK_PREFIXES).toSorted()).toEqual(['airtel', 'etisalat', 'glo', 'mtn']);
    const prefixes = Object.values(NETWORK_PREFIXES).flat();
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(prefixes.filter((prefix) => !/^0[789][01]\d{1,2}$/.test(prefix))).toEqual([]);
  });

  test.each([
    ['08031234567', 'mtn'],
    ['07025123456', 'mtn'],
    ['08021234567', 'airtel'],
    ['08051234567', 'glo'],
    ['08091234567', 'etisalat'],
  ])('%s belongs to %s', (phone, network) => {
    expect(networkOf(phone)).toBe(network);
  });

  test('a prefix that is on no list suggests no network', () => {
    expect(['07020123456', '07071234567', '0803', '', 'toString'].map(networkOf)).toEqual([
      null,
      null,
      'mtn',
      null,
      null,
    ]);
  });
});

describe('price lists', () => {
  test('cable has two price lists, one of the wizard and one of the Pay Bills page', { tags: ['B-141'] }, () => {
    expect(PRICE_LISTS.filter((list) => PRICE_LIST_KINDS[list] === 'cable')).toEqual([
      'cable-pay-bills',
      'cable-wizard',
    ]);
    expect(BUILT_IN_PRICE_LISTS['cable-wizard']).not.toEqual(BUILT_IN_PRICE_LISTS['cable-pay-bills']);
  });

  test.each(PRICE_LISTS)(
    '%s has every provider of its product, each with packages of a name and an amount',
    { tags: ['B-113', 'B-140'] },
    (list) => {
      const providers: PriceList = BUILT_IN_PRICE_LISTS[list];
      const codes = providers.map(({ provider }) => provider);
      expect(codes.toSorted()).toEqual(
        providersOf(PRICE_LIST_KINDS[list])
          .map(({ code }) => code)
          .toSorted(),
      );
      for (const { packages } of providers)
        expect(packages).toEqual(packages.map(() => ({ name: expect.any(String), amount: expect.any(Number) })));
    },
  );

  test.each(PRICE_LISTS)('on %s no name stands twice for a provider, and every price is whole kobo above 0', (list) => {
    for (const { provider, packages } of BUILT_IN_PRICE_LISTS[list]) {
      const names = packages.map(({ name }) => name.toLowerCase());
      expect([provider, new Set(names).size]).toEqual([provider, names.length]);
      expect(packages.filter(({ amount }) => !(Number.isSafeInteger(amount) && amount > 0))).toEqual([]);
    }
  });
});

describe('data plans', () => {
  test('each data plan is a label that names its price', { tags: ['B-155'] }, () => {
    for (const { provider, packages } of BUILT_IN_PRICE_LISTS['data-plans']) {
      for (const { name, amount } of packages) {
        const naira = /^N([\d,]+(?:\.\d\d)?) \(\d+ (?:hrs|days?), [\d.]+[MG]B\)$/.exec(name)?.[1];
        expect([provider, name, Number(naira?.replaceAll(',', ''))]).toEqual([provider, name, amount / 100]);
      }
    }
  });

  test('9mobile has 15 data plans, N50 (24 hrs, 25MB) up to N110,000 (365 days, 120GB)', { tags: ['B-156'] }, () => {
    expect(span('data-plans', 'etisalat')).toEqual({ packages: 15, from: 50, to: 110_000 });
    expect(ends('data-plans', 'etisalat')).toEqual([
      ['N50 (24 hrs, 25MB)', 50],
      ['N110,000 (365 days, 120GB)', 110_000],
    ]);
  });

  test('Airtel has 16 data plans, N99 (1 day, 100MB) to N19,999.02 (30 days, 110GB)', { tags: ['B-157'] }, () => {
    expect(span('data-plans', 'airtel')).toEqual({ packages: 16, from: 99, to: 19_999.02 });
    expect(ends('data-plans', 'airtel')).toEqual([
      ['N99 (1 day, 100MB)', 99],
      ['N19,999.02 (30 days, 110GB)', 19_999.02],
    ]);
  });

  test('Glo has 15 data plans, N50 (1 day, 32MB) to N18,000 (30 days, 119GB)', { tags: ['B-158'] }, () => {
    expect(span('data-plans', 'glo')).toEqual({ packages: 15, from: 50, to: 18_000 });
    expect(ends('data-plans', 'glo')).toEqual([
      ['N50 (1 day, 32MB)', 50],
      ['N18,000 (30 days, 119GB)', 18_000],
    ]);
  });

  test('MTN has 18 data plans, N25 (1 day, 20MB) to N450,000 (365 days, 1500GB)', { tags: ['B-159'] }, () => {
    expect(span('data-plans', 'mtn')).toEqual({ packages: 18, from: 25, to: 450_000 });
    expect(ends('data-plans', 'mtn')).toEqual([
      ['N25 (1 day, 20MB)', 25],
      ['N450,000 (365 days, 1500GB)', 450_000],
    ]);
  });
});

describe('internet packages', () => {
  test('Smile has 13 plans from 350 to 40000', { tags: ['B-152'] }, () => {
    expect(span('internet', 'smile')).toEqual({ packages: 13, from: 350, to: 40_000 });
  });

  test('Swift has one plan, N/A at 1230', { tags: ['B-153'] }, () => {
    expect(sold('internet', 'swift')).toEqual([['N/A', 1_230]]);
  });

  test('Spectranet has 27 plans from 3070 to 56820', { tags: ['B-154'] }, () => {
    expect(span('internet', 'spectranet')).toEqual({ packages: 27, from: 3_070, to: 56_820 });
  });
});

describe('cable in the wizard', () => {
  test('the wizard has 25 DStv packages', { tags: ['B-143'] }, () => {
    expect(span('cable-wizard', 'dstv').packages).toBe(25);
  });

  test('the wizard sells DStv PREMIUM at 15800, COMPACT PLUS 10650, COMPACT 6800, CONFAM 4500, YANGA 2500, PADI 1800', {
    tags: ['B-144'],
  }, () => {
    expect(sold('cable-wizard', 'dstv').slice(0, 6)).toEqual([
      ['PREMIUM', 15_800],
      ['COMPACT PLUS', 10_650],
      ['COMPACT', 6_800],
      ['CONFAM', 4_500],
      ['YANGA', 2_500],
      ['PADI', 1_800],
    ]);
  });

  test('the wizard has DStv combos up to 24400', { tags: ['B-145'] }, () => {
    expect(span('cable-wizard', 'dstv').to).toBe(24_400);
    expect(sold('cable-wizard', 'dstv').filter(([name]) => name.includes(' + ')).length).toBeGreaterThan(0);
  });

  test('the wizard sells GOtv MAX at 3200, JOLLI 2400, JINJA 1600, LITE 400, LITE quarterly 1050, LITE annual 3100', {
    tags: ['B-146'],
  }, () => {
    expect(sold('cable-wizard', 'gotv')).toEqual([
      ['MAX', 3_200],
      ['JOLLI', 2_400],
      ['JINJA', 1_600],
      ['LITE', 400],
      ['LITE QUARTERLY', 1_050],
      ['LITE ANNUAL', 3_100],
    ]);
  });

  test('the wizard has 24 StarTimes plans, daily, weekly and monthly, from 90 to 3800', { tags: ['B-147'] }, () => {
    expect(span('cable-wizard', 'startimes')).toEqual({ packages: 24, from: 90, to: 3_800 });
    for (const period of ['DAILY', 'WEEKLY', 'MONTHLY'])
      expect(sold('cable-wizard', 'startimes').filter(([name]) => name.endsWith(period)).length).toBe(8);
  });
});

describe('cable on the Pay Bills page', () => {
  test('Pay Bills sells DStv PREMIUM at 18400, COMPACT PLUS 12400, COMPACT 7900, CONFAM 4615, YANGA 2565, PADI 1850', {
    tags: ['B-148'],
  }, () => {
    expect(sold('cable-pay-bills', 'dstv').slice(0, 6)).toEqual([
      ['PREMIUM', 18_400],
      ['COMPACT PLUS', 12_400],
      ['COMPACT', 7_900],
      ['CONFAM', 4_615],
      ['YANGA', 2_565],
      ['PADI', 1_850],
    ]);
  });

  test('Pay Bills has more DStv packages, up to 28000', { tags: ['B-149'] }, () => {
    const { packages, to } = span('cable-pay-bills', 'dstv');
    expect(packages).toBeGreaterThan(6);
    expect(to).toBe(28_000);
  });

  test('Pay Bills sells GOtv MAX at 3600, JOLLI 2460, JINJA 1640, LITE 410, quarterly 1080, annual 3180', {
    tags: ['B-150'],
  }, () => {
    expect(sold('cable-pay-bills', 'gotv')).toEqual([
      ['MAX', 3_600],
      ['JOLLI', 2_460],
      ['JINJA', 1_640],
      ['LITE', 410],
      ['LITE QUARTERLY', 1_080],
      ['LITE ANNUAL', 3_180],
    ]);
  });

  test('Pay Bills has StarTimes plans from 90 to 4200', { tags: ['B-151'] }, () => {
    expect(span('cable-pay-bills', 'startimes')).toMatchObject({ from: 90, to: 4_200 });
  });
});

test('a provider that there is not is none', () => {
  expect([providerOf('ikeja'), providerOf('EKEDC'), providerOf('')]).toEqual([undefined, undefined, undefined]);
});
