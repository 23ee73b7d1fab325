import { bringsToken } from '#catalogues/orders.ts';
import { MONEY_BACK } from '#catalogues/sentences/money-back.ts';
import { SPLIT } from '#catalogues/sentences/split.ts';
import { TOKEN_SENTENCES } from '#catalogues/sentences/tokens.ts';
import { VOUCHERS } from '#catalogues/sentences/vouchers.ts';
import type { Voucher } from '#catalogues/vouchers.ts';
import { howToLoad, labelled } from '#machines/kit/tokens.ts';
import { howToUse, voucherLabel } from '#machines/kit/vouchers.ts';
import { formatNaira, formatToken, formatWhen } from '#machines/kit/writing/format.ts';
import type { Pen } from './pen.ts';
import type { Receipt } from './receipt.ts';
import { formatMonths, wordsOf } from './words.ts';

/** The page, mm: A5, so that a telephone shows it at reading size. */
export const PAGE = { width: 148, height: 210 } as const;

const LEFT = 14;
const RIGHT = PAGE.width - LEFT;
const WIDTH = RIGHT - LEFT;
const LABELS = 42;
const TOP = 44;

const BOLT = [
  [13, 2.5],
  [5, 13.5],
  [11, 13.5],
  [10, 21.5],
  [19, 10],
  [12.6, 10],
] as const;

/** True for a payment that the provider approved (S2 section 4: code "00"). */
export const isApproved = (receipt: Receipt): boolean => receipt.code === '00';

/** Draws the whole receipt. */
export function drawReceipt(pen: Pen, receipt: Receipt): void {
  drawHead(pen, receipt);
  drawRows(pen, receipt, drawGoods(pen, receipt));
  drawFoot(pen, receipt);
}

function drawHead(pen: Pen, receipt: Receipt): void {
  pen.box(LEFT, 14, 11, 11, 2.6, 'leaf');
  pen.shape(BOLT, LEFT + 1.8, 15.8, 7.4, 'markBolt');
  pen.text('Wattchat', LEFT + 14.5, 18.8, { size: 14, bold: true });
  pen.text(`Receipt for ${wordsOf(receipt).goods}`, LEFT + 14.5, 24.2, { size: 8.5, colour: 'muted' });

  const approved = isApproved(receipt);
  pen.box(RIGHT - 27, 15.5, 27, 8, 1.6, approved ? 'successTint' : 'dangerTint');
  const ink = { size: 9, bold: true, align: 'center', colour: approved ? 'success' : 'danger' } as const;
  pen.text(approved ? 'Approved' : 'Failed', RIGHT - 13.5, 20.7, ink);
  pen.rule(LEFT, 32, WIDTH);
  pen.text(receipt.seller, LEFT, 39, { size: 9, colour: 'muted', width: WIDTH });
}

/** What was bought, or why it is not there; answers where the rows may begin. */
function drawGoods(pen: Pen, receipt: Receipt): number {
  const { tokens, units } = receipt;
  const [token] = tokens;
  if (token !== undefined) {
    const how = `Type these ${token.digits.length} digits into your meter`;
    return tokens.length === 1
      ? drawZone(pen, [units === null ? TOKEN_SENTENCES.kinds.credit : `${units} kWh`, how, formatToken(token.digits)])
      : drawTokens(pen, receipt);
  }
  if (!isApproved(receipt) || !receipt.delivered) return drawNothing(pen, receipt);
  if (receipt.service !== null) {
    const term = receipt.months === null ? 'Paid' : `Paid for ${formatMonths(receipt.months)}`;
    return drawZone(pen, [receipt.service, term, formatNaira(receipt.amountKobo)]);
  }
  if (receipt.meterType === 'postpaid')
    return drawZone(pen, [`${receipt.seller}, bill`, 'Paid, no token comes', formatNaira(receipt.amountKobo)]);
  if (receipt.vouchers !== undefined) return drawVouchers(pen, receipt.vouchers);
  const goods = `${receipt.seller} ${wordsOf(receipt).goods}`;
  return drawZone(pen, [goods, 'Delivered', receipt.package ?? formatNaira(receipt.amountKobo)]);
}

/** Several tokens, each with its number and what it is for, in the order in which the meter is to take them. */
function drawTokens(pen: Pen, { tokens, units }: Receipt): number {
  const row = 12.5;
  const height = 12 + tokens.length * row;
  pen.box(LEFT, TOP, WIDTH, height, 2.6, 'sparkTint');
  pen.text(howToLoad(tokens), LEFT + 6, TOP + 7.5, { size: 8, colour: 'muted', width: WIDTH - 12 });
  labelled(tokens, units ?? undefined).forEach(({ label, digits }, at) => {
    const y = TOP + 14 + at * row;
    pen.text(`${at + 1}  ${label}`, LEFT + 6, y, { size: 8.5, bold: true, colour: 'sparkInk', width: WIDTH - 12 });
    pen.text(formatToken(digits), LEFT + 6, y + 6.2, { size: 14, bold: true, width: WIDTH - 12 });
  });
  pen.rule(LEFT, TOP + height + 6, WIDTH, { colour: 'edge', dashed: true });
  return TOP + height + 10;
}

/** PINs, each with its serial number. */
function drawVouchers(pen: Pen, vouchers: readonly Voucher[]): number {
  const row = 12.5;
  const height = 12 + vouchers.length * row;
  pen.box(LEFT, TOP, WIDTH, height, 2.6, 'sparkTint');
  pen.text(howToUse(vouchers), LEFT + 6, TOP + 7.5, { size: 8, colour: 'muted', width: WIDTH - 12 });
  vouchers.forEach(({ pin, serial }, at) => {
    const y = TOP + 14 + at * row;
    const label = voucherLabel(at, vouchers.length);
    const what = serial === null ? label : `${label}, ${VOUCHERS.serial(serial)}`;
    pen.text(what, LEFT + 6, y, { size: 8.5, bold: true, colour: 'sparkInk', width: WIDTH - 12 });
    pen.text(pin, LEFT + 6, y + 6.2, { size: 14, bold: true, width: WIDTH - 12 });
  });
  pen.rule(LEFT, TOP + height + 6, WIDTH, { colour: 'edge', dashed: true });
  return TOP + height + 10;
}

/** What matters most, in the one coloured zone: what it is, what is done with it, and the thing itself. */
function drawZone(pen: Pen, [what, how, big]: readonly [string, string, string]): number {
  const height = 29;
  pen.box(LEFT, TOP, WIDTH, height, 2.6, 'sparkTint');
  pen.text(what, LEFT + 6, TOP + 9.5, { size: 12, bold: true, colour: 'sparkInk', width: 80 });
  pen.text(how, RIGHT - 6, TOP + 9.3, { size: 8, colour: 'muted', align: 'right' });
  pen.text(big, PAGE.width / 2, TOP + 21.5, { size: 19, bold: true, align: 'center', width: WIDTH - 12 });
  pen.rule(LEFT, TOP + height + 6, WIDTH, { colour: 'edge', dashed: true });
  return TOP + height + 10;
}

/** Says in words why nothing is there, so that nobody takes the receipt for a whole one. */
function drawNothing(pen: Pen, receipt: Receipt): number {
  const [coming, nothing] = wordsFor(receipt);
  const words = isApproved(receipt) ? `Paid. ${coming}` : `${nothing} ${MONEY_BACK.taken}`;
  pen.text(words, LEFT, TOP + 5, { size: 9.5, width: WIDTH });
  return TOP + 10;
}

function wordsFor(receipt: Receipt): readonly [coming: string, nothing: string] {
  if (receipt.service !== null) return ['It will soon be on your account.', 'It is not on your account.'];
  if (receipt.meterType === 'postpaid') return ['The company is being told of it.', 'The bill was not paid.'];
  return bringsToken(receipt)
    ? ['Your token is on its way. We will e-mail it to you.', 'No electricity was delivered.']
    : ['What you bought is on its way.', 'Nothing was delivered.'];
}

function drawRows(pen: Pen, receipt: Receipt, top: number): void {
  const place = (rows: readonly (readonly [string, string])[], from: number) => {
    rows.forEach(([label, value], i) => {
      const y = from + 5 + i * 7.6;
      pen.text(label, LEFT, y, { size: 9.5, colour: 'muted' });
      pen.text(value, RIGHT, y, { size: 9.5, align: 'right', width: WIDTH - LABELS });
    });
    return from + rows.length * 7.6;
  };
  const bought = [
    [wordsOf(receipt).account, receipt.account],
    ...(receipt.accountName === '' ? [] : [['Account name', receipt.accountName] as const]),
    ...(receipt.package === null ? [] : [['Package', receipt.package] as const]),
    ...(receipt.service === null ? [] : [['Service', receipt.service] as const]),
    ...(receipt.months === null ? [] : [['Duration', formatMonths(receipt.months)] as const]),
    ...unitsRow(receipt),
    ['Amount', formatNaira(receipt.amountKobo + (receipt.debtKobo ?? 0))],
    ...splitRows(receipt),
    ['Convenience fee', formatNaira(receipt.feeKobo)],
    ...receipt.particulars.map(({ label, value }) => [label, value] as const),
  ] as const;
  const total = place(bought, top) + 2;
  pen.rule(LEFT, total, WIDTH);
  pen.text('Total', LEFT, total + 8.5, { size: 11, bold: true });
  pen.text(formatNaira(receipt.totalKobo), RIGHT, total + 8.8, { size: 15, bold: true, align: 'right' });
  pen.rule(LEFT, total + 13.5, WIDTH);
  const payment = [
    ['Customer', receipt.customer],
    ...(receipt.email === '' ? [] : [['E-mail', receipt.email] as const]),
    ['Date', formatWhen(receipt.paidAt)],
    ['Order', receipt.orderId],
    ['Transaction', receipt.transactionId],
  ] as const;
  place(payment, total + 16.5);
}

/** What of the amount bought power, and what went to what the meter owed. */
function splitRows({ amountKobo, debtKobo }: Receipt): readonly (readonly [string, string])[] {
  if (debtKobo === undefined) return [];
  return [
    [SPLIT.power, formatNaira(amountKobo)],
    [SPLIT.row, formatNaira(debtKobo)],
  ];
}

function unitsRow(receipt: Receipt): readonly (readonly [string, string])[] {
  const { units, tokens } = receipt;
  if (!isApproved(receipt)) return [];
  if (units !== null) return [[TOKEN_SENTENCES.units, `${units} kWh`]];
  return tokens.length === 0 ? [] : [[TOKEN_SENTENCES.units, TOKEN_SENTENCES.byMeter]];
}

function drawFoot(pen: Pen, receipt: Receipt): void {
  const y = PAGE.height - 20;
  pen.rule(LEFT, y, WIDTH);
  pen.text('Something not right? We are glad to help.', LEFT, y + 6, { size: 8, colour: 'muted' });
  const contact = `${receipt.supportEmail}   ${receipt.supportPhone}`;
  pen.text(contact, LEFT, y + 11, { size: 8.5, bold: true, colour: 'leaf', width: WIDTH });
}
