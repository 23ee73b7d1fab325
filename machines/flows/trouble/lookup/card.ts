import { koboOf } from '#catalogues/money.ts';
import { STATUS_WORDS, type TransactionStatus } from '#catalogues/orders.ts';
import { splitRows } from '#machines/flows/power/split.ts';
import { particularRows, several, untoldUnits } from '#machines/kit/paying/particulars.ts';
import type { Card, Row, Tone } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Checked, Priced, Stage } from '../context.ts';
import { productOf } from './recent.ts';

const STATUS: Readonly<Record<Exclude<Stage, 'delivered'>, { readonly word: TransactionStatus; readonly tone: Tone }>> =
  {
    waiting: { word: 'pending', tone: 'warning' },
    returned: { word: 'failed', tone: 'danger' },
    unpaid: { word: 'failed', tone: 'danger' },
  };

/** An order as the card that it was delivered with, its token included; one that was not delivered does not say that it was. */
export function cardOf(order: Checked, stage: Stage, priced: Priced | null): Card {
  const { orderId, kind, meterType, token, units, particulars, capturedAt } = order;
  return {
    result: {
      title: productOf(kind, meterType),
      orderId,
      ...(token !== null && { token }),
      ...(units !== null && { units }),
      ...several(particulars, units),
      ...(capturedAt !== null && { paidAt: capturedAt }),
      ...(priced !== null && { email: priced.email }),
      ...(stage !== 'delivered' && { status: { text: STATUS_WORDS[STATUS[stage].word], tone: STATUS[stage].tone } }),
    },
    summary: rowsOf(order, stage, priced),
  };
}

function rowsOf(
  { destination, amount, token, units, particulars }: Checked,
  stage: Stage,
  priced: Priced | null,
): readonly Row[] {
  const naira = (value: number) => formatNaira(koboOf(value));
  return [
    { label: 'For', value: destination },
    ...(priced === null
      ? []
      : [
          { name: 'amount', label: 'Amount', value: naira(priced.amount) },
          ...splitRows({ power: koboOf(priced.amount - priced.debt), debt: koboOf(priced.debt) }),
          { name: 'fee', label: 'Convenience fee', value: naira(priced.fee) },
        ]),
    { label: stage === 'unpaid' ? 'Total' : 'Total paid', value: naira(amount), total: true },
    ...untoldUnits(token, units),
    ...particularRows(particulars),
  ];
}
