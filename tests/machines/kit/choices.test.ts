import { describe, expect, test } from 'vitest';
import { fill, lastAsked, openField, revise } from '#machines/kit/answers.ts';
import type { Field, Fields } from '#machines/kit/field.ts';
import { NO_ANSWERS } from '#machines/kit/field.ts';
import { oneOf, optional, required } from '#machines/kit/fields.ts';
import { leftOver, matching, nearestTwo } from '#machines/kit/reading/choices.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import type { Choice } from '#machines/kit/view.ts';

const choice = (label: string, detail: string): Choice => ({ value: label, label, detail });
const CABLE = [choice('COMPACT PLUS', '₦12,400'), choice('COMPACT', '₦7,900'), choice('PREMIUM + ASIA', '₦20,500')];
const PLANS = [
  choice('N1,499.01 (30 days, 3GB)', '₦1,499.01'),
  choice('N1,499.03 (7 days, 6GB)', '₦1,499.03'),
  choice('N2,499.01 (30 days, 6GB)', '₦2,499.01'),
];
const COMPANIES = [choice('PHCNEKO', 'EKEDC, Eko Electricity'), choice('PHCNJOS', 'JED, Jos Electricity')];

describe('which choices a text may mean', () => {
  test.each([
    ['compact', ['COMPACT']],
    ['Compact plus', ['COMPACT PLUS']],
    ['premium asia', ['PREMIUM + ASIA']],
    ['7900', ['COMPACT']],
    ['₦12,400', ['COMPACT PLUS']],
    ['12.4k', ['COMPACT PLUS']],
    ['8000', []],
    ['', []],
    ['gold', []],
  ])('of cable packages, "%s" means %j', (raw, meant) => {
    expect(matching(CABLE, raw).map(({ value }) => value)).toEqual(meant);
  });

  test.each([
    ['6gb', 2],
    ['3GB', 1],
    ['7 days', 1],
    ['1499', 2],
    ['1499.01', 1],
    ['1499.02', 0],
    ['3 GB', 1],
    ['3000mb', 1],
    ['6gb weekly', 1],
    ['6gb for 30 days', 0],
    ['6gb 30 days', 1],
    ['6gb for ₦1,499', 0],
    ['6gb ₦1,499', 1],
    ['3gb ₦1,499', 1],
    ['3gb ₦2,499', 0],
    ['3.1gb', 0],
    ['2.9 GB', 0],
    ['4gb', 0],
    ['2.9gb weekly', 0],
    ['1500', 0],
    ['₦1,500', 0],
    ['1.5k', 0],
  ])('of data plans, "%s" fits %i', (raw, count) => {
    expect(matching(PLANS, raw)).toHaveLength(count);
  });

  test.each([
    ['compact extra view', ['COMPACT + EXTRA VIEW']],
    ['extra view compact', ['COMPACT + EXTRA VIEW']],
    ['compact max', []],
    ['compact asia', ['COMPACT + ASIA']],
  ])('of packages that are made of others, "%s" means %j', (raw, meant) => {
    const made = ['COMPACT', 'COMPACT + ASIA', 'COMPACT + EXTRA VIEW', 'COMPACT + ASIA + EXTRA VIEW'];
    const choices = made.map((label) => choice(label, '₦1'));
    expect(matching(choices, raw).map(({ value }) => value)).toEqual(meant);
  });

  test.each([
    ['5gb', ['N1,499.03 (7 days, 6GB)', 'N2,499.01 (30 days, 6GB)']],
    ['4gb', ['N1,499.01 (30 days, 3GB)', 'N1,499.03 (7 days, 6GB)']],
    ['₦2,000', ['N2,499.01 (30 days, 6GB)', 'N1,499.03 (7 days, 6GB)']],
    ['3gb weekly', ['N1,499.01 (30 days, 3GB)', 'N1,499.03 (7 days, 6GB)']],
    ['gold', []],
  ])('what comes nearest to "%s" is %j', (raw, near) => {
    expect(nearestTwo(PLANS, raw).map(({ value }) => value)).toEqual(near);
  });

  test('a name that is on no list comes nearest to what has most of its words', () => {
    expect(nearestTwo(CABLE, 'compact max').map(({ value }) => value)).toEqual(['COMPACT', 'COMPACT PLUS']);
  });

  test('a company is known by its code, its short name and its own name', () => {
    for (const raw of ['phcnjos', 'JED', 'jos', 'jos electricity']) {
      expect(matching(COMPANIES, raw).map(({ value }) => value)).toEqual(['PHCNJOS']);
    }
  });

  test('what fits several leaves those to choose from; what fits none leaves all, the nearest volumes first', () => {
    expect(leftOver(PLANS, '6gb')).toHaveLength(2);
    expect(leftOver(PLANS, 'hmm')).toEqual(PLANS);
    expect(leftOver(PLANS, '9gb')).toEqual([PLANS[1], PLANS[2], PLANS[0]]);
  });
});

describe('answers about choices', () => {
  const plan = (choices: readonly Choice[]): Field => ({
    label: 'Plan',
    ask: 'Which plan?',
    kind: 'choice',
    placeholder: '',
    choices,
    schema: oneOf(choices, { empty: 'empty', several: 'several', none: 'none' }),
  });
  const note: Field = { label: 'Note', ask: '', kind: 'text', placeholder: '', schema: optional(required('empty')) };
  const fields = (choices: readonly Choice[]): Fields => ({ plan: plan(choices), note });

  test('what was said before the choices were known is understood once they are, and is still from the chat', () => {
    const before = fill(NO_ANSWERS, () => fields([]), { plan: '3gb' }, 'chat');
    expect(before.problems).toEqual({ plan: 'none' });
    const after = revise(before, () => fields(PLANS));
    expect(after).toEqual({ ...before, values: { plan: 'N1,499.01 (30 days, 3GB)' }, problems: {} });
  });

  test('a choice that is not offered any more is a problem, and stays as it was said', () => {
    const before = fill(NO_ANSWERS, () => fields(PLANS), { plan: '3gb' });
    const after = revise(before, () => fields(CABLE));
    expect(after).toMatchObject({ values: before.values, problems: { plan: 'none' } });
    expect(openField(after, fields(CABLE), ['plan'])).toBe('plan');
  });

  test('the way back leads to the last question that must be answered', () => {
    expect(lastAsked(fields(PLANS), ['plan', 'note'])).toBe('plan');
    expect(lastAsked({ note }, ['note'])).toBe('note');
    expect(lastAsked({}, [])).toBeUndefined();
  });
});

describe('a name with a typing error', () => {
  const estates = ['Palm Court', 'Palm Grove', 'Cedar View'].map((label, at) => ({ value: String(at), label }));

  test.each([
    ['palm cuort', ['Palm Court']],
    ['ceder veiw', ['Cedar View']],
    ['plam', ['Palm Court', 'Palm Grove']],
    ['palm grov', ['Palm Grove']],
    ['palm', ['Palm Court', 'Palm Grove']],
    ['oak park', []],
    ['5000', []],
  ])('"%s" is %j', (said, labels) => {
    expect(matching(estates, said).map(({ label }) => label)).toEqual(labels);
  });

  test('is no other name, where one is called just so', () => {
    const near = ['Cedar View', 'Ceder View'].map((label) => ({ value: label, label }));
    expect(matching(near, 'ceder view')).toEqual([near[1]]);
  });
});

describe('a mobile number as it is dialled', () => {
  test.each([
    ['+234 803 123 4567', '08031234567'],
    ['+234 (0) 803-123-4567', '08031234567'],
    ['2348031234567', '08031234567'],
    ['002348031234567', '08031234567'],
    ['0803.123.4567', '08031234567'],
    ['08031234567', '08031234567'],
    ['2340000', '2340000'],
    ['amaka', 'amaka'],
  ])('%s is %s', (typed, number) => {
    expect(dialled(typed)).toBe(number);
  });
});

describe('the one of a list with the least or the highest price', () => {
  const LIST = [
    { value: 'lite', label: 'LITE', detail: '₦1,600' },
    { value: 'max', label: 'MAX', detail: '₦3,600' },
    { value: 'big', label: 'SUPA BIG', detail: '₦2,900' },
  ];
  const meant = (said: string) => matching(LIST, said).map(({ value }) => value);

  test.each([
    ...['cheapest', 'the cheap one', 'cheapest one abeg', 'the least expensive', 'give me the small one'],
    ...['the one wey no cost', 'any cheap one', 'the smallest', 'lowest price', 'wey cheap pass'],
  ])('%s', (said) => expect(meant(said)).toEqual(['lite']));

  test.each(['the most expensive', 'the costliest', 'highest', 'the largest one', 'wey cost pass'])('%s', (said) =>
    expect(meant(said)).toEqual(['max']),
  );

  test('but what a choice is called names that one', () => expect(meant('big')).toEqual(['big']));
});
