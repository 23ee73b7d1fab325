import { STOREFRONT_FEE_KOBO } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { nairaOf } from '#catalogues/money.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import { WAITING } from '#catalogues/sentences/waiting.ts';
import type { Values } from '#machines/kit/field.ts';
import { doubtSaid } from '#machines/kit/meter-check.ts';
import type { Questions } from '#machines/kit/paying/setup.ts';
import { amountRows, debtSaid, placeRows, unitsExpected, unitsRow } from '#machines/kit/paying/terms.ts';
import type { StepWords } from '#machines/kit/paying/waiting.ts';
import type { PayingWords } from '#machines/kit/paying/words.ts';
import { paidWith } from '#machines/kit/tokens.ts';
import type { Row, Say } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { basketOf } from './basket.ts';
import { type Holder, holderIn, isPostpaid, type StoreFacts } from './facts.ts';
import { STORE_MODALS } from './modals.ts';
import type { Purchase, StoreContext } from './purchase.ts';
import { resultOf } from './report.ts';

/** The read-only values: fee, price and holder as far as they are known. Naira. */
export function shownValues(purchase: Purchase, context: StoreContext): Values {
  const { amount, fee } = basketOf(purchase, context);
  const stands = fee ?? (purchase.defaultFee ? STOREFRONT_FEE_KOBO : null);
  return {
    fee: inNaira(stands),
    amount: inNaira(amount),
    accountName: holderOf(purchase, context)?.name ?? '',
  };
}

/** Who holds the account that stands in the answers; null while nobody was asked. */
function holderOf(purchase: Purchase, context: StoreContext): Holder | null {
  return holderIn(context.facts, basketOf(purchase, context));
}

/** What a storefront purchase says from the read-back on. */
export function confirmWords(purchase: Purchase, questions: Questions<StoreFacts>): PayingWords<StoreFacts> {
  const { words } = purchase;
  const only = ({ answers }: StoreContext) => words.readBack?.(answers.values) ?? null;
  const silent = (context: StoreContext) => context.facts.holder !== null && context.facts.holder.name === null;
  return {
    fields: (context) =>
      only(context) ?? [...questions.asked(context), ...(context.facts.holder ? ['accountName'] : []), 'fee'],
    ...(words.heading !== undefined && { heading: words.heading }),
    ...(words.pay !== undefined && { pay: words.pay }),
    ...(words.closed !== undefined && { closed: words.closed }),
    ...(words.notLoaded !== undefined && { notLoaded: words.notLoaded }),
    confirm: SENTENCES.confirmPower,
    declined: SENTENCES.declinedPurchase,
    locked: (context) => only(context) ?? (context.facts.holder ? [purchase.accountField(context.answers.values)] : []),
    remarks: (context) => [
      ...(silent(context) ? UNCHECKED : []),
      ...doubted(purchase, context),
      ...debtOf(purchase, context),
      ...(isBill(purchase, context) ? [BILL] : []),
      ...(words.remarks?.(context) ?? []),
    ],
    unpayable: (context) => (silent(context) ? MESSAGES.serviceUnavailable : null),
    back: true,
    again: 'loaded',
    // Only a meter takes a token, and a postpaid one takes none.
    brings: (context) =>
      purchase.kind(context.answers.values) === 'public-power' && !isBill(purchase, context) ? 'token' : 'receipt',
    steps: (context) => stepsOf(purchase, context),
    delivered: (context) => words.delivered ?? deliveredText(context, isBill(purchase, context)),
    leave: MESSAGES.backToHome,
    modals: words.modals ?? STORE_MODALS,
    at: purchase.at,
    total: (context) => basketOf(purchase, context).total,
    summary: (context) => summary(purchase, context),
  };
}

const isBill = (purchase: Purchase, context: StoreContext): boolean =>
  isPostpaid(context.facts, basketOf(purchase, context));

const BILL: Say = { tone: 'warning', text: POSTPAID.remark };

const UNCHECKED: readonly Say[] = [
  { tone: 'danger', text: MESSAGES.serviceUnavailable },
  { tone: 'info', text: SENTENCES.accountUnchecked },
];

/** A meter number that looks wrong is told before a yes, and a yes uses it all the same. */
function doubted(purchase: Purchase, context: StoreContext): readonly Say[] {
  const { kind, account } = basketOf(purchase, context);
  return kind === 'public-power' ? doubtSaid(account) : [];
}

function debtOf(purchase: Purchase, context: StoreContext): readonly Say[] {
  const { terms, meterType } = holderOf(purchase, context) ?? {};
  // What a bill is owed is what is paid.
  return terms && meterType !== 'postpaid' ? debtSaid(terms, basketOf(purchase, context).amount ?? 0) : [];
}

/** What is done of it once it is paid, and what it is then. */
function stepsOf(purchase: Purchase, context: StoreContext): StepWords {
  const { values } = context.answers;
  const kind = purchase.kind(values);
  const bill = isBill(purchase, context);
  return {
    doing: bill ? WAITING.bill : WAITING[kind === 'public-power' ? 'token' : kind],
    brings: resultOf({ kind, ...(bill && { meterType: 'postpaid' as const }) }),
    email: values.email?.trim() ?? '',
  };
}

function deliveredText({ result }: StoreContext, bill: boolean): string {
  const mailed = result?.email === undefined ? '' : ` ${SENTENCES.alsoMailed}`;
  const token = paidWith(result?.tokens?.how, SENTENCES.deliveredToken);
  const bought = bill ? POSTPAID.delivered : paidWith(result?.vouchers?.how, SENTENCES.deliveredPurchase);
  return `${result?.token === undefined ? bought : token}${mailed}`;
}

function summary(purchase: Purchase, context: StoreContext): readonly Row[] {
  const { amount, fee, total } = basketOf(purchase, context);
  const { name = null, terms, meterType } = holderOf(purchase, context) ?? {};
  const bill = meterType === 'postpaid';
  const kWh = terms && !bill ? unitsExpected(terms, amount ?? 0) : null;
  return [
    ...purchase.words.rows(context),
    ...(name === null ? [] : [{ label: 'Account Name', value: name }]),
    ...(bill ? [{ label: POSTPAID.meterType, value: POSTPAID.postpaid }] : []),
    ...(terms ? placeRows(terms) : []),
    { name: 'amount', label: 'Amount', value: formatNaira(amount ?? 0) },
    ...(terms ? amountRows(terms, amount ?? 0) : []),
    ...(kWh === null ? [] : [unitsRow(kWh)]),
    { name: 'fee', label: 'Convenience fee', value: formatNaira(fee ?? 0) },
    { label: 'Total', value: formatNaira(total), total: true },
  ];
}

const inNaira = (kobo: number | null): string => (kobo === null ? '' : String(nairaOf(kobo)));
