import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import type { PriceListName } from '#catalogues/orders.ts';
import { providerName } from '#catalogues/products/providers.ts';
import { KNOWN } from '#catalogues/sentences/conversation/known.ts';
import { matching } from '#machines/kit/reading/choices.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { plain } from '../lines.ts';
import { TALK } from '../sentences.ts';
import { type QueryAnswer, UNHEARD } from './query.ts';

interface FeeAsked {
  readonly provider: string;
  /** What is to be bought with it; null where it is not said. */
  readonly naira: number | null;
}

/** What the convenience fee of a company is, and what an amount costs with it. */
export async function feeTold(services: Services, { provider, naira }: FeeAsked): Promise<QueryAnswer> {
  const answer = await services.providerFee({ provider }).catch(unanswered);
  if (answer?.status === 200) {
    const fee = koboOf(answer.data.fees);
    const kobo = naira === null ? null : koboOf(naira);
    const total = kobo === null ? [] : [KNOWN.inAll(formatNaira(kobo), formatNaira(kobo + fee))];
    return { lines: [plain([TALK.feeOf(providerName(provider), fee), ...total].join(' '))] };
  }
  return { lines: [plain(answer ? MESSAGES.serviceUnavailable : MESSAGES.networkFailure)] };
}

const COLUMNS = [
  { name: 'package', label: 'Package', align: 'start' },
  { name: 'price', label: 'Price', align: 'end' },
] as const;

interface PricesAsked {
  readonly list: PriceListName;
  readonly provider: string;
  /** Only the packages that this may mean; empty for all of them. */
  readonly named: string;
}

/** A provider's part of a price list as a table; where a package was named, only what that may mean. */
export async function pricesTold(services: Services, { list, provider, named }: PricesAsked): Promise<QueryAnswer> {
  const answer = await services.priceList({ list }).catch(unanswered);
  if (answer?.status !== 200) return UNHEARD;
  const packages = answer.data.providers.find((one) => one.provider === provider)?.packages ?? [];
  if (packages.length === 0) return { lines: [plain(MESSAGES.serviceUnavailable)] };
  const choices = packages.map(({ name, amount }) => ({
    value: name,
    label: name,
    detail: formatNaira(koboOf(amount)),
  }));
  const meant = matching(choices, named);
  const text =
    named !== '' && meant.length === 0
      ? TALK.nothingSuch(providerName(provider), named)
      : TALK.pricesOf(providerName(provider));
  const rows = (meant.length > 0 ? meant : choices).map(({ label, detail }) => [label, detail ?? '']);
  return { lines: [{ ...plain(text), table: { columns: COLUMNS, rows } }] };
}
