import { NETWORK_PREFIXES, type NetworkCode } from '#catalogues/products/networks.ts';

const longestFirst = Object.entries(NETWORK_PREFIXES)
  .flatMap(([network, prefixes]) => prefixes.map((prefix) => ({ network: network as NetworkCode, prefix })))
  .sort((one, other) => other.prefix.length - one.prefix.length);

/** The network that a mobile number's prefix suggests, or null where none is known; the number as it is dialled, 0 first. */
export function networkOf(phone: string): NetworkCode | null {
  return longestFirst.find(({ prefix }) => phone.startsWith(prefix))?.network ?? null;
}
