import { describe, expect, test } from 'vitest';
import { understand } from '#machines/talk/understand.ts';

const today = '2026-11-28';
const slotsOf = (text: string, role: 'service-user' | 'service-admin' | 'service-owner') =>
  understand(text, { role, today }).slots;

describe('a month or weekday that is misspelt', () => {
  test.each([
    ['octobr', '2026-10-01', '2026-10-31'],
    ['Octobr', '2026-10-01', '2026-10-31'],
    ['septmber', '2026-09-01', '2026-09-30'],
    ['septembr', '2026-09-01', '2026-09-30'],
    ['febuary', '2026-02-01', '2026-02-28'],
    ['agust', '2026-08-01', '2026-08-31'],
    ['novemba', '2026-11-01', '2026-11-30'],
  ])('is what it stands for: %s', (month, from, to) => {
    expect(slotsOf(`what did i pay in ${month}`, 'service-user')).toEqual({ from, to });
  });

  test('is no name of a person, and a name is no month and no weekday', () => {
    expect(slotsOf('frida moved out yesterday', 'service-admin')).toEqual({ whose: 'frida', day: '2026-11-27' });
    expect(slotsOf('find munday okoro', 'service-admin')).toEqual({ name: 'munday okoro' });
    expect(slotsOf('statement of account for Augusta Obi', 'service-admin')).toEqual({ name: 'Augusta Obi' });
    expect(slotsOf('statement of account for augusta obi', 'service-admin')).toEqual({ name: 'augusta obi' });
  });
});

test.each([
  ['nineteen and a half thousand', 19_500],
  ['two and a half thousand', 2_500],
  ['2 and half thousand', 2_500],
  ['one and a half million', 1_500_000],
])('a half behind a number belongs to it: %s', (said, amount) => {
  const told = slotsOf(`fine house 4 ${said}`, 'service-admin');
  expect(told).toMatchObject({ amount });
});

test('a large number, or one that says which house, has no half behind it', () => {
  expect(slotsOf('buy 2000 and a half thousand power', 'service-user')).not.toMatchObject({ amount: 2_000_500 });
  expect(slotsOf('buy token for house 7 and half thousand', 'service-user')).not.toMatchObject({ amount: 7_500 });
});

describe('what somebody does is no name', () => {
  test('of whoever asks for their own', () => {
    const asked = 'kindly furnish me with the debits and credits of my residence for the whole of august';
    expect(slotsOf(asked, 'service-user')).toEqual({ from: '2026-08-01', to: '2026-08-31' });
  });

  test('but what people are called is, and what is done to a house has no other name', () => {
    expect(slotsOf('kindly okafor statement', 'service-admin')).toEqual({ name: 'okafor' });
    expect(slotsOf('find okafor in house 3', 'service-admin')).toEqual({ name: 'okafor' });
    expect(slotsOf('okafor in flat 4 paid levy 5000', 'service-admin')).toMatchObject({ name: 'okafor' });
  });

  test('beside a house, which says whose it is', () => {
    const asked = 'that my tenant for flat 2 swear say e no owe show me how im account waka from July';
    expect(slotsOf(asked, 'service-owner')).toEqual({ house: 'flat 2', from: '2026-07-01' });
    expect(slotsOf('statement of adaeze okafor house 12', 'service-admin')).toEqual({
      house: 'house 12',
      name: 'adaeze okafor',
    });
  });
});

test('what somebody else has to make up their mind about is no order', () => {
  const told = 'my sister does not know if she should put 5k or 10k in her meter';
  expect(understand(told, { role: 'service-user', today }).intent).toBe('none');
});
