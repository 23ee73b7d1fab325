import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { matching } from '#machines/kit/reading/choices.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { type Line, plain } from '../lines.ts';
import { TALK } from '../routes/small-talk.ts';
import type { LookUp } from './query.ts';

const nameOf = (provider: string): string => {
  const found = providerOf(provider);
  return found?.short ?? found?.name ?? provider;
};

/** What the convenience fee of a company is. */
export async function feeLines(services: Services, provider: string): Promise<readonly Line[]> {
  const answer = await services.providerFee({ provider }).catch(unanswered);
  if (answer?.status === 200) return [plain(TALK.feeOf(nameOf(provider), koboOf(answer.data.fees)))];
  return [plain(answer ? MESSAGES.serviceUnavailable : MESSAGES.networkFailure)];
}

const COLUMNS = [
  { name: 'package', label: 'Package', align: 'start' },
  { name: 'price', label: 'Price', align: 'end' },
] as const;

/** A provider's part of a price list as a table; where a package was named, only what that may mean. */
export async function priceLines(
  services: Services,
  { list, provider, named }: Extract<LookUp, { what: 'prices' }>,
): Promise<readonly Line[]> {
  const answer = await services.priceList({ list }).catch(unanswered);
  if (answer?.status !== 200) return [plain(MESSAGES.networkFailure)];
  const packages = answer.data.providers.find((one) => one.provider === provider)?.packages ?? [];
  if (packages.length === 0) return [plain(MESSAGES.serviceUnavailable)];
  const choices = packages.map(({ name, amount }) => ({
    value: name,
    label: name,
    detail: formatNaira(koboOf(amount)),
  }));
  const meant = matching(choices, named);
  const text =
    named !== '' && meant.length === 0 ? TALK.nothingSuch(nameOf(provider), named) : TALK.pricesOf(nameOf(provider));
  const rows = (meant.length > 0 ? meant : choices).map(({ label, detail }) => [label, detail ?? '']);
  return [{ ...plain(text), table: { columns: COLUMNS, rows } }];
}
