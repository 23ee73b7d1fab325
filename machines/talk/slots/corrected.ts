import { factsOf, hasFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { withoutReason } from './arrears.ts';
import { balanceMeant } from './balance.ts';
import { houseSaid } from './houses.ts';
import { personName } from './names.ts';
import { SAYS } from './words.ts';

const DUES = ['svccharge', 'levy', 'fine'];

/**
 * True where what one house owes is surely to be another figure: 'reduce the fine of House 12 to 2000 because he begged'. It is no charge,
 * which would come on top.
 */
export function isCorrected(reading: Reading): boolean {
  const told = withoutReason(reading);
  const said = asTyped(told);
  const forgives = SAYS.forgives.begins(said);
  if (!(forgives || SAYS.corrects.begins(said)) || endsInQuestion(reading.text)) return false;
  if (!DUES.some((due) => told.concepts.has(due)) || houseSaid(told) === undefined) return false;
  const [only, ...others] = factsOf(told, 'amount');
  if (only === undefined) return balanceMeant(told) === '0';
  return others.length === 0 && SAYS.toOrBy.is(told.list[only.from - 1]?.word);
}

/** Whose balance it is, where no meter is named: a person, or a house by its own name. Nobody is called as the reason is. */
export function correctedWhose(reading: Reading): string | undefined {
  const told = withoutReason(reading);
  const person = personName(told, true);
  return person !== '' || hasFact(told, 'digits') ? person || undefined : houseSaid(told);
}
