import { BOOK_SENTENCES as SAID } from '#catalogues/sentences/platform/topups.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import type { PaymentRecord } from '../../payments/port.ts';
import type { Ours } from '../books/ours.ts';
import type { Compared, Counted, Finding } from '../finding.ts';
import { money, when } from '../words.ts';
import { type Moments, maybeOnItsWay, theyMustKnow } from './moments.ts';

/** Compare what was captured and given back: our order, if there is one, with what the provider has under its id. */
export function comparePayment(
  moments: Moments,
  orderId: string,
  ours: Ours | undefined,
  theirs: readonly PaymentRecord[],
): Compared {
  const paid = ours?.paid ?? null;
  const same = paid === null ? undefined : theirs.find(({ reference }) => reference === paid.reference);
  const foreign = theirs.filter((one) => one !== same);
  const counted: Counted[] = [];
  const underWay: Date[] = [];
  const findings: Finding[] = [];
  for (const one of foreign) {
    const expected = paid === null && ours !== undefined && isIn(ours.state, UNPAID);
    if (expected && maybeOnItsWay(moments, one.capturedAt)) {
      underWay.push(one.capturedAt);
      continue;
    }
    counted.push({ sum: 'provider', at: one.capturedAt, kobo: one.amountKobo });
    findings.push({
      orderId,
      kind: 'captured-unknown-here',
      at: one.capturedAt,
      ours: ours === undefined ? SAID.noOrder : (paid && capturedHere(paid)) || SAID.order(ours.state),
      theirs: capturedThere(one),
      kobo: one.amountKobo,
    });
  }
  if (ours === undefined || paid === null) return { findings, counted, underWay };
  if (same === undefined) {
    if (!theyMustKnow(moments, paid.at)) return { findings, counted, underWay: [...underWay, paid.at] };
    const kind = 'not-captured-there';
    const said = { ours: capturedHere(paid), theirs: SAID.nothing };
    findings.push({ orderId, kind, at: paid.at, ...said, kobo: paid.kobo });
    counted.push({ sum: 'orders', at: paid.at, kobo: paid.kobo });
  } else {
    const at = same.capturedAt;
    counted.push({ sum: 'orders', at, kobo: paid.kobo }, { sum: 'provider', at, kobo: same.amountKobo });
    if (same.amountKobo !== paid.kobo) {
      const said = { ours: capturedHere(paid), theirs: capturedThere(same) };
      findings.push({ orderId, kind: 'amount-differs', at, ...said, kobo: Math.abs(same.amountKobo - paid.kobo) });
    }
    findings.push(...compareRefund(moments, ours, same));
  }
  if (ours.refunded !== null) {
    const { at, kobo } = ours.refunded;
    counted.push({ sum: 'refunds', at: same?.refundedAt ?? at, kobo });
  }
  if (ours.ledger.capturedKobo !== 0) {
    counted.push({ sum: 'ledger', at: same?.capturedAt ?? paid.at, kobo: ours.ledger.capturedKobo });
  }
  return { findings, counted, underWay };
}

function compareRefund(moments: Moments, ours: Ours, theirs: PaymentRecord): Finding[] {
  const { orderId, refunded } = ours;
  const { refundedKobo } = theirs;
  if (refundedKobo > 0) {
    const at = theirs.refundedAt ?? theirs.capturedAt;
    if (refunded?.kobo === refundedKobo) return [];
    if (refunded === null && ours.state === 'refund_due' && maybeOnItsWay(moments, at)) return [];
    const said = SAID.refunded(money(refundedKobo), when(at));
    const here = refunded === null ? SAID.notRefunded : SAID.refunded(money(refunded.kobo), when(refunded.at));
    const kind = refunded === null ? 'refunded-there-only' : 'amount-differs';
    return [{ orderId, kind, at, ours: here, theirs: said, kobo: Math.abs(refundedKobo - (refunded?.kobo ?? 0)) }];
  }
  if (refunded === null || !theyMustKnow(moments, refunded.at)) return [];
  const { at, kobo } = refunded;
  const here = SAID.refunded(money(kobo), when(at));
  return [{ orderId, kind: 'refunded-here-only', at, ours: here, theirs: SAID.notRefunded, kobo }];
}

function capturedHere({ kobo, at, reference }: NonNullable<Ours['paid']>): string {
  return SAID.captured(money(kobo), when(at), reference);
}

function capturedThere({ amountKobo, capturedAt, reference }: PaymentRecord): string {
  return SAID.captured(money(amountKobo), when(capturedAt), reference);
}
