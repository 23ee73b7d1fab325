import * as z from 'zod/mini';
import { koboOf } from '#catalogues/money.ts';
import type { Row, View } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { isYes } from '../acts/yes.ts';
import type { Seen } from '../seen.ts';
import type { Invariant } from './invariant.ts';

/** The calls that open an order: from here on a card can be charged. */
const OPENS = ['openOrder', 'openBill', 'openDues'];

const order = z.object({
  key: z.string(),
  amount: z.optional(z.number()),
  destinationAccount: z.optional(z.string()),
  meter_number: z.optional(z.string()),
});

/**
 * Nothing is paid without a yes to what was read back: the order that is opened has exactly the amount and the destination that
 * stood there, and the card window asks for exactly the total.
 */
export const PAID_AFTER_YES: Invariant = {
  name: 'nothing is paid without a yes to exactly this',
  begin: () => {
    /** What each order was opened with, by its key: an order that is opened once more is the same order. */
    const opened = new Map<string, string>();
    const windows = new Map<string, number>();
    let total: string | null = null;
    return (before, after) => {
      const readBack = readBackIn(before);
      if (readBack) total = totalOf(readBack);
      for (const { name, input } of after.calls.filter(({ name }) => OPENS.includes(name))) {
        const said = JSON.stringify(input);
        const { key, ...wanted } = order.parse(input);
        if (opened.get(key) === said) continue;
        opened.set(key, said);
        if (!readBack) return `${name} ${said} without anything that was read back`;
        if (!isYes(after.act, readBack)) return `${name} ${said} without a yes`;
        const wrong = differs(wanted, readBack);
        if (wrong) return `${name} ${said} differs from what was read back: ${wrong}`;
      }
      const { widget } = after.shown.view ?? {};
      if (!widget || windows.get(widget.orderId) === widget.amount) return null;
      windows.set(widget.orderId, widget.amount);
      const asked = formatNaira(koboOf(widget.amount));
      return asked === total ? null : `the card window asks for ${asked}, and ${total} was read back`;
    };
  },
};

/** What was read back and waits for a yes, or null. */
function readBackIn({ shown, offering }: Seen): View | null {
  const { view } = shown;
  const waits = view?.actions.some(({ type, enabled }) => type === 'CONFIRM' && enabled);
  return view && waits && !offering ? view : null;
}

const totalOf = ({ summary }: View): string | null => summary.find(({ total }) => total)?.value ?? null;

function differs(wanted: Omit<z.infer<typeof order>, 'key'>, { summary }: View): string | null {
  const amount = wanted.amount === undefined ? null : formatNaira(koboOf(wanted.amount));
  if (amount !== null && !has(summary, amount)) return `${amount} stands nowhere`;
  const to = wanted.destinationAccount ?? wanted.meter_number;
  return to !== undefined && !has(summary, to) ? `${to} stands nowhere` : null;
}

const has = (rows: readonly Row[], text: string): boolean =>
  rows.some(({ value }) => value === text || value.replace(/\D/g, '') === text.replace(/\D/g, ''));
