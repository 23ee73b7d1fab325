import type { Kysely } from 'kysely';
import type { OrderKind } from '#catalogues/orders.ts';
import type { Company } from '#catalogues/products/companies.ts';
import { type Supply, supplyLabel, supplyOf } from '#catalogues/products/supplies.ts';
import { SUPPLY_SENTENCES as SAID } from '#catalogues/sentences/supplies.ts';
import { dayInLagos, formatTime, formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../../db/schema.ts';
import type { VendingPort } from '../port.ts';
import { EVERY_VENDOR, type Outage, outageOf } from './outages.ts';
import { isShort } from './wallets.ts';

interface Deps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
}

/** What is to be sold; `amountKobo` without our fee, where it is known already. */
export interface ToSell {
  readonly kind: OrderKind;
  readonly provider: string | null;
  readonly company: Company | null;
  readonly amountKobo?: number;
}

/** What is supplied by a vendor; an estate that has not said who supplies it has whoever the vendor is set to. */
export function supplyFrom(vendor: Pick<VendingPort, 'estateCompany'>, order: ToSell): Supply | null {
  return supplyOf({ ...order, company: order.company ?? vendor.estateCompany ?? null });
}

/** Why a vendor cannot sell something just now, as a call refuses it; null: it can, as far as is known. */
export async function notSellable(deps: Deps, vendor: VendingPort, order: ToSell) {
  const supply = supplyFrom(vendor, order);
  if (supply === null) return null;
  const outage = await outageOf(deps.db, deps.clock(), vendor.name, supply);
  if (outage !== null) return supplyDown(outage, deps.clock());
  const { amountKobo } = order;
  if (amountKobo === undefined || !(await isShort(deps, vendor, amountKobo))) return null;
  return { status: 503, data: { code: 'not-sold', message: SAID.noFunds(supplyLabel(supply)) } } as const;
}

/** The refusal of what is down. */
export function supplyDown(outage: Outage, now: Date) {
  return { status: 503, data: { code: 'supply-down', message: `${downSaid(outage, now)} ${SAID.notSold}` } } as const;
}

/**
 * What is said of an outage: since when, the reason and the end where an administrator gave them. What
 * a vendor answered is in its own words, and means nothing to a buyer.
 */
export function downSaid({ supply, vendor, since, reason, holds_until: until }: Outage, now: Date): string {
  const when = (at: Date) => (dayInLagos(at) === dayInLagos(now) ? formatTime : formatWhen)(at.toISOString());
  const byHand = vendor === EVERY_VENDOR;
  return [
    SAID.down(supplyLabel(supply), when(since)),
    ...(byHand ? [SAID.why(reason.replace(/[.\s]+$/, ''))] : []),
    ...(byHand && until !== null ? [SAID.back(when(until))] : []),
  ].join(' ');
}
