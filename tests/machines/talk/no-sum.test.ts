import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import { factsOf, read } from '#machines/talk/reading/read.ts';
import { understand } from '#machines/talk/understand.ts';

const amounts = (text: string) => factsOf(read(text, '2026-11-24'), 'amount').map(({ value }) => value);

test.each([
  '100%',
  'power is nothing without control, 100 %',
  '50 percent of the light',
  '40 per cent off',
  'dial *312#',
])('%s names no sum', (text) => expect(amounts(text)).toEqual([]));

test.each([
  ['buy light 5000', ['5000']],
  ['#500 airtime', ['500']],
  ['5000 per month', ['5000']],
])('%s does', (text, said) => expect(amounts(text)).toEqual(said));

const meant = (text: string) => understand(text, { role: 'service-user', today: '2026-11-24' });

describe('what is told by others buys nothing', () => {
  test.each([
    'power is nothing without control, 100%',
    'Airtel says recharge 500 and win a keke',
    'MTN Double Data! Buy 1GB, get 1GB free, dial *312#',
    'Eko Disco lost 5000 meters to vandals last year, says minister',
    '9mobile loses 2 million data subscribers',
    'dstv raises price of compact to 19000',
    'tariff for Band A rises to 209 naira per unit',
    '5000 light no be small money o',
    'power 5k? no, too much',
    'the token 55201938847120396641, which payment was that',
    'load 5520 1938 8471 2039 6641 for me',
  ])('%s', (text) => expect(isPurchase(meant(text).intent)).toBe(false));
});

describe('what asks for something still does', () => {
  test.each([
    ['mtn 500 08031234567', 'airtime'],
    ['light 5k', 'buy-power'],
    ['phed 2000', 'public-power'],
    ['put 200 credit for my glo line 08050011223', 'airtime'],
  ])('%s', (text, intent) => expect(meant(text).intent).toBe(intent));
});

const PACKAGES = [
  { value: 'jolli', label: 'Jolli', detail: '₦2,000' },
  { value: 'max', label: 'Max', detail: '₦5,000' },
];
const fields = ['provider', 'smartcard', 'package'];
const open = {
  flow: 'pay-bills',
  field: 'package',
  kind: 'choice',
  choices: PACKAGES,
  fields,
  given: ['provider'],
} as const;
const said = (text: string) => understand(text, { role: 'service-user', today: '2026-11-24', open });

test('another product that is ordered by its name is none of a list of packages, though it costs as much as one', () => {
  expect(said('biko tinye m oku 2k')).toMatchObject({ intent: 'buy-power', slots: { amount: 2000 } });
  expect(said('load light 2k')).toMatchObject({ intent: 'buy-power', slots: { amount: 2000 } });
  expect(said('give me the 2k one')).toMatchObject({ intent: 'answer' });
});
