import type { DifferenceKind } from '#catalogues/platform.ts';
import { BOOK_SENTENCES as SAID } from '#catalogues/sentences/platform/stuck-orders.ts';
import { isIn, UNPAID } from '#machines/settlement/settlement.ts';
import type { UnreadableLine } from '../http-client.ts';
import type { PaymentRecord } from '../payments/port.ts';
import type { VendRecord } from '../vending/port.ts';
import type { Further, Ours } from './books.ts';
import { money, when } from './export-findings.ts';
import type { Compared, Counted, Finding } from './finding.ts';
import type { StrayPosting } from './span.ts';

/** Compare what was captured and given back: our order, if there is one, with what the provider has under its id. */
export function comparePayment(
  moments: Moments,
  orderId: string,
  ours: Ours | undefined,
  theirs: readonly PaymentRecord[],
): Compared {
  const paid = ours?.paid ?? null;
  const same = paid === null ? undefined : theirs.find(({ reference }) => reference === paid.reference);
  const known = new Map(ours?.further.map((one) => [one.reference, one]));
  const foreign = theirs.filter((one) => one !== same && !known.has(one.reference));
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
  for (const one of known.values()) {
    const there = theirs.find(({ reference }) => reference === one.reference);
    const compared = compareFurther(moments, ours.orderId, one, there);
    findings.push(...compared.findings);
    counted.push(...compared.counted);
  }
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
  const back = ours.refunded ?? ours.lost;
  if (back !== null) {
    const { at, kobo } = back;
    counted.push({ sum: 'refunds', at: same?.refundedAt ?? at, kobo });
  }
  if (ours.ledger.capturedKobo !== 0) {
    counted.push({ sum: 'ledger', at: same?.capturedAt ?? paid.at, kobo: ours.ledger.capturedKobo });
  }
  return { findings, counted, underWay };
}

/** What was paid again stands on both sides, and goes back by itself. */
function compareFurther(
  moments: Moments,
  orderId: string,
  { reference, kobo, at, returnedAt }: Further,
  theirs: PaymentRecord | undefined,
): Pick<Compared, 'findings' | 'counted'> {
  const here = SAID.captured(money(kobo), when(at), reference);
  if (theirs === undefined) {
    if (!theyMustKnow(moments, at)) return { findings: [], counted: [] };
    return {
      findings: [{ orderId, kind: 'not-captured-there', at, ours: here, theirs: SAID.nothing, kobo }],
      counted: [{ sum: 'orders', at, kobo }],
    };
  }
  const counted: Counted[] = [
    { sum: 'orders', at: theirs.capturedAt, kobo },
    { sum: 'provider', at: theirs.capturedAt, kobo: theirs.amountKobo },
    { sum: 'ledger', at: theirs.capturedAt, kobo },
    ...(returnedAt === null ? [] : [{ sum: 'refunds', at: theirs.refundedAt ?? returnedAt, kobo } as const]),
  ];
  const findings: Finding[] = [];
  const find = (kind: Finding['kind'], off: number) =>
    findings.push({ orderId, kind, at, ours: here, theirs: capturedThere(theirs), kobo: off });
  if (theirs.amountKobo !== kobo) find('amount-differs', Math.abs(theirs.amountKobo - kobo));
  const { refundedKobo, refundedAt } = theirs;
  if (returnedAt === null && refundedKobo > 0 && !maybeOnItsWay(moments, refundedAt ?? theirs.capturedAt))
    find('refunded-there-only', refundedKobo);
  if (returnedAt !== null && refundedKobo === 0 && theyMustKnow(moments, returnedAt)) find('refunded-here-only', kobo);
  return { findings, counted };
}

function compareRefund(moments: Moments, ours: Ours, theirs: PaymentRecord): Finding[] {
  const { orderId } = ours;
  // What a bank took back stands there as what we gave back does.
  const refunded = ours.refunded ?? ours.lost;
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

/** Compare what was delivered: our order, if there is one, with what one of the vendors has under its references. */
export function compareVend(
  moments: Moments,
  orderId: string,
  order: Ours | undefined,
  { vendor, vends: theirs }: { readonly vendor: string; readonly vends: readonly VendRecord[] },
): Compared {
  // What another vendor has delivered is compared with that one's book: here it is as good as not delivered.
  const ours = order && { ...order, delivered: order.delivered?.vendor === vendor ? order.delivered : null };
  const [vend] = theirs;
  if (vend === undefined) return compareUnvended(moments, ours);
  const waiting = ours?.delivered === null && isIn(ours.state, ['captured', 'fulfilling', 'pending']);
  if (waiting && maybeOnItsWay(moments, vend.vendedAt)) {
    return { findings: [], counted: [], underWay: [vend.vendedAt] };
  }
  const at = vend.vendedAt;
  const times = theirs.reduce((all, one) => all + one.times, 0);
  const here = deliveredHere(ours);
  const there = (kobo: number) => SAID.vended(money(kobo), when(at));
  const findings: Finding[] = [];
  const find = (kind: Finding['kind'], theirWords: string, kobo: number) =>
    findings.push({ orderId, kind, at, ours: here, theirs: theirWords, kobo });
  if (ours?.delivered == null) find('vended-there-only', there(vend.amountKobo), vend.amountKobo * times);
  else if (vend.amountKobo !== ours.amountKobo) {
    find('vend-amount-differs', there(vend.amountKobo), Math.abs(vend.amountKobo - ours.amountKobo));
  }
  if (times > 1) {
    find('vended-twice', SAID.vendedTimes(times, money(vend.amountKobo), when(at)), vend.amountKobo * (times - 1));
  }
  const counted = theirs.map((one) => ({
    sum: 'vendor' as const,
    at: one.vendedAt,
    kobo: one.amountKobo * one.times,
    times: one.times,
  }));
  if (ours?.delivered == null) return { findings, counted };
  return { findings, counted: [...counted, { sum: 'delivered', at, kobo: ours.amountKobo }] };
}

function compareUnvended(moments: Moments, ours: Ours | undefined): Compared {
  if (ours === undefined || ours.delivered === null) return { findings: [], counted: [] };
  const { orderId, amountKobo: kobo } = ours;
  const { at } = ours.delivered;
  if (!theyMustKnow(moments, at)) return { findings: [], counted: [], underWay: [at] };
  const said = { ours: deliveredHere(ours), theirs: SAID.nothing };
  return {
    findings: [{ orderId, kind: 'delivered-here-only', at, ...said, kobo }],
    counted: [{ sum: 'delivered', at, kobo }],
  };
}

function deliveredHere(ours: Ours | undefined): string {
  if (ours === undefined) return SAID.noOrder;
  if (ours.delivered === null) return SAID.notDelivered(ours.state);
  return SAID.delivered(money(ours.amountKobo), when(ours.delivered.at));
}

/** A line of theirs that could not be read is a difference by itself: nobody can say what it says. Without a time it is of `from`. */
export function unreadableFinding(
  kind: Extract<DifferenceKind, `${string}-unreadable`>,
  { about, at, reason }: UnreadableLine,
  from: Date,
): Finding {
  return { orderId: about, kind, at: at ?? from, ours: SAID.notCompared, theirs: reason, kobo: 0 };
}

/**
 * Compare the ledger with what an order's payment, delivery and refund come to: the provider holds what was captured less what
 * it gave back, and the payer is owed that until the order is delivered.
 */
export function compareLedger({
  orderId,
  totalKobo,
  paid,
  refunded,
  lost,
  further,
  delivered,
  ledger,
}: Ours): Finding[] {
  if (paid === null) return [];
  const holds = paid.kobo - (refunded?.kobo ?? 0);
  const owes = holds - (delivered === null ? 0 : totalKobo);
  const again = further.reduce((sum, { kobo, returnedAt }) => (returnedAt === null ? sum + kobo : sum), 0);
  const off = [
    ledger.capturedKobo - paid.kobo,
    ledger.providerKobo - holds - again + (lost?.kobo ?? 0),
    ledger.payerKobo - owes,
  ];
  if (off.every((kobo) => kobo === 0)) return [];
  const ours = SAID.holds(money(holds), money(owes));
  const theirs = SAID.holds(money(ledger.providerKobo), money(ledger.payerKobo));
  const kobo = Math.max(...off.map(Math.abs));
  return [{ orderId, kind: 'ledger-differs', at: paid.at, ours, theirs, kobo }];
}

/** A posting on the provider's account without a payment is a difference by itself; without an order it has its own id. */
export function strayFinding({ id, orderId, narration, at, kobo }: StrayPosting): Finding {
  const theirs = SAID.posting(money(kobo), narration);
  return { orderId: orderId ?? id, kind: 'ledger-differs', at, ours: SAID.noPayment, theirs, kobo: Math.abs(kobo) };
}

/** What happened there so lately may be on its way to us: the money path ends within a quarter of an hour (MONEY, I12), ms. */
const ON_ITS_WAY_MS = 15 * 60_000;

/** From when the comparison is: what we wrote down later may be missing there, because their books were read before it. */
interface Moments {
  readonly asOf: Date;
}

/** True for a fact of ours that their books must know too: they were read after it. */
function theyMustKnow({ asOf }: Moments, at: Date): boolean {
  return at <= asOf;
}

/** True for a fact of theirs that we may not have heard of yet. */
function maybeOnItsWay({ asOf }: Moments, at: Date): boolean {
  return at.getTime() > asOf.getTime() - ON_ITS_WAY_MS;
}
