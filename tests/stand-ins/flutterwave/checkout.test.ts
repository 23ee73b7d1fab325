import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CARDS, openShop, type Shop, typed, wentBack } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.end());
beforeEach(() => shop.control('DELETE', '/faults'));

const ID = expect.stringMatching(/^\d+$/);

/** Types a card's number, then each of the answers; what the last step led to. */
async function payBy(link: string, number: string, ...answers: readonly string[]): Promise<string> {
  let at = await shop.form(`${link}/card`, typed(number));
  for (const value of answers) at = await shop.form(at, { value });
  return at;
}

describe('making a payment', () => {
  test('wants the secret key', async () => {
    const refused = (message: string) => ({ status: 401, body: { status: 'error', message, data: null } });
    expect(await shop.standIn.ask('POST', '/v3/payments', {})).toMatchObject(refused('Authorization required'));
    const headers = { authorization: 'Bearer FLWSECK_TEST-another' };
    const answer = await shop.standIn.ask('GET', '/v3/transactions', undefined, headers);
    expect(answer).toMatchObject(refused('Invalid authorization key'));
  });

  test.each([
    [{ tx_ref: undefined }, 'tx_ref is required'],
    [{ amount: undefined }, 'amount is required'],
    [{ amount: 10.001 }, 'amount is invalid'],
    [{ customer: {} }, 'customer.email is required'],
    [{ session_duration: 1_441 }, 'session_duration is invalid'],
  ])('refuses %o', async (wrong, message) => {
    const right = { tx_ref: 'r', amount: 10, redirect_url: 'https://a.example', customer: { email: 'a@b.example' } };
    const answer = await shop.call('POST', '/v3/payments', { ...right, ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { status: 'error', message, data: null } });
  });

  test('answers the link of a hosted page, which shows the amount', async () => {
    const answer = await shop.call('POST', '/v3/payments', {
      tx_ref: 'shown',
      amount: '1500.50',
      redirect_url: 'https://a.example',
      customer: { email: 'ada@example.com' },
    });
    expect(answer.body).toEqual({
      status: 'success',
      message: 'Hosted Link',
      data: { link: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v3\/hosted\/pay\/flwlnk-[0-9a-f]{26}$/) },
    });
    const page = await shop.standIn.ask('GET', await shop.link('shown'));
    expect(page.text).toContain('Pay NGN 1,500.50');
  });

  test('may be left without an answer, and was done all the same: 503 is no failure', async () => {
    const answers = [{ kind: 'error', status: 503, done: true, path: '/v3/charges', times: 1 }];
    await shop.control('PUT', '/faults', { answers });
    const body = { tx_ref: 'timed-out', amount: 500, currency: 'NGN', email: 'ada@example.com' };
    expect((await shop.call('POST', '/v3/charges?type=bank_transfer', body)).status).toBe(503);
    expect(await shop.data('GET', '/v3/transactions/verify_by_reference?tx_ref=timed-out')).toMatchObject({
      status: 'pending',
      amount: 500,
    });
  });
});

describe('the hosted page', () => {
  test.each([
    ['a PIN and a code', CARDS.pin, ['3310', '12345']],
    ['the page of the bank', CARDS.threeDs, ['12345']],
    ['an address and the page of the bank', CARDS.address, ['7 Ikoyi Crescent', '12345']],
    ['nothing', CARDS.noAuth, []],
  ])('takes a card that asks for %s, and sends the payer back', async (asks, number, answers) => {
    const txRef = `good-${asks}`;
    const at = await payBy(await shop.link(txRef), number, ...answers);
    expect(at).toMatch(/^https:\/\/estate\.example\/back/);
    expect(wentBack(at)).toEqual({ run: '7', status: 'successful', tx_ref: txRef, transaction_id: ID });
  });

  test.each([
    ['fraud', CARDS.fraud, 'Transaction has been flagged as fraudulent'],
    ['the bank', CARDS.doNotHonour, 'Do not honour'],
    ['no money', CARDS.insufficient, 'Insufficient Funds'],
    ['the PIN', CARDS.incorrectPin, 'Incorrect PIN'],
  ])('shows that a card is declined for %s, and lets the payer try again', async (why, number, response) => {
    const txRef = `declined-${why}`;
    const link = await shop.link(txRef);
    const failed = await payBy(link, number, '3310', '12345');
    expect((await shop.standIn.ask('GET', failed)).text).toContain(response);
    expect(await shop.data('GET', `/v3/transactions/verify_by_reference?tx_ref=${txRef}`)).toMatchObject({
      status: 'failed',
      processor_response: response,
    });
    expect(wentBack(await payBy(link, CARDS.noAuth))).toMatchObject({ status: 'successful' });
  });

  test('fails a card whose PIN or code is wrong', async () => {
    const link = await shop.link('mistyped');
    expect((await shop.standIn.ask('GET', await payBy(link, CARDS.pin, '0000'))).text).toContain('Incorrect PIN');
    const failed = await shop.standIn.ask('GET', await payBy(link, CARDS.pin, '3310', '99999'));
    expect(failed.text).toContain('Incorrect Token Supplied');
  });

  test('makes a transaction of each try; the latest answers for the reference, the list has them all', async () => {
    const link = await shop.link('thrice');
    await payBy(link, CARDS.insufficient, '3310', '12345');
    // Two windows: the second is begun before the first is paid, and pays as well.
    const second = await shop.form(`${link}/card`, typed(CARDS.threeDs));
    const paid = wentBack(await payBy(link, CARDS.noAuth)).transaction_id;
    expect(wentBack(await shop.form(second, { value: '12345' }))).toMatchObject({ status: 'successful' });

    const list = await shop.call('GET', '/v3/transactions?tx_ref=thrice');
    expect(list.body).toMatchObject({
      meta: { page_info: { total: 3, current_page: 1, total_pages: 1 } },
      data: [{ id: paid, status: 'successful' }, { status: 'successful' }, { status: 'failed' }],
    });
    const latest = await shop.data('GET', '/v3/transactions/verify_by_reference?tx_ref=thrice');
    expect(latest.id).toBe(Number(paid));
  });

  test('takes a second page under the same reference', async () => {
    await shop.pay('again');
    const at = await payBy(await shop.link('again'), CARDS.noAuth);
    expect(wentBack(at)).toMatchObject({ status: 'successful', tx_ref: 'again' });
  });

  test('sends the payer back as failed when no try is left', async () => {
    const link = await shop.link('twice', { max_retry_attempt: 1 });
    await payBy(link, CARDS.insufficient, '3310', '12345');
    const at = await payBy(link, CARDS.insufficient, '3310', '12345');
    expect(wentBack(at)).toEqual({ run: '7', status: 'failed', tx_ref: 'twice', transaction_id: ID });
    expect(await payBy(link, CARDS.noAuth)).toBe(link);
    expect((await shop.standIn.ask('GET', link)).text).toContain('No try is left.');
  });

  test('ends with its session', async () => {
    const link = await shop.link('late', { session_duration: 30 });
    await shop.control('PUT', '/clock', { aheadMs: 31 * 60_000 });
    expect((await shop.standIn.ask('GET', link)).text).toContain('This payment link has expired.');
    expect(await payBy(link, CARDS.noAuth)).toBe(link);
  });

  test('is left with a cancelled status and no transaction', async () => {
    const { text } = await shop.standIn.ask('GET', await shop.link('left'));
    const cancel = /href="(https:[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(wentBack(cancel)).toEqual({ run: '7', status: 'cancelled', tx_ref: 'left' });
    expect(await shop.call('GET', '/v3/transactions/verify_by_reference?tx_ref=left')).toMatchObject({
      status: 400,
      body: { status: 'error', message: 'No transaction was found for this id', data: null },
    });
  });

  test('takes a bank transfer too', async () => {
    const attempt = await shop.form(`${await shop.link('by-transfer')}/transfer`, {});
    const waiting = await shop.standIn.ask('GET', attempt);
    const account_number = /<dd>(\d{10})<\/dd>/.exec(waiting.text)?.[1];
    const sent = await shop.control('POST', '/transfers', { account_number, amount: 150_050 });
    expect(sent.body).toMatchObject({ outcome: 'taken' });
    const back = (await shop.standIn.ask('GET', attempt)).headers.get('location') ?? '';
    expect(wentBack(back)).toMatchObject({ status: 'successful', tx_ref: 'by-transfer' });
  });

  test('sends the payer back as pending while the bank is silent, and tells the end', async () => {
    await shop.control('PUT', '/faults', { special: { 'banks-wait': true } });
    const back = wentBack(await payBy(await shop.link('silent'), CARDS.threeDs, '12345'));
    expect(back).toEqual({ run: '7', status: 'pending', tx_ref: 'silent', transaction_id: ID });
    const verified = () => shop.data('GET', `/v3/transactions/${back.transaction_id}/verify`);
    expect(await verified()).toMatchObject({ status: 'pending', amount_settled: null });
    await shop.control('POST', `/transactions/${back.transaction_id}`, { status: 'successful' });
    expect(await verified()).toMatchObject({ status: 'successful' });
    expect((await shop.control('POST', `/transactions/${back.transaction_id}`, { status: 'failed' })).status).toBe(404);
  });

  test('offers the ways to pay that were asked for', async () => {
    const page = async (payment_options: string) =>
      (await shop.standIn.ask('GET', await shop.link('ways', { payment_options }))).text;
    expect(await page('card')).not.toContain('Pay by bank transfer');
    expect(await page('banktransfer, ussd')).not.toContain('Card number');
    expect(await page('card,banktransfer')).toMatch(/Card number.*Pay by bank transfer/s);
  });

  test('takes no card but those of the documentation', async () => {
    expect(await payBy(await shop.link('stranger'), '4111 1111 1111 1111')).toContain('Only the test cards');
  });
});
