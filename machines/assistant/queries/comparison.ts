import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import type { PriceListName } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { matching, nearestTwo } from '#machines/kit/reading/choices.ts';
import type { Choice } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Compared } from '#machines/talk/besides.ts';
import { plain } from '../lines.ts';
import { TALK } from '../sentences.ts';
import { type QueryAnswer, UNHEARD } from './query.ts';

const COLUMNS = [
  { name: 'company', label: 'Company', align: 'start' },
  { name: 'package', label: 'Package', align: 'start' },
  { name: 'price', label: 'Price', align: 'end' },
] as const;

type Seller = CallAnswer<'priceList'>['data']['providers'][number];

/** One of the things that are compared; kobo. */
interface Offered {
  readonly company: string;
  readonly name: string;
  readonly kobo: number;
}

/** What is asked for of a company, and what it has; `instead`: the nearest, where it has nothing that is called so. */
interface Answered {
  readonly offered: readonly Offered[];
  readonly instead: string | null;
}

/** What the things cost that a sentence compares, the cheapest first, and which of them that is. Nothing is bought. */
export async function comparisonTold(
  services: Services,
  { list, compared }: { readonly list: PriceListName; readonly compared: Compared },
): Promise<QueryAnswer> {
  const answer = await services.priceList({ list }).catch(unanswered);
  if (answer?.status !== 200) return UNHEARD;
  const { providers, named } = compared;
  const sellers = answer.data.providers.filter(
    ({ provider }) => providers.length === 0 || providers.includes(provider),
  );
  const found = sellers.map((seller) => answeredBy(seller, named));
  const offered = found.flatMap((one) => one.offered).toSorted((one, other) => one.kobo - other.kobo);
  if (offered.length === 0) return { lines: [plain(TALK.nothingCompared)] };
  const rows = offered.map(({ company, name, kobo }) => [company, name, formatNaira(kobo)]);
  const lacking = found.flatMap(({ instead }) => (instead === null ? [] : [plain(instead)]));
  // What is not alike has no cheapest: more of it may cost more.
  const said = lacking.length > 0 ? TALK.unlike : inWords(offered);
  return { lines: [...lacking, { ...plain(said), table: { columns: COLUMNS, rows } }] };
}

function answeredBy({ name: company, packages }: Seller, named: readonly string[]): Answered {
  const sold = packages.map(({ name, amount }) => ({ company, name, kobo: koboOf(amount) }));
  if (named.length === 0) return { offered: sold, instead: null };
  const choices = packages.map(({ name, amount }) => ({
    value: name,
    label: name,
    detail: formatNaira(koboOf(amount)),
  }));
  const exact = named.flatMap((said) => matching(choices, said));
  const meant = exact.length > 0 ? exact : named.flatMap((said) => nearestTwo(choices, said));
  const offered = sold.filter(({ name }) => meant.some(({ value }) => value === name));
  const asked = named.join(' or ');
  const instead = exact.length > 0 || meant.length === 0 ? null : TALK.nearestOf(company, asked, near(meant));
  return { offered, instead };
}

const near = (choices: readonly Choice[]): readonly string[] =>
  choices.map(({ label, detail = '' }) => SENTENCES.soldFor(label, detail));

function inWords(offered: readonly Offered[]): string {
  const [least, next] = offered;
  if (!least) return '';
  const cheapest = `${least.company} ${least.name}`;
  const level = offered.filter(({ kobo }) => kobo === least.kobo).map(({ company, name }) => `${company} ${name}`);
  if (level.length > 1) return TALK.costTheSame(level, formatNaira(least.kobo));
  if (offered.length === 1) return TALK.costs(cheapest, formatNaira(least.kobo));
  const less = next ? formatNaira(next.kobo - least.kobo) : null;
  return TALK.cheapest(
    cheapest,
    formatNaira(least.kobo),
    less === null || !next ? null : [less, `${next.company} ${next.name}`],
  );
}
