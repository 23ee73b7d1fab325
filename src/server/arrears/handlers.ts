import type { arrears } from '#catalogues/calls/estate/arrears.ts';
import type { CallAnswer } from '#catalogues/calls/services.ts';
import { digitsOf } from '#machines/kit/reading/digits.ts';
import type { OwnEstate } from '../administration/own-estate.ts';
import { ruleIn, versionOn } from '../billing/policies.ts';
import type { CallTaken, Handlers } from '../http/handlers.ts';
import { noEstate } from '../http/refusals.ts';
import { countsOf, houseOf } from './answers.ts';
import { endException, exceptMeter } from './exceptions.ts';
import { type ArrearsDeps, arrearsPolicy, setArrearsPolicy, termsTold, tryArrearsPolicy } from './policy.ts';
import { type HouseStanding, standingsOf } from './standings.ts';

/** The calls by which an administrator says when arrears stop power. Whose estate it is, the session says. */
export function arrearsHandlers(deps: ArrearsDeps): Pick<Handlers, keyof typeof arrears> {
  return {
    arrearsPolicy: async ({ person: { estate } }) => (estate === null ? noEstate : arrearsPolicy(deps, estate)),
    arrearsStandings: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : arrearsStandings(deps, estate, input),
    tryArrearsPolicy: async ({ input, person: { estate } }) =>
      estate === null ? noEstate : tryArrearsPolicy(deps, estate, input),
    setArrearsPolicy: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : setArrearsPolicy(deps, { estate, id }, input),
    exceptMeter: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : exceptMeter(deps, { estate, id }, input),
    endException: async ({ input, person: { estate, id } }) =>
      estate === null ? noEstate : endException(deps, { estate, id }, input),
  };
}

/** Whom the rule of the own estate touches today, and why. */
async function arrearsStandings(
  { db, clock }: ArrearsDeps,
  estate: OwnEstate,
  { standing, search = '', page, rows }: CallTaken<'arrearsStandings'>,
): Promise<CallAnswer<'arrearsStandings'>> {
  const at = clock();
  const { rule } = await versionOn(db, estate.id, at);
  const all = await standingsOf(db, { estateId: estate.id, at, policy: ruleIn(rule) });
  const found = all.filter((house) => isShown(house, standing) && isFound(house, search));
  const houses = found.slice((page - 1) * rows, page * rows).map((house) => houseOf(house, at));
  return { status: 200, data: { houses, counts: countsOf(all), total: found.length, page, rule: termsTold(rule) } };
}

/** Whoever is touched by no condition stands in no list, unless there is an exception that can be ended. */
const isShown = ({ standing, excepted }: HouseStanding, shown: CallTaken<'arrearsStandings'>['standing']): boolean =>
  shown === 'all' ? standing.name !== 'clear' || excepted !== null : standing.name === shown;

/** Digits are the beginning of a meter number; each word begins one of a name or an address, and a number is one. */
function isFound({ meterNumber, holder, address }: HouseStanding, search: string): boolean {
  const digits = digitsOf(search);
  if (/^\d{5,}$/.test(digits)) return meterNumber.startsWith(digits);
  const words = wordsIn(`${holder} ${address}`);
  return wordsIn(search).every((sought) =>
    words.some((word) => (/^\d/.test(sought) ? word === sought : word.startsWith(sought))),
  );
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
