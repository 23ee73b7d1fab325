import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { GOOD_PLATFORM, type PlatformScript } from '../../../support/calls/platform.ts';
import { runTo } from './platform-run.ts';

const [PALM, CEDAR] = [
  { id: 1, name: 'Palm Court' },
  { id: 2, name: 'Cedar View' },
];
const of = (
  id: number,
  name: string,
  estate: typeof PALM,
  enabled = true,
  amount = 2_500,
): PlatformScript['monthly'][number] => ({ id, name, kind: 'service', amount, estate, enabled, residents: 0 });
const monthly = [
  ...GOOD_PLATFORM.monthly,
  of(2, 'Waste', PALM),
  of(3, 'Waste', CEDAR, false, 3_000),
  of(4, 'Gym', PALM, false),
];

describe.each([
  ['create-service', 'Create New Service', 'createService', 'service_name', 'service name is required'],
  ['create-fee', 'Create New Fee', 'createFee', 'serviceName', 'service name is required'],
])('%s', (flow, title, call, name, missing) => {
  const FILLED = { estate: '2', serviceName: 'Waste', amount: '2,500.50' };

  test('asks for estate, name and monthly amount', { tags: ['F-017', 'F-020'] }, async () => {
    const { press, problems, view } = await runTo('asking', flow);
    press('NEXT');
    expect(view().title).toBe(title);
    expect(problems()).toEqual({
      estate: PLATFORM_FLOW.selectEstate,
      serviceName: missing,
      amount: 'amount is required',
    });
  });

  test('takes names and amounts only that can be some', { tags: ['F-021'] }, async () => {
    const { fill, problems } = await runTo('asking', flow);
    fill({ serviceName: 'W', amount: 'a lot' });
    expect(problems()).toEqual({ serviceName: MESSAGES.namePattern, amount: PLATFORM_FLOW.amountUnclear });
    fill({ serviceName: 'Waste', amount: '0' });
    expect(problems()).toEqual({ amount: PLATFORM_FLOW.amountSmall });
    fill({ amount: '100000001' });
    expect(problems()).toEqual({ amount: PLATFORM_FLOW.amountLarge });
  });

  test('reads back what is made, and where, and makes it once', { tags: ['F-018', 'F-028'] }, async () => {
    const run = await runTo('confirming', flow, FILLED);
    expect(run.view().dialog).toEqual({
      title: 'Create Waste in Cedar View?',
      lines: ['₦2,500.50 a month.', PLATFORM_FLOW.coversUnsaid, PLATFORM_FLOW.everyResident('Cedar View')],
    });
    run.press('CONFIRM');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked(call)).toEqual([{ [name]: 'Waste', amount: 2_500.5, estate: 2 }]);
    expect([run.said(), run.came]).toEqual([['Service created'], ['changed: rows']]);
  });

  test('what it covers is read back and sent, where that is said', async () => {
    const run = await runTo('confirming', flow, { ...FILLED, covers: 'One bin a house.' });
    expect(run.view().dialog?.lines).toContain('What it covers: “One bin a house.”');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked(call)).toMatchObject([{ description: 'One bin a house.' }]);
  });

  test('what it covers is not asked for: where it is missing the read-back says so, and asks it at a press', async () => {
    const run = await runTo('confirming', flow, FILLED);
    const asking = () => run.view().actions.find(({ field }) => field === 'covers');
    expect(asking()).toMatchObject({ type: 'EDIT', label: 'Say what it covers', enabled: true });
    run.send({ type: 'EDIT', field: 'covers' });
    await run.until('asking');
    expect(run.view()).toMatchObject({ next: 'covers' });
    run.fill({ covers: 'One bin a house.' }, 'chat');
    run.press('NEXT');
    await run.until('confirming');
    expect(run.view().dialog?.lines).toContain('What it covers: “One bin a house.”');
    expect(asking()).toBeUndefined();
  });

  test('a name that the estate has is refused at its field', { tags: ['F-022'] }, async () => {
    const administered = { refused: 'This service name already exist' };
    const run = await runTo('confirming', flow, FILLED, { administered });
    run.press('CONFIRM');
    await run.until('asking');
    expect(run.problems()).toEqual({ serviceName: 'This service name already exist' });
    expect(run.values()).toEqual({ ...FILLED, covers: '' });
  });

  test('no answer: "Opps! Server error"', { tags: ['F-029'] }, async () => {
    const run = await runTo('confirming', flow, FILLED, { administered: 'no line' });
    run.press('CONFIRM');
    await run.until('asking');
    expect(run.said()).toEqual(['Opps! Server error']);
  });
});

describe('enabling a service', () => {
  const enabling = (values: Readonly<Record<string, string>>, step = 'asking') =>
    runTo(step, 'enable-service', values, { monthly });
  const offered = (run: Awaited<ReturnType<typeof enabling>>) =>
    run.view().fields.find(({ name }) => name === 'service')?.choices;

  test('offers what the estate has disabled, and what only others have', { tags: ['F-024'] }, async () => {
    const cedar = await enabling({ estate: '2' });
    expect(offered(cedar)).toEqual([
      expect.objectContaining({ value: '3', label: 'Waste', detail: '₦3,000' }),
      expect.objectContaining({ value: '1', label: 'Security', detail: '₦5,000, Palm Court' }),
      expect.objectContaining({ value: '4', label: 'Gym', detail: '₦2,500, Palm Court' }),
    ]);
    const palm = await enabling({ estate: '1' });
    expect(offered(palm)?.map(({ label }) => label)).toEqual(['Gym']);
  });

  test('offers nothing before it is known for which estate, and nothing that the estate has', async () => {
    const run = await enabling({});
    const [, service] = run.view().fields;
    expect([service?.choices, service?.placeholder]).toEqual([[], PLATFORM_FLOW.estateFirst]);
    run.fill({ estate: 'nowhere at all' }, 'chat');
    expect(offered(run)).toEqual([]);
    run.fill({ estate: '1' });
    expect(offered(run)?.map(({ label }) => label)).toEqual(['Gym']);
  });

  test('says so where the estate has every service already', async () => {
    const all = monthly.filter(({ estate, enabled }) => estate === PALM && enabled);
    const run = await runTo('asking', 'enable-service', { estate: '1' }, { monthly: all });
    const [, service] = run.view().fields;
    expect([service?.ask, service?.placeholder]).toEqual([PLATFORM_FLOW.noneToEnable, PLATFORM_FLOW.noneToEnable]);
    run.press('NEXT');
    expect(run.problems()).toEqual({ service: PLATFORM_FLOW.noneToEnable });
  });

  test('is read back with its price, and sent with both ids', async () => {
    const run = await enabling({ estate: 'ceder view', service: 'waste' }, 'confirming');
    expect(run.view().dialog).toEqual({
      title: 'Enable Waste for Cedar View?',
      lines: ['₦3,000 a month.', PLATFORM_FLOW.coversUnsaid, PLATFORM_FLOW.everyResident('Cedar View')],
    });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('enableService')).toEqual([{ service_id: 3, estate: 2 }]);
  });

  test('is read back with what its own estate says of it, and never with what another one says', async () => {
    const described = monthly.map((one) => (one.name === 'Gym' ? { ...one, description: 'Open till ten.' } : one));
    const own = await runTo('confirming', 'enable-service', { estate: '1', service: '4' }, { monthly: described });
    expect(own.view().dialog?.lines).toContain('What it covers: “Open till ten.”');
    const copy = await runTo('confirming', 'enable-service', { estate: '2', service: '4' }, { monthly: described });
    expect(copy.view().dialog?.lines).toContain(PLATFORM_FLOW.coversUnsaid);
  });

  test('that is enabled already is told to be so', async () => {
    const run = await enabling({ estate: 'palm court', service: 'waste' });
    expect(run.problems()).toEqual({ service: PLATFORM_FLOW.enabledAlready('Waste', 'Palm Court') });
  });

  test('finds a service that was named before its estate', async () => {
    const run = await enabling({ service: 'gym' });
    run.fill({ estate: 'cedar' }, 'chat');
    expect([run.values(), run.problems()]).toEqual([{ estate: '2', service: '4', covers: '' }, {}]);
  });

  test('asks which, where several are called so', async () => {
    const others = [...monthly, of(5, 'Water', PALM, false), of(6, 'Water tank', PALM, false)];
    const run = await runTo('asking', 'enable-service', { estate: '1', service: 'wat' }, { monthly: others });
    expect(run.problems()).toEqual({ service: SENTENCES.noneFits });
    const water = await runTo('asking', 'enable-service', { estate: '1' }, { monthly: others });
    water.fill({ service: 'tank water' }, 'chat');
    expect(water.values().service).toBe('6');
  });
});

describe('what a service covers', () => {
  const BINS = 'One bin a house.';
  const told = monthly.map((one) => (one.id === 2 ? { ...one, description: BINS } : one));
  const describing = async (covers: string | null, given = monthly) => {
    const values = { estate: '1', service: '2', ...(covers !== null && { covers }) };
    const run = await runTo('asking', 'describe-service', values, { monthly: given });
    const field = () => run.view().fields.find(({ name }) => name === 'covers');
    return { ...run, field };
  };

  test('is read back and sent', async () => {
    const run = await describing(BINS);
    run.press('NEXT');
    await run.until('confirming');
    expect(run.view().dialog).toEqual({
      title: 'Tell residents what Waste in Palm Court covers?',
      lines: ['What it covers: “One bin a house.”'],
    });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('describeService')).toEqual([{ service_id: 2, description: BINS }]);
  });

  test('must be said where nothing is said yet, in so many letters at most', async () => {
    const run = await describing('');
    run.press('NEXT');
    expect(run.problems()).toEqual({ covers: PLATFORM_FLOW.coversRequired });
    expect(run.field()?.choices).toEqual([]);
    run.fill({ covers: 'x'.repeat(201) });
    expect(run.problems()).toEqual({ covers: PLATFORM_FLOW.nameLong(200) });
    run.fill({ covers: 'x'.repeat(200) });
    expect(run.problems()).toEqual({});
  });

  test('can be changed where its row shows it, and the read-back has both', async () => {
    const run = await describing(BINS, told);
    expect(run.field()).toMatchObject({ value: BINS, hint: null });
    run.fill({ covers: 'Two bins.' });
    run.press('NEXT');
    await run.until('confirming');
    expect(run.view().dialog?.lines).toEqual(['What it covers: “Two bins.”', 'Told now: “One bin a house.”']);
  });

  test.each(['on the form, by emptying it', 'in the chat, by its button'] as const)(
    'is taken away %s',
    async (where) => {
      const inChat = where === 'in the chat, by its button';
      const run = await describing(inChat ? null : BINS, told);
      expect(run.field()?.choices).toEqual([{ value: '', label: 'Take away what is said' }]);
      if (inChat) expect(run.field()?.ask).toBe(PLATFORM_FLOW.whatIsCoveredNow(BINS));
      run.fill({ covers: '' }, inChat ? 'chat' : 'form');
      run.press('NEXT');
      await run.until('confirming');
      expect(run.view().dialog).toEqual({
        title: 'Tell residents no more what Waste in Palm Court covers?',
        lines: ['Told now: “One bin a house.”', PLATFORM_FLOW.nothingThen],
      });
      expect(run.view().actions[0]).toMatchObject({ label: 'Yes, take it away', formLabel: 'Take it away' });
      run.press('CONFIRM');
      await run.until('done');
      expect(run.asked('describeService')).toEqual([{ service_id: 2, description: '' }]);
    },
  );

  test('is not taken away by a form that was sent without a word of it', async () => {
    const run = await describing(null, told);
    run.press('NEXT');
    expect(run.problems()).toEqual({ covers: PLATFORM_FLOW.coversRequired });
  });

  test('that is told already leaves nothing to do', async () => {
    const run = await describing(BINS, told);
    run.press('NEXT');
    await run.until('cancelled');
    expect(run.said()).toEqual([PLATFORM_FLOW.toldAlready]);
  });

  test('goes with the service that it is of', async () => {
    const run = await describing(BINS, told);
    run.fill({ service: '1' });
    expect(run.values().covers).toBe('');
  });
});

describe('disabling a service', () => {
  const disabling = (values: Readonly<Record<string, string>>, step = 'confirming') =>
    runTo(step, 'disable-service', values, { monthly });

  test('needs no estate where one service alone is called so', async () => {
    const run = await disabling({ service: 'security' });
    expect(run.view().dialog).toEqual({
      title: 'Disable Security in Palm Court?',
      lines: [PLATFORM_FLOW.disabledThen],
    });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('disableService')).toEqual([{ service_id: 1 }]);
  });

  test('asks which of two estates is meant, and an estate answers that', async () => {
    const twice = [...monthly, of(7, 'Security', CEDAR)];
    const run = await runTo('asking', 'disable-service', { service: 'security' }, { monthly: twice });
    expect(run.problems()).toEqual({ service: SENTENCES.severalFit });
    expect(run.view().fields[0]?.choices.map(({ detail }) => detail)).toEqual([
      '₦5,000, Palm Court',
      '₦2,500, Cedar View',
    ]);
    run.fill({ service: 'security cedar view' }, 'chat');
    expect(run.values().service).toBe('7');
  });

  test('offers what is enabled, and of an estate that was named only its own', async () => {
    const offered = async (values: Readonly<Record<string, string>>) => {
      const run = await disabling(values, 'asking');
      const field = run.view().fields.find(({ name }) => name === 'service');
      return [field?.choices.map(({ label, detail }) => `${label} ${detail}`), field?.ask];
    };
    expect(await offered({})).toEqual([
      ['Security ₦5,000, Palm Court', 'Waste ₦2,500, Palm Court'],
      expect.any(String),
    ]);
    expect(await offered({ estate: '1' })).toEqual([['Security ₦5,000', 'Waste ₦2,500'], expect.any(String)]);
    expect(await offered({ estate: '2' })).toEqual([[], PLATFORM_FLOW.noneToDisable('Cedar View')]);
  });

  test('from its row is read back at once; a no leaves it', async () => {
    const run = await disabling({ service: '2', estate: '1' });
    expect(run.view().dialog?.title).toBe('Disable Waste in Palm Court?');
    run.press('DECLINE');
    expect([run.said(), run.asked('disableService')]).toEqual([[PLATFORM_FLOW.keptAsIs], []]);
  });
});

describe('the convenience fee of a provider', () => {
  const setting = (values: Readonly<Record<string, string>>, step = 'confirming') =>
    runTo(step, 'set-provider-fee', values);

  test.each([
    ['150', 150, '₦150'],
    ['99.50', 99.5, '₦99.50'],
    ['0', 0, '₦0'],
    ['none', null, PLATFORM_FLOW.noFee],
  ])('is set to %s, read back with what it was', async (fee, sent, words) => {
    const run = await setting({ provider: 'mtn', fee });
    expect(run.view().dialog).toEqual({
      title: 'Set the fee of MTN?',
      lines: [PLATFORM_FLOW.feeChange('₦100', words), PLATFORM_FLOW.feeScope],
    });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('setProviderFee')).toEqual([{ provider: 'mtn', fee: sent }]);
  });

  test.each([
    ['', PLATFORM_FLOW.feeRequired],
    ['much', PLATFORM_FLOW.feeUnclear],
    ['100001', PLATFORM_FLOW.feeLarge],
  ])('takes no fee that is none: "%s"', async (fee, problem) => {
    const run = await setting({ provider: 'mtn', fee }, 'asking');
    run.press('NEXT');
    expect(run.problems()).toEqual({ fee: problem });
  });

  test('is corrected in the read-back', async () => {
    const run = await setting({ provider: 'mtn', fee: '150' });
    run.fill({ fee: '200' }, 'chat');
    run.press('NEXT');
    await run.until('confirming');
    expect(run.view().dialog?.lines[0]).toBe(PLATFORM_FLOW.feeChange('₦100', '₦200'));
  });

  test('stays after a no', async () => {
    const run = await setting({ provider: 'glo', fee: '100' });
    run.press('DECLINE');
    expect([run.said(), run.asked('setProviderFee')]).toEqual([[PLATFORM_FLOW.feeKept], []]);
  });
});
