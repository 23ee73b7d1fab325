import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRICE_LISTS } from '#catalogues/orders.ts';
import { BUILT_IN_PRICE_LISTS } from '#catalogues/products/price-lists.ts';
import { startServer } from '#src/server/boot/server.ts';
import { CannotStart } from '#src/server/cannot-start.ts';
import { readConfig } from '#src/server/config.ts';
import { readPriceList, writePriceList } from '#src/server/price-lists/price-list-file.ts';
import { openPriceLists, PRICE_LIST_VARIABLES, replacedPriceLists } from '#src/server/price-lists/price-lists.ts';
import { openTestApp } from '../../support/server/app.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattchat-prices-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
function fileOf(text: string): string {
  files += 1;
  const file = join(folder, `prices-${files}.json`);
  writeFileSync(file, text);
  return file;
}
const pricesFrom = (settings: Record<string, string>) =>
  openPriceLists(replacedPriceLists(readConfig(settings).priceListFiles));

const SWIFT = `{
  "providers": [
    {
      "provider": "swift",
      "packages": [
        {"name": "Swift 10GB", "amount": 1230},
        {"name": "Swift 20GB", "amount": 2499.99}
      ]
    }
  ]
}
`;

describe('a file of the operator', () => {
  test('replaces the price list that its variable names, and no other', async () => {
    const portal = await openTestApp({ PRICE_LIST_INTERNET: fileOf(SWIFT) });
    const read = async (list: string) => (await portal.call('priceList', { list })).body.providers;
    expect(await read('internet')).toEqual([
      {
        provider: 'swift',
        name: 'Swift',
        packages: [
          { name: 'Swift 10GB', amount: 1230 },
          { name: 'Swift 20GB', amount: 2499.99 },
        ],
      },
    ]);
    expect(await read('cable-wizard')).toHaveLength(3);
    await portal.close();
  });

  test('says what orders are priced at, to the kobo', () => {
    const prices = pricesFrom({ PRICE_LIST_INTERNET: fileOf(SWIFT) });
    expect(prices.find('internet', 'swift', 'Swift 20GB')).toEqual({ name: 'Swift 20GB', amount: 249_999 });
    expect(prices.find('internet', 'swift', 'N/A')).toBeUndefined();
    expect(prices.find('internet', 'smile', '2GB Bigga')).toBeUndefined();
  });

  test.each(PRICE_LISTS)('can begin as the built-in %s, written out', (list) => {
    const text = writePriceList(BUILT_IN_PRICE_LISTS[list]);
    expect(readPriceList(list, text)).toEqual({ ok: true, list: BUILT_IN_PRICE_LISTS[list] });
    expect(pricesFrom({ [PRICE_LIST_VARIABLES[list]]: fileOf(text) }).list(list)).toEqual(BUILT_IN_PRICE_LISTS[list]);
  });

  test('may begin with a byte order mark and end its lines as Windows does', () => {
    const prices = pricesFrom({ PRICE_LIST_INTERNET: fileOf(`\uFEFF${SWIFT.replaceAll('\n', '\r\n')}`) });
    expect(prices.list('internet')).toHaveLength(1);
  });
});

describe('a package is found', () => {
  test('by the list that it was quoted from: the wizard and Pay Bills differ', () => {
    const prices = openPriceLists();
    expect(prices.find('cable-wizard', 'dstv', 'COMPACT')).toEqual({ name: 'COMPACT', amount: 680_000 });
    expect(prices.find('cable-pay-bills', 'dstv', 'COMPACT')).toEqual({ name: 'COMPACT', amount: 790_000 });
  });

  test('for its own provider only, and by its whole name', () => {
    const prices = openPriceLists();
    expect(prices.find('cable-wizard', 'gotv', 'COMPACT')).toBeUndefined();
    expect(prices.find('cable-wizard', 'dstv', 'COMPAC')).toBeUndefined();
    expect(prices.find('cable-wizard', 'toString', 'COMPACT')).toBeUndefined();
  });
});

/** SWIFT with one thing in it changed, and what keeps the portal from starting with it. */
const REFUSED: readonly (readonly [why: string, change: readonly [string, string], line: number, reason: string])[] = [
  ['is not JSON', ['"amount": 1230', '"amount" 1230'], 6, "is not JSON: Expected ':' after property name"],
  ['ends in the middle', ['    }\n  ]\n}\n', '    }\n'], 9, "is not JSON: Expected ',' or ']' after array element"],
  ['has a comma too many', ['2499.99}', '2499.99},'], 8, 'is not JSON: Unexpected token'],
  ['has an amount of 0', ['1230', '0'], 6, 'providers[0].packages[0].amount must be more than 0'],
  ['has a negative amount', ['2499.99', '-5'], 7, 'providers[0].packages[1].amount must be more than 0'],
  ['splits a kobo', ['2499.99', '2499.995'], 7, 'providers[0].packages[1].amount must have two decimals at most'],
  ['splits a kobo finely', ['1230', '1e-7'], 6, 'providers[0].packages[0].amount must have two decimals at most'],
  ['is beyond every order', ['1230', '100000001'], 6, 'providers[0].packages[0].amount must be 100000000 at most'],
  [
    'writes an amount as text',
    ['1230', '"1230"'],
    6,
    'providers[0].packages[0].amount must be a number of naira, such as 350 or 19999.02',
  ],
  ['leaves an amount out', [', "amount": 1230', ''], 6, 'providers[0].packages[0].amount is missing'],
  ['leaves the packages out', ['"packages"', '"plans"'], 3, 'providers[0].packages is missing'],
  ['has a word of its own', ['"amount": 1230', '"amount": 1230,\n "price": 5'], 7, 'is not part of a price list'],
  ['has an amount twice', ['"amount": 1230', '"amount": 1230,\n "amount": 5'], 7, '"amount" stands here a second time'],
  [
    'has a package twice',
    ['Swift 20GB', 'SWIFT 10gb'],
    7,
    'providers[0].packages[1].name stands here a second time for the same provider',
  ],
  [
    'has a provider twice',
    ['    }\n  ]', '    },\n{ "provider": "swift", "packages": [{"name": "A", "amount": 1}] }\n  ]'],
    10,
    'providers[1].provider stands here a second time',
  ],
  [
    'has a provider that there is not',
    ['"swift"', '"swiftly"'],
    4,
    'providers[0].provider must be one of spectranet, smile, swift, in lower case',
  ],
  ['has a provider of another product', ['"swift"', '"dstv"'], 4, 'must be one of spectranet, smile, swift'],
  ['has a provider in capitals', ['"swift"', '"SWIFT"'], 4, 'must be one of spectranet, smile, swift, in lower case'],
  ['has a package without a name', ['Swift 10GB', ' '], 6, 'name must be one line of text without blanks at its ends'],
  ['has a name over two lines', ['Swift 10GB', 'Swift\\n10GB'], 6, 'name must be one line of text'],
  ['has too long a name', ['Swift 10GB', 'x'.repeat(81)], 6, 'name must have 80 characters at most'],
  ['sells nothing', [SWIFT, '{\n "providers": [] }'], 2, 'providers must not be empty'],
  ['is another thing altogether', [SWIFT, '\n\n["internet"]'], 3, 'must be an object with providers'],
  ['has an amount with a comma', ['1230', '1,230'], 6, 'is not JSON: Expected double-quoted property name'],
  ['has an amount with its currency', ['1230', 'N1230'], 6, "is not JSON: Unexpected token 'N'"],
  ['is empty', [SWIFT, ''], 1, 'is not JSON: Unexpected end of JSON input'],
];

describe('a file is refused', () => {
  test.each(REFUSED)('when it %s, with the line and the reason', (_, [from, to], line, reason) => {
    const file = fileOf(SWIFT.replace(from, () => to));
    const read = () => pricesFrom({ PRICE_LIST_INTERNET: file });
    expect(read).toThrow(CannotStart);
    expect(read).toThrow(`PRICE_LIST_INTERNET: ${file}, line ${line}: `);
    expect(read).toThrow(reason);
  });

  test('when it cannot be read', () => {
    const read = () => pricesFrom({ PRICE_LIST_CABLE_WIZARD: join(folder, 'missing.json') });
    expect(read).toThrow(CannotStart);
    expect(read).toThrow(/PRICE_LIST_CABLE_WIZARD: .*missing\.json cannot be read: ENOENT: no such file/);
  });

  test('with all that is wrong in it, and in the other files, at once', () => {
    const internet = fileOf(SWIFT.replace('1230', '0').replace('2499.99', '-1'));
    const data = fileOf(SWIFT);
    const read = () => pricesFrom({ PRICE_LIST_INTERNET: internet, PRICE_LIST_DATA_PLANS: data });
    for (const place of [`${data}, line 4: `, `${internet}, line 6: `, `${internet}, line 7: `])
      expect(read).toThrow(place);
  });

  test('by its first 20 lines where every line is wrong', () => {
    const packages = Array.from({ length: 50 }, (_, at) => ({ name: `Plan ${at}`, amount: 0 }));
    const file = fileOf(JSON.stringify({ providers: [{ provider: 'swift', packages }] }, null, 1));
    expect(() => pricesFrom({ PRICE_LIST_INTERNET: file })).toThrow(/and 30 more$/);
  });
});

test('the portal does not start on a price list that does not fit, and touches no data before it has said so', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const file = fileOf(SWIFT.replace('1230', '0'));
  const starting = startServer(readConfig({ PORT: '0', DATA_DIR: dataDir, PRICE_LIST_INTERNET: file }));
  await expect(starting).rejects.toThrow(`PRICE_LIST_INTERNET: ${file}, line 6: `);
  expect(readdirSync(dataDir)).toEqual([]);
});
