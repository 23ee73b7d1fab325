import { COMPARES_PHRASES } from '#catalogues/lexicon/phrases/compares.ts';
import type { Compared } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, hasFact, type Reading, valuesOf } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { packagesNamed } from '../slots/packages.ts';

const SAYS = patterns(COMPARES_PHRASES);

/** What is compared by what it costs; undefined where nothing is, or it is not said what. */
export function comparesOf(reading: Reading): Compared | undefined {
  const said = asTyped(reading);
  const called = SAYS.compares.isIn(said);
  if (!called && !SAYS.cheaper.isIn(said) && !SAYS.than.begins(said)) return undefined;
  if (SAYS.longs.isIn(said)) return undefined;
  const { kind, providers } = sellersIn(reading);
  const named = namedIn(reading, kind);
  const things = Math.max(1, providers.length) * Math.max(1, named.length);
  const about = things > 1 || reading.concepts.has('pricelist') || reading.concepts.has(kind) || named.length > 0;
  // 'Buy mtn 2gb, it is cheaper' buys: only two things, or the word itself, make a comparison of it.
  const asks = SAYS.asks.begins(said) || endsInQuestion(reading.text);
  if (!about || (!called && SAYS.wishes.isIn(said) && !asks && things < 2)) return undefined;
  return { kind, providers, named };
}

function sellersIn(reading: Reading): Pick<Compared, 'kind' | 'providers'> {
  const own = (concept: string) => [...new Set(valuesOf(reading, concept))];
  const [isp, cable, network, disco] = ['isp', 'cable', 'network', 'disco'].map(own) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const has = (...concepts: readonly string[]): boolean => concepts.some((one) => reading.concepts.has(one));
  if (cable.length > 0 || has('cablepackage', 'tv')) return { kind: 'cable', providers: cable };
  if (disco.length > 0 || has('power', 'unserved')) return { kind: 'power', providers: disco };
  if (isp.length > 0 || has('isppackage', 'internet')) return { kind: 'internet', providers: isp };
  if (has('airtime') && !hasFact(reading, 'volume')) return { kind: 'airtime', providers: network };
  return { kind: 'data', providers: network };
}

function namedIn(reading: Reading, kind: Compared['kind']): readonly string[] {
  const volumes = factsOf(reading, 'volume').map(({ value }) => value);
  if (kind === 'cable') return packagesNamed(reading, 'cablepackage');
  if (kind === 'data') return [...new Set(volumes)];
  if (kind !== 'internet') return [];
  const names = packagesNamed(reading, 'isppackage');
  return names.length > 0 && volumes.length === 1
    ? names.map((name) => `${volumes[0]} ${name}`)
    : [...volumes, ...names];
}
