import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { ADMINISTRATION_SENTENCES as WORDS } from '#catalogues/sentences/estate/administration.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { METER } from '../../../support/answers.ts';
import type { Script } from '../../../support/portal.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };

const updating = (given: Partial<Script> = {}, values: Readonly<Record<string, string>> = { meterNumber: METER }) =>
  accountRun('update-payment', given, { person: ADMIN, values });

/** The modal, filled in and submitted, as far as the Confirm Meter dialog. */
async function confirming(given: Partial<Script> = {}, service = 'service-charge', amount = '-5000') {
  const run = updating(given);
  run.fill({ service, amount });
  run.press('NEXT');
  await run.until('confirming');
  return run;
}

describe('the payment that an administrator updates', () => {
  test('asks for a service payment and an amount, and takes why, where the meter is known', () => {
    const { view, values } = updating();
    expect(values()).toEqual({ meterNumber: METER, service: '', amount: '', because: '' });
    expect(view()).toMatchObject({ title: 'Update Service Payments', next: 'service' });
    const [, service] = view().fields;
    expect(service?.choices.map(({ label }) => label)).toEqual(['Service Charge', 'Development Levy', 'Fine']);
  });

  test('is refused without a choice: "Please Select Service Payment"', { tags: ['E-020'] }, () => {
    const { fill, press, problems, asked } = updating();
    fill({ amount: '0' });
    press('NEXT');
    expect(problems()).toEqual({ service: 'Please Select Service Payment' });
    expect(asked('meterName')).toEqual([]);
  });

  test('shows the estate the meter belongs to, its holder, and what the balance is and becomes', {
    tags: ['E-021'],
  }, async () => {
    const { view, asked } = await confirming();
    expect(asked('meterName')).toEqual([METER]);
    expect(view().dialog).toEqual({
      title: 'Confirm Meter',
      lines: [
        'This meter number belongs to Palm Court.',
        `Meter ${METER}, held by Amaka Eze.`,
        'Service Charge now: ₦15,000 owed. It becomes: ₦5,000 owed.',
      ],
    });
    expect(view().actions.map(({ label }) => label)).toEqual([MESSAGES.confirm, MESSAGES.doNotUpdate]);
  });

  test('that is what it is already changes nothing, and a reason is not lost in silence', async () => {
    const run = updating();
    run.fill({ service: 'service-charge', amount: '-15000', because: 'The gate was broken' });
    run.press('NEXT');
    await run.until('checking');
    await run.until('asking');
    expect(run.problems()).toEqual({ amount: WORDS.balanceSame('₦15,000 owed') });
    expect(run.values()).toMatchObject({ because: 'The gate was broken' });
    expect(run.asked('updateServicePayments')).toEqual([]);
  });

  test('is set to the new balance under the one that was shown, and every page reads it again', {
    tags: ['E-026', 'G-023', 'G-039'],
  }, async () => {
    const run = await confirming();
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('updateServicePayments')).toEqual([
      { meter_number: METER, servicePayment: 'servicecharge', amount: -5_000, expected: -15_000 },
    ]);
    expect(run.said()).toEqual(['Payment updated']);
    expect(run.came).toEqual(['changed: rows']);
    expect(run.waited).toEqual(['meterCheck', 'paymentUpdate']);
  });

  test('is read back with why it is changed, which goes along', async () => {
    const reason = 'The meter was read wrongly';
    const run = updating({}, { meterNumber: METER, service: 'service-charge', amount: '-5000', because: reason });
    run.press('NEXT');
    expect((await run.until('confirming')).dialog?.lines.at(-1)).toBe(WORDS.balanceBecause(reason));
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('updateServicePayments')).toMatchObject([{ amount: -5_000, reason }]);
  });

  test.each([
    ['service-charge', '5k in credit', 'servicecharge', 5_000, '₦5,000 in credit'],
    ['service-charge', '5,000 owed', 'servicecharge', -5_000, '₦5,000 owed'],
    ['dev-levy', '-₦60,000.50', 'devlevy', -60_000.5, '₦60,000.50 owed'],
    ['dev-levy', '0', 'devlevy', 0, 'Nothing owed'],
    ['fine', '2500', 'fine', 2_500, '₦2,500 owed'],
    ['fine', '2500 owed', 'fine', 2_500, '₦2,500 owed'],
  ])('reads a balance of %s as "%s" is meant', async (service, amount, servicePayment, naira, words) => {
    const run = await confirming({}, service, amount);
    expect(run.view().dialog?.lines[2]).toContain(`It becomes: ${words}.`);
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('updateServicePayments')).toMatchObject([{ servicePayment, amount: naira }]);
  });

  test.each([
    ['', WORDS.balanceRequired],
    ['a lot', WORDS.balanceUnclear],
    ['-5000 owed', WORDS.balanceUnclear],
    ['100000001', WORDS.balanceLarge],
  ])('takes no balance that is none: "%s"', (amount, problem) => {
    const { fill, press, problems } = updating();
    fill({ service: 'fine', amount });
    press('NEXT');
    expect(problems()).toEqual({ amount: problem });
  });

  test.each(['-5000', '5000 in credit', '₦-0.01'])('takes no fine below 0, and says why: "%s"', (amount) => {
    const { fill, press, problems, asked } = updating();
    fill({ service: 'fine', amount });
    press('NEXT');
    expect([problems(), asked('meterName')]).toEqual([{ amount: WORDS.fineNegative }, []]);
  });

  test('reduces no fine by more than is owed, and says how much that is', async () => {
    const run = updating({ balances: { serviceCharge: 0, devLevy: 0, fine: 700 } });
    run.fill({ service: 'fine', amount: '701 less owed' });
    run.press('NEXT');
    await run.until('checking');
    await run.until('asking');
    expect(run.problems()).toEqual({ amount: WORDS.fineReduced('₦700 owed') });
    run.fill({ amount: '700 less owed' });
    run.press('NEXT');
    await run.until('confirming');
    expect(run.view().dialog?.lines[2]).toBe('Fine now: ₦700 owed. It becomes: Nothing owed.');
  });

  test('changes nothing after a no', async () => {
    const run = await confirming();
    run.press('DECLINE');
    expect([run.said(), run.isDone(), run.asked('updateServicePayments')]).toEqual([[WORDS.balanceKept], true, []]);
  });

  test('a meter that cannot be looked up says so: "Server error! Exit and try again"', {
    tags: ['E-023'],
  }, async () => {
    const { fill, press, until, said, values } = updating({ ownMeter: 'no line' });
    fill({ service: 'fine', amount: '0' });
    press('NEXT');
    await until('checking');
    await until('asking');
    expect([said(), values().amount]).toEqual([['Server error! Exit and try again'], '0']);
  });

  test('a meter that is none of the own estate is named at its field', async () => {
    const { fill, press, until, problems } = updating({ ownMeter: 'unknown' });
    fill({ service: 'fine', amount: '0' });
    press('NEXT');
    await until('checking');
    await until('asking');
    expect(problems()).toEqual({ meterNumber: 'This meter is not one of your estate.' });
  });

  test.each([
    [{ refused: 'The balance has moved.' }, 'The balance has moved.'],
    [{ refused: '' }, 'Error updating try again'],
    ['no line', 'Error updating try again'],
    ['broken', 'Error updating try again'],
  ] as const)(
    'an update that is not taken (%j) says so, and the form stays',
    { tags: ['E-027'] },
    async (administered, words) => {
      const run = await confirming({ administered });
      run.press('CONFIRM');
      await run.until('asking');
      expect([run.said(), run.values().amount, run.came]).toEqual([[words], '-5000', []]);
    },
  );
});

describe('whose payment it is', () => {
  test('may be said by name, and the meter of that one resident is meant', async () => {
    const run = updating({}, { name: 'Mrs Eze 7', service: 'fine', amount: '0' });
    expect(run.values()).toEqual({ name: 'Mrs Eze 7', service: 'fine', amount: '0', because: '' });
    run.press('NEXT');
    await run.until('confirming');
    expect([run.asked('searchResidents'), run.asked('meterName')]).toEqual([[{ term: 'Eze 7' }], ['45012345677']]);
  });

  test.each([
    ['Zainab', MESSAGES.residentNotFound],
    [
      'Eze',
      WORDS.severalResidents(['Bola Eze 1 (45012345671)', 'Chidi Eze 2 (45012345672)', 'Dayo Eze 3 (45012345673)'], 58),
    ],
    ['Eze 55', WORDS.noMeterYet('Amaka Eze 55')],
  ])('is asked again where a name is not clear: %s', async (name, problem) => {
    const run = updating({}, { name, service: 'fine', amount: '0' });
    run.press('NEXT');
    await run.until('checking');
    await run.until('asking');
    expect(run.problems()).toEqual({ name: problem });
    run.fill({ name: '4501 2345 671' });
    run.press('NEXT');
    await run.until('confirming');
    expect(run.asked('meterName')).toEqual(['45012345671']);
  });
});
