import { BOOK_SENTENCES as SAID } from '#catalogues/sentences/platform/topups.ts';
import type { Ours } from '../books/ours.ts';
import type { StrayPosting } from '../books/span.ts';
import type { Finding } from '../finding.ts';
import { money } from '../words.ts';

/**
 * Compare the ledger with what an order's payment, delivery and refund come to: the provider holds what was captured less what
 * it gave back, and the payer is owed that until the order is delivered.
 */
export function compareLedger({ orderId, totalKobo, paid, refunded, delivered, ledger }: Ours): Finding[] {
  if (paid === null) return [];
  const holds = paid.kobo - (refunded?.kobo ?? 0);
  const owes = holds - (delivered === null ? 0 : totalKobo);
  const off = [ledger.capturedKobo - paid.kobo, ledger.providerKobo - holds, ledger.payerKobo - owes];
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
