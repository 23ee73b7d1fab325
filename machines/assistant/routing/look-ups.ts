import type { Services } from '#catalogues/calls/services.ts';
import { KOBO_PER_NAIRA } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { matching } from '#machines/kit/choices.ts';
import { formatNaira } from '#machines/kit/format.ts';
import { type Line, plain } from '../lines.ts';
import { TALK } from './small-talk.ts';
import type { LookUp } from './turn.ts';

/** The answer to a question beside the flow that only the server knows. `meterNumber` is the person's own, or empty. */
export async function lookedUp(services: Services, up: LookUp, meterNumber: string): Promise<readonly Line[]> {
  if (up.what === 'balance') return (await balanceLines(services, meterNumber)).map(plain);
  return up.what === 'fee' ? feeLines(services, up.provider) : priceLines(services, up);
}

const nameOf = (provider: string): string => {
  const found = providerOf(provider);
  return found?.short ?? found?.name ?? provider;
};

const kobo = (naira: number): number => Math.round(naira * KOBO_PER_NAIRA);

async function feeLines(services: Services, provider: string): Promise<readonly Line[]> {
  const answer = await services.providerFee({ provider }).catch(() => null);
  if (answer?.status === 200) return [plain(TALK.feeOf(nameOf(provider), kobo(answer.data.fees)))];
  return [plain(answer ? MESSAGES.serviceUnavailable : MESSAGES.networkFailure)];
}

const COLUMNS = [
  { name: 'package', label: 'Package', align: 'start' },
  { name: 'price', label: 'Price', align: 'end' },
] as const;

/** A provider's part of a price list as a table; where a package was named, only what that may mean. */
async function priceLines(
  services: Services,
  { list, provider, named }: Extract<LookUp, { what: 'prices' }>,
): Promise<readonly Line[]> {
  const answer = await services.priceList({ list }).catch(() => null);
  if (answer?.status !== 200) return [plain(MESSAGES.networkFailure)];
  const packages = answer.data.providers.find((one) => one.provider === provider)?.packages ?? [];
  if (packages.length === 0) return [plain(MESSAGES.serviceUnavailable)];
  const choices = packages.map(({ name, amount }) => ({ value: name, label: name, detail: formatNaira(kobo(amount)) }));
  const meant = matching(choices, named);
  const text =
    named !== '' && meant.length === 0 ? TALK.nothingSuch(nameOf(provider), named) : TALK.pricesOf(nameOf(provider));
  const rows = (meant.length > 0 ? meant : choices).map(({ label, detail }) => [label, detail ?? '']);
  return [{ ...plain(text), table: { columns: COLUMNS, rows } }];
}

/** What a meter owes, in sentences. */
async function balanceLines(services: Services, meterNumber: string): Promise<readonly string[]> {
  const answer = await services.servicePayments({ meter_number: meterNumber }).catch(() => null);
  if (answer?.status !== 200) return [MESSAGES.networkFailure];
  const owed = answer.data.data;
  if (!owed) return [TALK.owesNothing];
  const parts = [
    ...(owed.serviceCharge < 0 ? [`${formatNaira(-owed.serviceCharge * 100)} service charge`] : []),
    ...(owed.devLevy < 0 ? [`${formatNaira(-owed.devLevy * 100)} development levy`] : []),
    ...(owed.fine > 0 ? [`${formatNaira(owed.fine * 100)} in fines`] : []),
  ];
  return [parts.length === 0 ? TALK.owesNothing : `You owe ${parts.join(', ')}.`];
}
