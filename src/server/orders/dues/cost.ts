import type { Kysely } from 'kysely';
import { DUES_AMOUNT_KOBO, ESTATE_FEE_KOBO } from '#catalogues/limits.ts';
import { koboOf } from '#catalogues/money.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { fineOf } from '../../billing/arrears.ts';
import type { Schema } from '../../db/schema.ts';
import { ownServices } from './own-services.ts';
import type { DueWish } from './wish.ts';

/** What a payment to an estate comes to, kobo, without the fee. */
export interface Cost {
  readonly amountKobo: number;
  readonly serviceId?: number;
  readonly months?: number;
  readonly reductionKobo?: number;
}

/** Why a wish cannot be paid. */
export interface Unpayable {
  readonly code: string;
  readonly message: string;
}

/** A service's price for the months that were chosen; less where the apartment is not occupied. */
export async function serviceCost(
  db: Kysely<Schema>,
  userId: string,
  { serviceId, months }: DueWish,
): Promise<Cost | Unpayable> {
  if (months === undefined) return unpayable('months-missing', 'Please say for how many months.');
  const service = await ownServices(db, userId).where('services.id', '=', Number(serviceId)).executeTakeFirst();
  if (service === undefined) return unpayable('service-not-yours', 'This is not one of your services.');
  if (!service.enabled) return unpayable('service-disabled', PLATFORM_SENTENCES.notSold(service.name));
  const priceKobo = months * service.monthly_kobo;
  const off = outOfBounds(priceKobo);
  if (off !== null) return off;
  const chosen = { serviceId: service.id, months };
  if (service.status === 'occupied') return { ...chosen, amountKobo: priceKobo };
  return { ...chosen, ...unoccupied(priceKobo) };
}

/**
 * What a price comes to for an apartment that is not occupied: the charge is half of price and fee together, and what is
 * credited is that charge less the fee (DECISIONS 10); kobo.
 */
export function unoccupied(priceKobo: number): { readonly amountKobo: number; readonly reductionKobo: number } {
  // A price of odd kobo has no half: what is left over is the payer's.
  const amountKobo = Math.floor((priceKobo + ESTATE_FEE_KOBO) / 2) - ESTATE_FEE_KOBO;
  return { amountKobo, reductionKobo: priceKobo - amountKobo };
}

/** A levy is paid in any amount of whole naira, owed or in advance. */
export function levyCost({ amount, months }: DueWish): Cost | Unpayable {
  if (months !== undefined) return noMonths;
  if (amount === undefined) return unpayable('amount-missing', 'Please say how much you would like to pay.');
  if (!Number.isInteger(amount)) return unpayable('amount-not-whole', SENTENCES.amountKobo);
  const amountKobo = koboOf(amount);
  return outOfBounds(amountKobo) ?? { amountKobo };
}

/** The fine that a meter owes now, whole, however small it is. */
export async function fineCost(
  db: Kysely<Schema>,
  meterNumber: string,
  { months }: DueWish,
): Promise<Cost | Unpayable> {
  if (months !== undefined) return noMonths;
  const fineKobo = await fineOf(db, meterNumber);
  return fineKobo > 0 ? { amountKobo: fineKobo } : unpayable('no-fine', 'You owe no fine.');
}

function outOfBounds(kobo: number): Unpayable | null {
  const { least, most } = DUES_AMOUNT_KOBO;
  if (kobo < least) return unpayable('amount-too-small', `The least you can pay at once is ${formatNaira(least)}`);
  if (kobo > most) return unpayable('amount-too-large', `The most you can pay at once is ${formatNaira(most)}`);
  return null;
}

function unpayable(code: string, message: string): Unpayable {
  return { code, message };
}

const noMonths = unpayable('months-not-here', 'Only a service is paid for by the month.');
