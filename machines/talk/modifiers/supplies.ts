import { SUPPLY_PHRASES } from '#catalogues/lexicon/phrases/supplies.ts';
import type { Company } from '#catalogues/products/companies.ts';
import { isSupply, powerOf, type Supply } from '#catalogues/products/supplies.ts';
import type { Question } from '../asked-question.ts';
import type { SettingSaid } from '../besides.ts';
import { many, type Pattern, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { firstValue, type Reading } from '../reading/read.ts';
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

/** What of a company or a network is spoken of; of a network both airtime and data, unless one is named. */
function suppliesNamed(reading: Reading): readonly Supply[] {
  const company = companyNamed(reading);
  if (company !== undefined) return [powerOf(company)];
  const code = providerOf(reading, ['network', 'cable', 'isp']);
  if (code === undefined) return [];
  const kinds = ['airtime', 'data', 'internet', 'cable'];
  const named = kinds.filter((kind) => reading.concepts.has(kind));
  const of = (all: readonly string[]) => all.map((kind) => `${kind}:${code}`).filter(isSupply);
  const found = of(named);
  return found.length > 0 ? found : of(kinds);
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
