import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { PAID_FOR } from '#catalogues/orders.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';

/** What a meter owes to its estate, in one sentence; null where its estate does not say. */
export async function owedWords(services: Services, meterNumber: string, signal: AbortSignal): Promise<string | null> {
  const answer = await services.servicePayments({ meter_number: meterNumber }, signal);
  if (answer.status !== 200) return null;
  const { serviceCharge = 0, devLevy = 0, fine = 0 } = answer.data.data ?? {};
  // What is owed of a fine stands above 0, of the others below (S1 section 3).
  const due = [
    { of: PAID_FOR['service-charge'], kobo: koboOf(-serviceCharge) },
    { of: PAID_FOR['dev-levy'], kobo: koboOf(-devLevy) },
    { of: PAID_FOR.fine, kobo: koboOf(fine) },
  ].filter(({ kobo }) => kobo > 0);
  if (due.length === 0) return 'You owe your estate nothing.';
  const listed = due.map(({ of, kobo }) => `${formatNaira(kobo)} ${of.toLowerCase()}`);
  return `You owe your estate: ${listed.join(', ')}.`;
}
