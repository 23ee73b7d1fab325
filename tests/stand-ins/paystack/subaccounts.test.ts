import { describe, expect, test } from 'vitest';
import { at, openPaystack, PLAIN } from './support.ts';

const { api, act, paid, events } = openPaystack();
const make = async (percentage_charge = 10) => {
  const fields = {
    business_name: 'Palm Court',
    settlement_bank: '058',
    account_number: '0123456047',
    percentage_charge,
  };
  return api('POST', '/subaccount', fields);
};
const codeOf = async (percentage = 10) => at(await make(percentage), 'data', 'subaccount_code');
const splitOf = async (fields: object) => {
  const reference = await paid(PLAIN, { amount: 500_000, ...fields });
  const { body } = await api('GET', `/transaction/verify/${reference}`);
  return (body as { data: { fees_split: object } }).data.fees_split;
};

describe('a subaccount', () => {
  test('is made, found, changed and listed', async () => {
    const made = await make();
    expect([made.status, made.body]).toMatchObject([
      201,
      { data: { subaccount_code: expect.stringMatching(/^ACCT_/), settlement_bank: 'Guaranty Trust Bank', bank: 9 } },
    ]);
    const code = at(made, 'data', 'subaccount_code');
    await api('PUT', `/subaccount/${code}`, { business_name: 'Cedar View', percentage_charge: 3.5 });
    expect((await api('GET', `/subaccount/${code}`)).body).toMatchObject({
      data: { business_name: 'Cedar View', percentage_charge: 3.5 },
    });
    expect((await api('GET', '/subaccount?perPage=1')).body).toMatchObject({ data: [{ subaccount_code: code }] });
    expect((await api('GET', '/subaccount/ACCT_none')).status).toBe(404);
  });

  test.each([
    ['the merchant bears the fee', 10, {}, [17_500, 32_500, 450_000]],
    ['the subaccount does', 10, { bearer: 'subaccount' }, [17_500, 50_000, 432_500]],
    ['a flat charge goes before the percentage', 10, { transaction_charge: 25_000 }, [17_500, 7_500, 475_000]],
    ["the fee is more than the merchant's share", 0.2, {}, [17_500, 1_000, 481_500]],
    ["all is the subaccount's", 0, { transaction_charge: 0, bearer: 'subaccount' }, [17_500, 0, 482_500]],
  ])('shares a payment: %s', async (_, percentage, fields, [paystack, integration, subaccount]) => {
    const split = await splitOf({ subaccount: await codeOf(percentage), ...fields });
    expect(split).toEqual({
      paystack,
      integration,
      subaccount,
      params: expect.objectContaining({ bearer: expect.any(String) }),
    });
  });

  test('that there is not, or that was closed, is refused, and so is a split that nobody made', async () => {
    const begin = (fields: object) =>
      api('POST', '/transaction/initialize', { email: 'a@example.com', amount: 5_000, ...fields });
    const closed = await codeOf();
    await api('PUT', `/subaccount/${closed}`, { active: false });
    for (const fields of [{ subaccount: 'ACCT_none' }, { subaccount: closed }, { split_code: 'SPL_none' }]) {
      expect((await begin(fields)).status).toBe(404);
    }
  });

  test('is paid out by itself, and the merchant the rest', async () => {
    await act('POST', '/stand-in/settlements/run');
    const subaccount = await codeOf();
    const references = [await paid(PLAIN, { subaccount }), await paid()];
    const run = await act('POST', '/stand-in/settlements/run');
    expect(run.body).toMatchObject({
      settlements: [
        { total_processed: 550_000, total_fees: 35_000, effective_amount: 515_000 },
        { total_processed: 450_000, total_fees: 0, effective_amount: 450_000 },
      ],
    });
    const [own, theirs] = (run.body as { settlements: { id: number }[] }).settlements;
    expect((await api('GET', `/settlement?subaccount=${subaccount}`)).body).toMatchObject({
      data: [{ id: theirs?.id }],
    });
    expect((await api('GET', `/settlement/${own?.id}/transactions`)).body).toMatchObject({ meta: { total: 2 } });
    expect((await api('GET', `/settlement/${theirs?.id}/transactions`)).body).toMatchObject({
      data: [{ reference: references[0], subaccount: { subaccount_code: subaccount } }],
    });
  });

  test('takes what comes on an account number that was given to it', async () => {
    const subaccount = await codeOf();
    await api('POST', '/dedicated_account/assign', {
      ...{ email: 'jane@example.com', first_name: 'Jane', last_name: 'Doe', phone: '+2348100000000' },
      ...{ preferred_bank: 'test-bank', country: 'NG', subaccount },
    });
    const [assigned] = await events();
    const { dedicated_account } = (assigned as { data: { dedicated_account: { account_number: string } } }).data;
    await act('POST', '/stand-in/transfers', { account_number: dedicated_account.account_number, amount: 1_000_000 });
    const [last] = (await events()).slice(-1);
    expect(last).toMatchObject({
      event: 'charge.success',
      data: { fees_split: { paystack: 10_000, integration: 90_000, subaccount: 900_000 } },
    });
  });
});

describe('banks', () => {
  test('are listed with the ids that refunds name and the codes that subaccounts name', async () => {
    const { body } = await api('GET', '/bank?country=nigeria&perPage=100');
    expect(body).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ id: 9, code: '058' })]) });
  });

  test('tell whose an account is', async () => {
    expect((await api('GET', '/bank/resolve?account_number=0022728151&bank_code=058')).body).toMatchObject({
      data: { account_number: '0022728151', account_name: expect.any(String) },
    });
    expect((await api('GET', '/bank/resolve?account_number=12&bank_code=058')).status).toBe(422);
  });
});
