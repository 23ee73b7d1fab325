import type { Transaction } from 'kysely';
import { providerName } from '#catalogues/products/providers.ts';
import { CREDIT_SENTENCES } from '#catalogues/sentences/credit.ts';
import { LOOKUP_SENTENCES } from '#catalogues/sentences/lookup.ts';
import { POSTPAID } from '#catalogues/sentences/postpaid.ts';
import { REFUND_ACCOUNT } from '#catalogues/sentences/refund-accounts.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { TOKEN_SENTENCES } from '#catalogues/sentences/tokens.ts';
import { VOUCHERS } from '#catalogues/sentences/vouchers.ts';
import { particularRows } from '#machines/kit/paying/particulars.ts';
import { howToLoad, tokenLines } from '#machines/kit/tokens.ts';
import { howToUse, voucherLines } from '#machines/kit/vouchers.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { formatMonths, wordsOf } from '#src/receipt/words.ts';
import type { Schema } from '../db/schema.ts';
import type { MailService } from '../mail/outbox.ts';
import { type DueNames, isDue, namesOf } from '../orders/dues.ts';
import { paidFromCredit } from '../settlement/credit.ts';
import type { OrderLetters } from '../settlement/money.ts';
import type { OrderRow } from '../settlement/settle.ts';
import { particularsOf, tokensOf } from '../vending/delivery.ts';
import type { Delivered } from '../vending/port.ts';

/** Tells the devices of whoever paid that a token which was late is there. */
type TellsDevices = (trx: Transaction<Schema>, order: OrderRow, paidAt: Date) => Promise<void>;

/** The letters of an order, as mails of the outbox; `tells` besides what of them has a token. */
export function orderLetters(mail: MailService, tells?: TellsDevices): OrderLetters {
  return {
    receipt: async (trx, order, delivered, paidAt) => {
      await queueReceipt(trx, mail, order, delivered, paidAt);
      if (delivered.token !== null) await tells?.(trx, order, paidAt);
    },
    refund: (trx, order, kobo) => queueRefundNotice(trx, mail, order, kobo),
    paidTwice: (trx, order, kobo) => queuePaidTwice(trx, mail, order, kobo),
    refundAccount: (trx, order, kobo, refused) => queueRefundAccount(trx, mail, order, kobo, refused),
  };
}

/** Queue the receipt in the caller's transaction, with the token where there is one. Without an address there is none. */
async function queueReceipt(
  trx: Transaction<Schema>,
  mail: MailService,
  order: OrderRow,
  delivered: Delivered,
  paidAt: Date,
): Promise<void> {
  if (order.email === '') return;
  const { token } = delivered;
  const due = isDue(order) ? await namesOf(trx, order) : null;
  const lines = [
    `Hello ${order.customer_name},`,
    '',
    ...(token === null
      ? ['Your payment went through.', due === null ? sentenceOf(order, delivered) : paidTo(order, due)]
      : [`Your payment went through. ${howToType(delivered)}`, ...tokenParagraph(delivered)]),
    ...voucherParagraph(delivered),
    '',
    ...unitsLines(delivered),
    ...(due === null ? [] : [`Estate: ${due.estate}`, `Service: ${due.service}`]),
    ...(order.months === null ? [] : [`Duration: ${formatMonths(order.months)}`]),
    ...placeLines(order),
    `Amount: ${formatNaira(order.amount_kobo + order.debt_kobo)}`,
    ...splitLines(order),
    `Convenience fee: ${formatNaira(order.fee_kobo)}`,
    `Total paid: ${formatNaira(order.total_kobo)}`,
    ...particularRows(particularsOf(delivered).particulars).map(({ label, value }) => `${label}: ${value}`),
    `Paid at: ${formatWhen(paidAt.toISOString())}`,
    `Order number: ${order.order_id}`,
  ];
  const subject = token === null ? receiptSubject(order) : 'Your electricity token';
  await mail.queue(trx, {
    to: order.email,
    subject: `${subject}, order ${order.order_id}`,
    text: lines.join('\n'),
    receiptOf: order.order_id,
  });
}

/** What of the amount bought power, and what went to what the meter owed. */
function splitLines({ amount_kobo: power, debt_kobo: debt }: OrderRow): readonly string[] {
  return debt === 0 ? [] : [`${SPLIT.power}: ${formatNaira(power)}`, `${SPLIT.row}: ${formatNaira(debt)}`];
}

const productWords = ({ kind, meter_type: meterType }: OrderRow) => wordsOf({ kind, meterType });

function receiptSubject(order: OrderRow): string {
  return order.meter_type === 'postpaid'
    ? 'Your electricity bill receipt'
    : `Your ${productWords(order).goods} receipt`;
}

function howToType(delivered: Delivered): string {
  const tokens = tokensOf(delivered);
  return tokens.length === 1 ? 'Type this token into your meter:' : howToLoad(tokens);
}

/** The tokens of a delivery as a paragraph of a mail. */
export function tokenParagraph(delivered: Delivered): readonly string[] {
  const lines = tokenLines(tokensOf(delivered), delivered.units ?? undefined);
  return lines.length === 0 ? [] : ['', ...lines.map((line) => `    ${line}`)];
}

/** What came as PINs, as a paragraph of a mail. */
export function voucherParagraph({ vouchers }: Delivered): readonly string[] {
  if (vouchers === undefined) return [];
  return ['', howToUse(vouchers), '', ...voucherLines(vouchers).map((line) => `    ${line}`)];
}

/** How many units the tokens of a delivery load, as a line of a mail; none where it has no token. */
export function unitsLines({ token, units }: Delivered): readonly string[] {
  if (token === null) return [];
  return [`${TOKEN_SENTENCES.units}: ${units === null ? TOKEN_SENTENCES.byMeter : `${units} kWh`}`];
}

/** What was delivered, in a sentence; power has its token instead. */
function sentenceOf(order: OrderRow, { vouchers }: Delivered): string {
  const seller = sellerOf(order);
  const to = order.destination_account;
  if (vouchers !== undefined) return VOUCHERS.mailed(seller, order.package ?? '');
  if (order.meter_type === 'postpaid') return POSTPAID.mailed(seller, to);
  switch (order.kind) {
    case 'airtime':
      return `${formatNaira(order.amount_kobo)} of ${seller} airtime was sent to ${to}.`;
    case 'data':
      return `The ${seller} data plan '${order.package}' was sent to ${to}.`;
    case 'internet':
      return `The ${seller} package '${order.package}' was added to account ${to}.`;
    case 'cable':
      return `The ${seller} package '${order.package}' was added to smartcard ${to}.`;
    default:
      return `Power was delivered to meter ${to}.`;
  }
}

/** Who was paid for what, in a sentence. */
function paidTo({ amount_kobo, months }: OrderRow, { estate, service }: DueNames): string {
  const term = months === null ? '' : ` for ${formatMonths(months)}`;
  return `${estate} has received ${formatNaira(amount_kobo)}: ${service}${term}.`;
}

/** Where it went: provider, package, account and holder, as far as the product has them. */
function placeLines(order: OrderRow): string[] {
  return [
    ...(order.provider === null ? [] : [`Provider: ${sellerOf(order)}`]),
    ...(order.package === null ? [] : [`Package: ${order.package}`]),
    `${productWords(order).account}: ${order.destination_account}`,
    ...(order.account_name === '' ? [] : [`Account name: ${order.account_name}`]),
  ];
}

function sellerOf({ provider }: OrderRow): string {
  return provider === null ? '' : providerName(provider);
}

/** Tell the payer that the money is on its way back. Without an address nobody is told by mail. */
async function queueRefundNotice(
  trx: Transaction<Schema>,
  mail: MailService,
  order: OrderRow,
  kobo: number,
): Promise<void> {
  if (order.email === '') return;
  const wanted = `${productWords(order).wanted} ${order.destination_account}`;
  const said = (await paidFromCredit(trx, order.order_id))
    ? [CREDIT_SENTENCES.mailed(wanted, formatNaira(kobo)), CREDIT_SENTENCES.mailedHow]
    : [
        `We could not ${wanted}, so ${formatNaira(kobo)} is on its way back to your card.`,
        'Banks usually take a few working days to show it.',
      ];
  const lines = [`Hello ${order.customer_name},`, '', ...said, '', `Order number: ${order.order_id}`];
  await mail.queue(trx, {
    to: order.email,
    subject: `Your refund, order ${order.order_id}`,
    text: lines.join('\n'),
  });
}

/** Tell the payer that it was paid twice. Without an address nobody is told by mail. */
async function queuePaidTwice(
  trx: Transaction<Schema>,
  mail: MailService,
  order: OrderRow,
  kobo: number,
): Promise<void> {
  if (order.email === '') return;
  const lines = [
    `Hello ${order.customer_name},`,
    '',
    LOOKUP_SENTENCES.paidTwice(formatNaira(kobo)),
    'You need not do anything. Banks usually take a few working days to show it.',
    '',
    `Order number: ${order.order_id}`,
  ];
  await mail.queue(trx, {
    to: order.email,
    subject: `You paid twice for order ${order.order_id}`,
    text: lines.join('\n'),
  });
}

/** Ask the payer for a bank account, for the money does not get back to the card. Without an address nobody is asked by mail. */
async function queueRefundAccount(
  trx: Transaction<Schema>,
  mail: MailService,
  order: OrderRow,
  kobo: number,
  refused: boolean,
): Promise<void> {
  if (order.email === '') return;
  const { mail: said, wanted } = REFUND_ACCOUNT;
  const lines = [
    `Hello ${order.customer_name},`,
    '',
    ...(refused ? [said.refused] : []),
    wanted(formatNaira(kobo)),
    said.how,
    said.never,
    '',
    `Order number: ${order.order_id}`,
  ];
  await mail.queue(trx, { to: order.email, subject: said.subject(order.order_id), text: lines.join('\n') });
}
