import { ORDER_KINDS, type OrderKind, PUBLIC_KINDS } from '../orders.ts';
import { SUPPLY_SENTENCES as SAID } from '../sentences/supplies.ts';
import { COMPANIES, COMPANY_CODES, type Company } from './companies.ts';
import { providerOf, providersOf } from './providers.ts';

/**
 * What is up or down as one: the power of a distribution company, whoever buys it, or one product of a network or another
 * provider, e.g. `power:eko`, `airtime:mtn`.
 */
export type Supply = `${string}:${string}`;

/** Everything that can be down, with what it is called, in the order in which it is shown. */
export const SUPPLIES: readonly { readonly supply: Supply; readonly label: string }[] = [
  ...COMPANY_CODES.map((code) => ({ supply: powerOf(code), label: COMPANIES[code] })),
  ...PUBLIC_KINDS.filter((kind) => !ORDER_KINDS[kind].token).flatMap((kind) =>
    providersOf(kind).map(({ code, name }): { supply: Supply; label: string } => ({
      supply: `${kind}:${code}`,
      label: SAID.product(name, kind),
    })),
  ),
];

/** The power of a company. */
export function powerOf(company: Company): Supply {
  return `power:${company}`;
}

/** What an order is supplied with; null where nobody supplies it, or nobody has said who does. */
export function supplyOf(order: {
  readonly kind: OrderKind;
  readonly provider: string | null;
  readonly company: Company | null;
}): Supply | null {
  const { kind, provider, company } = order;
  if (kind === 'power') return company === null ? null : powerOf(company);
  const from = provider === null ? undefined : providerOf(provider);
  if (kind === 'public-power') return from?.company === undefined ? null : powerOf(from.company);
  return from === undefined ? null : `${kind}:${from.code}`;
}

/** What it is called; its code where it is none of ours. */
export function supplyLabel(supply: Supply): string {
  return SUPPLIES.find((one) => one.supply === supply)?.label ?? supply;
}

/** True for the code of something that is supplied. */
export function isSupply(code: string): code is Supply {
  return SUPPLIES.some(({ supply }) => supply === code);
}
