import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { say, talkTo, texts } from '../../../support/portal.ts';

/** A visitor on a page of the storefront: its form stands beside the conversation. */
async function onPage(flow: string, ...sentences: string[]) {
  const { conversation } = talkTo({}, { visitor: true });
  conversation.open(flow);
  await conversation.settled();
  await say(conversation, ...sentences);
  const { view, messages } = conversation.getSnapshot();
  const known = Object.fromEntries((view?.fields ?? []).map(({ name, value }) => [name, value]));
  return { conversation, flow: view?.flow, step: view?.step, next: view?.next, known, messages };
}

describe('a sentence on a page fills the form that stands there', () => {
  test.each([
    ['airtime', 'mtn 500 for 08031234567', { category: 'airtime', network: 'mtn', amount: '500' }],
    [
      'airtime-page',
      'mtn data 2gb for 08031234567',
      { category: 'data', network: 'mtn', plan: 'N1,200 (30 days, 2GB)' },
    ],
    ['internet-page', 'smile 1gb flexidaily 1402001122', { provider: 'smile', account: '1402001122' }],
    ['pay-bills', 'gotv max 7023456789', { provider: 'gotv', package: 'MAX', smartcard: '7023456789' }],
    ['bill-wizard', 'dstv compact', { package: 'COMPACT' }],
    ['public-power', 'eko light 5000', { provider: 'phcneko', amount: '5000' }],
  ])('%s: %s', async (page, sentence, known) => {
    const there = await onPage(page, sentence);
    expect(there.flow).toBe(page);
    expect(there.known).toMatchObject(known);
  });

  test('airtime and data turn into each other on the page as well', async () => {
    const there = await onPage('airtime-page', 'mtn data 2gb for 08031234567', 'make it airtime 500');
    expect(there).toMatchObject({ flow: 'airtime-page', step: 'confirming', known: { amount: '500' } });
  });

  test("the wizard's prices are the wizard's own", async () => {
    const { messages } = await onPage('bill-wizard', 'dstv compact', 'dstv prices');
    expect(messages.find(({ table }) => table)?.table?.rows).toContainEqual(['COMPACT', '₦6,800']);
  });
});

describe('a sentence about something else', () => {
  test('takes the place of a form that nothing was typed into, without a word', async () => {
    const { conversation, flow } = await onPage('airtime', 'dstv compact');
    expect(flow).toBe('pay-bills');
    await say(conversation, 'cancel');
    expect(texts(conversation).join()).not.toContain('Airtime & Data');
  });

  test('sets a form aside that holds something', async () => {
    const { conversation } = await onPage('airtime', 'mtn', 'dstv compact', 'cancel');
    expect(texts(conversation)).toContain(TALK.setAside('Airtime & Data'));
    expect(texts(conversation).at(-1)).toBe(TALK.resume('Airtime & Data'));
  });

  test('more of the same purchase takes up the one that is offered again', async () => {
    const { conversation } = await onPage('airtime', 'mtn', 'dstv compact', 'cancel', 'mtn 300 for 08031234567');
    const { view, suggestions } = conversation.getSnapshot();
    expect(view).toMatchObject({ flow: 'airtime', step: 'confirming' });
    expect(suggestions).toEqual([]);
    expect(texts(conversation).at(-1)).toBe(SENTENCES.confirmPower);
  });

  test('is never squeezed into the open form: a network is no internet company', async () => {
    expect(await onPage('internet', 'mtn 500 for 08031234567')).toMatchObject({
      flow: 'airtime',
      known: { network: 'mtn', phone: '08031234567' },
    });
    expect(await onPage('internet', 'mtn')).toMatchObject({ flow: 'internet', known: { provider: '' } });
  });
});

test('a page that is come back to goes on with what was filled in there', async () => {
  const { conversation } = await onPage('airtime-page', 'mtn 500 for 08031234567');
  for (const flow of ['internet-page', 'pay-bills', 'airtime-page']) {
    conversation.open(flow);
    await conversation.settled();
  }
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'airtime-page', step: 'confirming' });
  expect(texts(conversation).at(-1)).toBe(SENTENCES.confirmPower);
});

test('a page whose form is offered again needs no yes', async () => {
  const { conversation } = await onPage('airtime-page', 'mtn', 'dstv compact', 'cancel');
  conversation.open('airtime-page');
  await conversation.settled();
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'airtime-page', next: 'phone' });
  expect(conversation.getSnapshot().suggestions).toEqual([]);
});

test('who leaves the sign-in gives up the power that waited for it, and goes on with what was to follow', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'buy power 5000', 'estate', 'cancel', 'mtn 500 and dstv compact', 'cancel');
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'pay-bills', next: 'smartcard' });
  await say(conversation, 'cancel', 'sign in', 'resident@palmcourt.example', 'Demo-Power-2026');
  expect(conversation.getSnapshot().view).toBeNull();
});

test('while a card is being put in a new wish waits, and is not lost', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'mtn 500 for 08031234567', 'yes', 'dstv compact');
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'airtime', step: 'card' });
  expect(texts(conversation).slice(-2)).toEqual([TALK.finishCard, TALK.afterThat(['dstv compact'])]);
  conversation.send({ type: 'WIDGET', result: 'captured' });
  await conversation.settled();
  expect(conversation.getSnapshot().view).toMatchObject({ flow: 'pay-bills', next: 'smartcard' });
});

test('travel bills are said not to be offered yet', async () => {
  const { conversation } = talkTo({}, { visitor: true });
  await say(conversation, 'pay travel bill');
  expect(texts(conversation)).toContain(SENTENCES.travelNotOffered);
});
