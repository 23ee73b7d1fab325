import { expect, test } from 'vitest';
import { doubtOf } from '#machines/kit/meter-check.ts';
import { shop } from '../../support/shop.ts';

test.each(['45701120409', '45703405600', '0100000000008', '04271892301'])(
  '%s has the check digit that it should',
  (meter) => {
    expect(doubtOf(meter)).toBeNull();
  },
);

test.each(['45701120408', '45701210409', '0100000000009'])('%s has a digit that looks wrong', (meter) => {
  expect(doubtOf(meter)).toContain(`One digit of ${meter} looks wrong`);
});

test.each(['4570112040', '457011204091', '45701120409123', 'x5701120408', ''])('%s ends in no check digit', (meter) => {
  expect(doubtOf(meter)).toBeNull();
});

const FORM = { provider: 'phcneko', email: 'ada@example.com', amount: '5000' };

test('it is said below the field and before a yes, and the number is used all the same', async () => {
  const page = await shop('public-power');
  await page.fill({ ...FORM, meterNumber: '45701120408' });
  expect(page.field('meterNumber')).toMatchObject({ hint: doubtOf('45701120408'), problem: null });
  await page.press('NEXT');
  expect(page.view().step).toBe('confirming');
  expect(page.said()).toContain(doubtOf('45701120408'));
  await page.press('CONFIRM');
  expect(page.view().widget).not.toBeNull();
});

test('in the chat a yes uses it, and the right number takes the warning away', async () => {
  const page = await shop('public-power', {}, { values: { ...FORM, meterNumber: '45701120408' } });
  expect(page.heard()).toContain(doubtOf('45701120408'));
  await page.say('no, 45701120409');
  expect(page.view().step).toBe('confirming');
  expect(page.said().join()).not.toContain('looks wrong');
});
