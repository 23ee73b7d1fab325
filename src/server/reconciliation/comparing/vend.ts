import { BOOK_SENTENCES as SAID } from '#catalogues/sentences/platform/topups.ts';
import { isIn } from '#machines/settlement/settlement.ts';
import type { VendRecord } from '../../vending/port.ts';
import type { Ours } from '../books/ours.ts';
import type { Compared, Finding } from '../finding.ts';
import { money, when } from '../words.ts';
import { type Moments, maybeOnItsWay, theyMustKnow } from './moments.ts';

/** Compare what was delivered: our order, if there is one, with what the vendor has under its references. */
export function compareVend(
  moments: Moments,
  orderId: string,
  ours: Ours | undefined,
  theirs: readonly VendRecord[],
): Compared {
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
  if (ours === undefined || ours.delivered === null || !ours.delivered.byVendor) return { findings: [], counted: [] };
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
