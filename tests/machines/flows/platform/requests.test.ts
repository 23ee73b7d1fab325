import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { adminRequest } from '../../../support/calls/platform-rows.ts';
import { runTo } from './platform-run.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };

describe('asking for a fee, a service or an estate', () => {
  test.each([
    ['new-fee', 'Fee name', 'New fee: Diesel. Send this request?'],
    ['enable-service', 'Service name', 'Enable a service: Diesel. Send this request?'],
    ['new-service', 'Service name', 'New service: Diesel. Send this request?'],
    ['new-estate', 'Estate name', 'New estate: Diesel. Send this request?'],
  ])('%s is read back, sent, and an admin will be in touch', async (kind, label, title) => {
    const run = await runTo('confirming', 'make-request', { kind, name: 'Diesel', note: 'For the pump.' });
    expect(run.view().fields.find(({ name }) => name === 'name')?.label).toBe(label);
    const unsaid = kind === 'new-estate' ? [] : [PLATFORM_FLOW.coversUnsaid];
    expect(run.view().dialog).toEqual({ title, lines: [...unsaid, 'With the note: For the pump.'] });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('makeRequest')).toEqual([
      { key: expect.any(String), kind, name: 'Diesel', note: 'For the pump.' },
    ]);
    expect(run.said()).toEqual(['An admin will be in touch with you in 3-5 days.']);
  });

  test('a fee may say what it costs, and for the platform also of which estate it is', async () => {
    const values = { kind: 'new-fee', name: 'Diesel', amount: '5k', estate: 'cedar' };
    const run = await runTo('confirming', 'make-request', values);
    expect(run.view().dialog?.lines).toEqual(['₦5,000 a month.', PLATFORM_FLOW.coversUnsaid]);
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('makeRequest')).toEqual([
      { key: expect.any(String), kind: 'new-fee', name: 'Diesel', amount: 5_000, estate: 2 },
    ]);
  });

  test('an administrator of an estate asks for the own one, and is not asked which', async () => {
    const run = accountRun('make-request', {}, { person: ADMIN, values: { kind: 'new-service' } });
    await run.until('asking');
    expect(Object.keys(run.values())).toEqual(['kind', 'name', 'amount', 'covers', 'note']);
    run.fill({ name: 'Gym' });
    run.press('NEXT');
    await run.until('confirming');
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('makeRequest')).toEqual([{ key: expect.any(String), kind: 'new-service', name: 'Gym' }]);
  });

  test('a new estate has neither amount nor estate', async () => {
    const run = await runTo('asking', 'make-request', { kind: 'new-estate', amount: '5000' });
    expect(Object.keys(run.values())).toEqual(['kind', 'name', 'note']);
    run.press('NEXT');
    expect(run.problems()).toEqual({ name: 'estate name is required' });
  });

  test('says why it was not taken', async () => {
    const values = { kind: 'new-fee', name: 'Diesel' };
    const run = await runTo('confirming', 'make-request', values, { administered: { refused: 'Not now.' } });
    run.press('CONFIRM');
    await run.until('asking');
    expect(run.problems()).toEqual({ name: 'Not now.' });
  });
});

describe('answering a request', () => {
  const requests = [
    adminRequest({ id: 3, name: 'Gym' }),
    adminRequest({ id: 4, name: 'Diesel', kind: 'new-fee', estate: null }),
    adminRequest({ id: 5, name: 'Pool', state: 'done' }),
  ];
  const answering = (values: Readonly<Record<string, string>>, step = 'confirming') =>
    runTo(step, 'answer-request', values, { requests });

  test('offers those that are open', async () => {
    const run = await answering({}, 'asking');
    expect(run.view().fields[0]?.choices).toEqual([
      { value: '3', label: 'New service: Gym', detail: 'Palm Court, Bola Ade', own: true },
      { value: '4', label: 'New fee: Diesel', detail: 'Bola Ade', own: true },
    ]);
  });

  test('that is not among them is said, and those that are stay to choose from', async () => {
    const run = await answering({ request: '14', answer: 'done' }, 'asking');
    run.press('NEXT');
    expect(run.problems()).toEqual({ request: PLATFORM_FLOW.noSuchRequest('14') });
    expect(run.view().fields[0]?.choices).toHaveLength(2);
  });

  test('where none waits that is said, and it is over', async () => {
    const run = await runTo('cancelled', 'answer-request', {}, { requests: [] });
    expect([run.said(), run.isDone()]).toEqual([[PLATFORM_FLOW.noneOpen], true]);
  });

  test.each([
    ['done', ''],
    ['declined', 'There is no room.'],
  ])('that is %s is read back and sent with its note', async (answer, note) => {
    const run = await answering({ request: 'gym', answer, note });
    expect(run.view().dialog).toEqual({
      title: `New service: Gym. Is it ${answer}?`,
      lines: [note === '' ? PLATFORM_FLOW.withoutNote : `With the note: ${note}`, PLATFORM_FLOW.requestMailed],
    });
    run.press('CONFIRM');
    await run.until('done');
    expect(run.asked('answerRequest')).toEqual([{ id: 3, state: answer, ...(note !== '' && { answer: note }) }]);
    expect(run.came).toEqual(['changed: rows']);
  });

  test('one that is no longer open cannot be chosen', async () => {
    const run = await answering({ request: '5', answer: 'done' }, 'asking');
    expect(run.view().next).toBe('request');
  });

  test('without a line it stays as it was filled in', async () => {
    const run = await runTo('confirming', 'answer-request', { request: '3', answer: 'done' }, { requests });
    run.script.administered = 'no line';
    run.press('CONFIRM');
    await run.until('asking');
    expect([run.said(), run.values()]).toEqual([[MESSAGES.networkFailure], { request: '3', answer: 'done', note: '' }]);
  });
});
