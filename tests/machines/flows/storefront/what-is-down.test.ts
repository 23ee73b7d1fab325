import { describe, expect, test } from 'vitest';
import { say, talkTo, texts } from '../../../support/portal.ts';
import { shop } from '../../../support/shop.ts';

const WORDS = 'Eko Electricity (EKEDC) has been down since 14:05. Nothing of it is sold until it is back.';
const OUTAGE = { supply: 'power:eko', since: '2026-11-21T13:05:00.000Z', message: WORDS };
const DOWN = [OUTAGE];
const FORM = { provider: 'phcneko', meterNumber: '45700000011', email: 'ada@example.com', amount: '5000' };
const DETAIL = 'Eko Electricity Distribution Company; down since 21 Nov 2026, 14:05';

describe('a distribution company that is down', () => {
  test.each([
    ['public-power', {}],
    ['bill-wizard', { category: 'power' }],
  ])('stands so among the choices of %s, and is told in full as soon as it is chosen', async (flow, values) => {
    const { field, fill } = await shop(flow, { down: DOWN }, { values });
    const details = () => (field('provider').choices ?? []).map(({ value, detail }) => [value, detail]);
    expect(details()).toContainEqual(['phcneko', DETAIL]);
    expect(details()).toContainEqual(['phcnjos', 'Jos Electricity Distribution Company']);
    expect(field('provider').hint).toBeNull();
    await fill({ provider: 'phcneko' });
    expect(field('provider').hint).toBe(WORDS);
    await fill({ provider: 'phcnjos' });
    expect(field('provider').hint).toBeNull();
  });

  test.each([
    ['airtime', 'network', 'airtime:mtn', 'mtn', {}],
    ['airtime', 'network', 'data:mtn', 'mtn', { category: 'data' }],
    ['airtime-page', 'network', 'airtime:mtn', 'mtn', {}],
    ['internet', 'provider', 'internet:smile', 'smile', {}],
    ['internet-page', 'provider', 'internet:smile', 'smile', {}],
    ['pay-bills', 'provider', 'cable:dstv', 'dstv', {}],
    ['bill-wizard', 'provider', 'cable:dstv', 'dstv', { category: 'cable' }],
  ])('and so does what else is down among the choices of %s, in %s', async (flow, name, supply, code, values) => {
    const { field, fill } = await shop(flow, { down: [{ ...OUTAGE, supply }] }, { values });
    const marked = () => (field(name).choices ?? []).filter(({ detail }) => detail?.includes('down since'));
    expect(marked()).toMatchObject([{ value: code, detail: 'down since 21 Nov 2026, 14:05' }]);
    await fill({ [name]: code });
    expect(field(name).hint).toBe(WORDS);
  });

  test('of airtime says nothing of the data of the same network', async () => {
    const { field } = await shop('airtime', { down: [{ ...OUTAGE, supply: 'data:mtn' }] });
    expect((field('network').choices ?? []).map(({ detail }) => detail ?? '')).toEqual(['', '', '', '']);
  });

  test('is not sold: the words of the portal are said, and no order is opened', async () => {
    const { fill, press, view, said, calls } = await shop('public-power', { down: DOWN });
    await fill(FORM);
    await press('NEXT');
    expect(view().step).toBe('asking');
    expect(said()).toEqual([WORDS]);
    expect(calls('openBill')).toEqual([]);
  });

  test('that went down after the form was opened is refused just so, and is bought once it is back', async () => {
    const { fill, press, view, said, script } = await shop('public-power');
    await fill(FORM);
    script.down = DOWN;
    await press('NEXT');
    expect(said()).toEqual([WORDS]);
    script.down = [];
    await press('NEXT');
    expect(view().step).toBe('confirming');
  });

  test('that supplies the estate is said in the chat where power is asked for', async () => {
    const { conversation, script } = talkTo({ down: DOWN });
    await say(conversation, 'buy power 5000');
    expect(texts(conversation)).toContain(WORDS);
    expect(script.calls.some(({ name }) => name === 'openOrder')).toBe(false);
  });
});
