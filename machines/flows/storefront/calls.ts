import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, CallInput } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { type PublicKind, SCREENS } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { boundsIn } from '#machines/kit/paying/bounds.ts';
import type { Opened, OpenInput } from '#machines/kit/paying/context.ts';
import type { Checked, Loaded, PayingCalls } from '#machines/kit/paying/setup.ts';
import { isDown } from '#machines/kit/paying/supply-down.ts';
import { amountRefused, termsOf } from '#machines/kit/paying/terms.ts';
import { transferCalls } from '#machines/kit/paying/transfer.ts';
import { watchOrder } from '#machines/kit/paying/watch.ts';
import { dialled } from '#machines/kit/reading/phone.ts';
import { type Basket, basketOf } from './basket.ts';
import { holderIn, isPostpaid, type ProviderPrices, type StoreFacts } from './facts.ts';
import type { Purchase, StoreContext } from './purchase.ts';
import { billRows, reported, wordOf } from './report.ts';

type Deps = Pick<FlowDeps, 'services' | 'wait' | 'fees'>;

/** Where the holder is asked for, and what happens when nobody answers that (DECISIONS 15). */
const VERIFIED: Partial<Record<PublicKind, 'go on' | 'stay'>> = { 'public-power': 'go on', cable: 'stay' };

/** The calls of a storefront purchase: answers of the server in the terms of the paying states. */
export function storeCalls(deps: Deps, purchase: Purchase): PayingCalls<StoreFacts> {
  const { services, wait, fees } = deps;
  const lookUp = feeLookUp(deps);
  const lists = [...new Set(Object.values(SCREENS[purchase.screen]).flatMap(({ list }) => (list ? [list] : [])))];

  return {
    async load({ facts }, signal): Promise<Loaded<StoreFacts>> {
      const [settings, ...priced] = await Promise.all([
        services.portalSettings({}, signal),
        ...lists.map((list) => services.priceList({ list }, signal)),
      ]);
      await wait('dataShown', signal);
      const prices = priced.flatMap(({ data }) => data.providers.map(inKobo));
      const { support, transfers, amounts, down = [] } = settings.data;
      const bounds = { airtime: boundsIn(amounts.airtime), 'public-power': boundsIn(amounts['public-power']) };
      return { kind: 'ready', facts: { ...facts, prices, bounds, down }, support, takesTransfers: transfers };
    },

    async aside(context, signal): Promise<Partial<StoreFacts>> {
      const provider = purchase.provider(context.answers.values);
      const kobo = await lookUp(provider, signal);
      return kobo === null ? {} : { fee: { provider, kobo } };
    },

    async turn({ answers }, signal) {
      const delay = purchase.turn?.wait(answers.values) ?? null;
      if (delay !== null) await wait(delay, signal);
    },

    async check(context, signal): Promise<Checked<StoreFacts>> {
      const { provider, fee } = basketOf(purchase, context);
      const kobo = fee ?? (await lookUp(provider, signal));
      if (kobo === null) return { kind: 'bad', message: MESSAGES.serviceUnavailable };
      return verify({ ...context, facts: { ...context.facts, fee: { provider, kobo } } }, signal);
    },

    async open(input, signal): Promise<Opened<StoreFacts>> {
      const basket = basketOf(purchase, { answers: input, facts: input.facts });
      const answer = await services.openBill(billOf(purchase, basket, input), signal);
      if (answer.status === 409 && answer.data.code === 'meter-type-changed')
        return { kind: 'refused', message: answer.data.message, facts: otherType(input.facts, basket) };
      if (answer.status !== 200) return unopened(purchase, input, answer);
      const { orderId, widget, total, fee } = answer.data;
      // The fee was raised since it was read back: the buyer says yes to the new total first.
      if (koboOf(total) !== basket.total) {
        const known = { provider: basket.provider, kobo: koboOf(fee) };
        fees.keep(known.provider, known.kobo);
        return { kind: 'refused', message: SENTENCES.totalChanged, facts: { fee: known } };
      }
      return { kind: 'opened', order: { orderId, widget }, receipt: billRows(answer.data, 'Total') };
    },

    async report(input, signal) {
      const { reference, first } = input;
      if (first && reference.status === 'CAPTURED') await wait('resultModal', signal);
      const basket = basketOf(purchase, { answers: input, facts: input.facts });
      return reported(await services.payBill(wordOf(basket, input), signal), input.key);
    },

    transfers: transferCalls({ services, wait }),

    watch: watchOrder(wait, async ({ orderId, key }, known, signal) => {
      const answer = await services.billStatus({ orderId, key, ...(known && { wait: known }) }, signal);
      return answer.status === 200 ? answer.data.state : null;
    }),
  };

  async function verify(context: StoreContext, signal: AbortSignal): Promise<Checked<StoreFacts>> {
    const { kind, provider, account, amount } = basketOf(purchase, context);
    const silent = VERIFIED[kind];
    const { facts } = context;
    if (silent === undefined) return { kind: 'good', facts };
    await wait('meterCheck', signal);
    const answer = await services.validateBill({ destinationAccount: account, provider }, signal).catch(unanswered);
    signal.throwIfAborted();
    const field = purchase.accountField(context.answers.values);
    if (answer?.status === 400) return { kind: 'bad', message: MESSAGES.invalidNumber, field };
    if (answer?.status === 503 && isDown(answer)) return { kind: 'bad', message: answer.data.message };
    if (answer?.status !== 200) {
      if (silent === 'stay') return { kind: 'bad', message: MESSAGES.serviceUnavailable };
      return { kind: 'good', facts: { ...facts, holder: { provider, account, name: null } } };
    }
    const name = answer.data.BillAccountIdDetails.trim();
    if (name === '') return { kind: 'bad', message: MESSAGES.checkCardNumber, field };
    const terms = kind === 'public-power' ? termsOf(answer.data.terms) : null;
    const off = terms && amountRefused(terms, amount ?? 0);
    if (off) return { kind: 'bad', message: off, field: 'amount' };
    const { meterType } = answer.data;
    const holder = { provider, account, name, ...(terms && { terms }), ...(meterType && { meterType }) };
    return { kind: 'good', facts: { ...facts, holder } };
  }
}

type PriceList = CallAnswer<'priceList'>['data'];

function inKobo({ provider, name, packages }: PriceList['providers'][number]): ProviderPrices {
  return { provider, name, packages: packages.map((one) => ({ name: one.name, amount: koboOf(one.amount) })) };
}

function billOf(
  { screen }: Purchase,
  basket: Basket,
  { key, values, facts }: OpenInput<StoreFacts>,
): CallInput<'openBill'> {
  const { kind, provider, account, amount } = basket;
  const phone = kind === 'airtime' || kind === 'data' ? '' : dialled(values.phone ?? '');
  const [email, name] = [values.email?.trim() ?? '', values.name?.trim() ?? ''];
  return {
    key,
    screen,
    kind,
    provider,
    destinationAccount: account,
    ...(isPostpaid(facts, basket) && { meterType: 'postpaid' as const }),
    ...(basket.package && { package: basket.package.name }),
    amount: nairaOf(amount ?? 0),
    ...(email !== '' && { email }),
    ...(name !== '' && { name }),
    ...(phone !== '' && { phone }),
  };
}

type Refusal = Exclude<CallAnswer<'openBill'>, { status: 200 }>;

/** The refusals that mean one answer; the server's words stand at its field. */
function unopened(purchase: Purchase, { values }: OpenInput, answer: Refusal): Opened<StoreFacts> {
  const { message, code } = answer.data;
  const { packageField } = purchase;
  if (answer.status === 409 && packageField !== undefined) return { kind: 'changed', message, field: packageField };
  if (answer.status !== 400) return { kind: 'refused', message };
  const at: Readonly<Record<string, string | undefined>> = {
    account: purchase.accountField(values),
    package: packageField,
    email: 'email',
    amount: 'amount',
  };
  return { kind: 'refused', message, field: at[code.split('-')[0] ?? ''] };
}

/** The meter is the other kind than was read back: it is read back anew, as what it is. */
function otherType(facts: StoreFacts, of: Basket): Partial<StoreFacts> {
  const holder = holderIn(facts, of);
  if (holder === null) return {};
  const { meterType: was, ...same } = holder;
  return { holder: was === 'postpaid' ? same : { ...same, meterType: 'postpaid' } };
}

/** Looks up a provider's convenience fee (S3 section 4.1). Kobo; null where none is set, or nothing was answered. */
function feeLookUp({ services, wait, fees }: Pick<FlowDeps, 'services' | 'wait' | 'fees'>) {
  return async (provider: string, signal: AbortSignal): Promise<number | null> => {
    if (provider === '') return null;
    const kept = fees.recall(provider);
    if (kept !== null) return kept;
    await wait('feeLookup', signal);
    const answer = await services.providerFee({ provider }, signal).catch(unanswered);
    signal.throwIfAborted();
    if (answer?.status !== 200) return null;
    await wait('feeApplied', signal);
    const kobo = koboOf(answer.data.fees);
    fees.keep(provider, kobo);
    return kobo;
  };
}
