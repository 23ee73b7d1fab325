import { SUPPLY_PHRASES } from '#catalogues/lexicon/phrases/supplies.ts';
import type { Company } from '#catalogues/products/companies.ts';
import { isSupply, powerOf, SUPPLIES, type Supply } from '#catalogues/products/supplies.ts';
import type { Question } from '../asked-question.ts';
import type { SettingSaid } from '../besides.ts';
import { many, type Pattern, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { firstValue, type Reading, valuesOf } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { providerOf } from '../slots/values.ts';

const SAYS = patterns(SUPPLY_PHRASES);

/** Distribution companies: by the codes of the storefront, and by the short names of those that it does not sell of. */
const COMPANIES: Readonly<Record<string, Company>> = {
  phcneko: 'eko',
  phcnkano: 'kano',
  phcnjos: 'jos',
  phcnabuja: 'abuja',
  phcnibadan: 'ibadan',
  phcnenugu: 'enugu',
  IKEDC: 'ikeja',
  PHED: 'portharcourt',
  BEDC: 'benin',
  KAEDCO: 'kaduna',
  YEDC: 'yola',
  APLE: 'aba',
};

/** The distribution company that a sentence names. */
export function companyNamed(reading: Reading): Company | undefined {
  return COMPANIES[providerOf(reading, ['disco']) ?? firstValue(reading, 'unserved') ?? ''];
}

const KINDS = ['airtime', 'data', 'internet', 'cable'] as const;

/**
 * What of all companies and networks that are named is spoken of, each once; of a network both airtime and data, unless one is named, and of a product
 * that is named beside them all of it.
 */
function suppliesNamed(reading: Reading): readonly Supply[] {
  const discos = [...valuesOf(reading, 'disco'), ...valuesOf(reading, 'unserved')];
  const companies = discos.flatMap((code) => COMPANIES[code] ?? []).map(powerOf);
  const codes = ['network', 'cable', 'isp'].flatMap((concept) => valuesOf(reading, concept));
  const named = KINDS.filter((kind) => reading.concepts.has(kind));
  const of = (code: string, kinds: readonly string[]) => kinds.map((kind) => `${kind}:${code}`).filter(isSupply);
  const sold = codes.flatMap((code) => {
    const found = of(code, named);
    return found.length > 0 ? found : of(code, KINDS);
  });
  if (companies.length + sold.length === 0) return [];
  const whole = named.filter((kind) => !sold.some((supply) => supply.startsWith(`${kind}:`)));
  const besides = SUPPLIES.map(({ supply }) => supply).filter((one) =>
    whole.some((kind) => one.startsWith(`${kind}:`)),
  );
  return [...new Set([...companies, ...sold, ...besides])];
}

/** Reports and questions of this kind are short; more words tell of something that happened to somebody. */
const MOST_WORDS = 8;

const isOther = (reading: Reading): boolean =>
  reading.facts.length > 0 || reading.list.length > MOST_WORDS || SAYS.other.isIn(asTyped(reading));

const ASKS = sequence(many(SAYS.before), SAYS.asks);
const asks = (reading: Reading): boolean => ASKS.begins(asTyped(reading)) || endsInQuestion(reading.text);

/** 'Ikeja is down', 'MTN data is back': what whoever may say it says of a supply. */
export function supplySaid(reading: Reading): SettingSaid | undefined {
  if (isOther(reading) || asks(reading)) return undefined;
  const supplies = suppliesNamed(reading);
  const said = asTyped(reading);
  const isBack = SAYS.isBack.isIn(said);
  if (supplies.length === 0 || !(isBack || SAYS.isDown.isIn(said))) return undefined;
  return settingOf(isBack ? 'supply-back' : 'supply-down', supplies);
}

/** A sale that is stopped or begun again is one of a company or a network alone where the sentence names it: all of a product would be more than was said. */
export function supplySold(reading: Reading, intent: string): SettingSaid | undefined {
  const flow = SOLD_BY[intent];
  const supplies = flow === undefined ? [] : suppliesNamed(reading);
  return flow === undefined || supplies.length === 0 ? undefined : settingOf(flow, supplies);
}

const SOLD_BY: Readonly<Record<string, string>> = { 'pause-sales': 'supply-down', 'resume-sales': 'supply-back' };

/** Of several nothing is said: it is asked which. */
function settingOf(flow: string, [only, ...more]: readonly Supply[]): SettingSaid {
  return { flow, values: only === undefined || more.length > 0 ? {} : { supply: only } };
}

const alone = (pattern: Pattern): Pattern => sequence(many(SAYS.before), pattern, many(SAYS.behind));
const ALL_DOWN = alone(SAYS.allDown);
const WALLETS = alone(SAYS.wallets);

/** 'What is down', 'is PHED working': what is known of it. 'Wallet balance': what is in ours. */
export function supplyAsked(reading: Reading): Question | undefined {
  const said = asTyped(reading);
  if (reading.facts.length > 0) return undefined;
  if (WALLETS.covers(said)) return { about: 'wallets' };
  if (ALL_DOWN.covers(said)) return { about: 'supplies', named: [] };
  if (isOther(reading) || !asks(reading) || !SAYS.state.isIn(said)) return undefined;
  const named = suppliesNamed(reading);
  return named.length === 0 ? undefined : { about: 'supplies', named };
}
