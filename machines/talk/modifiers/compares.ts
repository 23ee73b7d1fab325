import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import type { Compared } from '../context.ts';
import { anywhere } from '../reading/phrases.ts';
import { factsOf, type Reading, valuesOf } from '../reading/read.ts';
import { packagesNamed } from '../slots/packages.ts';

const COMPARES = [
  /\bcompar(?:e|ed|ing|ison)\b|\bversus\b|\bvs\b|\bdifference (?:between|in)\b/,
  /\b(?:cheaper|costlier|dearer|pricier)\b/,
  /\b(?:more|less) expensive\b|\bmore cheap\b|\bcheap pass\b|\bcost pass\b|\bpass .{0,20}\bfor (?:price|money)\b/,
  /\b(?:which|wetin|what|who)\b.*\b(?:cheap|cheapest|lowest|expensive|dearest|costs? (?:more|less|pass)|better|best)\b/,
  /^(?:is|are|does|do|na)\b.*\b(?:more|less|higher|lower|better|bigger)\b.*\bthan\b/,
];
/** 'Buy me the cheaper one' is a wish, for whoever asks to make clear. */
const WISHES = anywhere(MODIFIER_PHRASES.wishes);

const ASKS = /^(?:is|are|does|do|which|what|wetin|who|na|between)\b/;
/** 'I wish light was cheaper' compares nothing. */
const LONGS = /\b(?:i|we) (?:just )?wish\b|\b(?:should|make) (?:\w+ )?(?:be )?cheaper\b|\breduce\b/;

/** What is compared by what it costs; undefined where nothing is, or it is not said what. */
export function comparesOf(reading: Reading): Compared | undefined {
  const said = reading.list.map(({ word }) => word).join(' ');
  const at = COMPARES.findIndex((pattern) => pattern.test(said));
  if (at < 0 || LONGS.test(said)) return undefined;
  const { kind, providers } = sellersIn(reading);
  const named = namedIn(reading, kind);
  const things = Math.max(1, providers.length) * Math.max(1, named.length);
  const about = things > 1 || reading.concepts.has('pricelist') || reading.concepts.has(kind) || named.length > 0;
  // 'Buy mtn 2gb, it is cheaper' buys: only two things, or the word itself, make a comparison of it.
  const asks = ASKS.test(said) || /\?\s*$/.test(reading.text);
  if (!about || (WISHES.test(said) && !asks && things < 2 && at > 0)) return undefined;
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
  if (has('airtime') && factsOf(reading, 'volume').length === 0) return { kind: 'airtime', providers: network };
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
