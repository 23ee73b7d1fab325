import type { Span } from '../reports/chosen-days.ts';
import type { Unread } from './books.ts';
import type { Compared, Counted, Finding } from './finding.ts';

/** How many, and of what value, kobo. */
export interface Sum {
  readonly count: number;
  readonly kobo: number;
}

/** What comparing the books of some days came to; findings are in the order of their time. */
export interface Reconciled {
  readonly sums: Readonly<Record<Counted['sum'], Sum>>;
  readonly findings: readonly Finding[];
  readonly leftOut: LeftOut;
  /** Books that were not read, of which nothing was compared. */
  readonly unread: readonly Unread[];
  /** Facts of these days that one side may not have heard of yet. */
  readonly underWay: number;
  readonly at: Date;
}

/** What went through a provider or a vendor whose books are not read here. */
export interface LeftOut {
  readonly payments: Sum;
  readonly deliveries: Sum;
}

/** What of all that was compared happened within the span. */
export function addUp(
  { from, to }: Span,
  at: Date,
  { compared, ...rest }: Pick<Reconciled, 'leftOut' | 'unread'> & { readonly compared: readonly Compared[] },
): Reconciled {
  const inside = (one: { readonly at: Date }) => one.at >= from && one.at < to;
  const counted = compared.flatMap((one) => one.counted).filter(inside);
  const sum = (of: Counted['sum']): Sum => {
    const some = counted.filter((one) => one.sum === of);
    return {
      count: some.reduce((all, { times = 1 }) => all + times, 0),
      kobo: some.reduce((all, { kobo }) => all + kobo, 0),
    };
  };
  return {
    sums: {
      orders: sum('orders'),
      provider: sum('provider'),
      vendor: sum('vendor'),
      delivered: sum('delivered'),
      ledger: sum('ledger'),
      refunds: sum('refunds'),
    },
    findings: compared
      .flatMap(({ findings }) => findings)
      .filter(inside)
      .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.orderId < b.orderId ? -1 : 1)),
    ...rest,
    underWay: compared.flatMap((one) => one.underWay ?? []).filter((when) => inside({ at: when })).length,
    at,
  };
}
