import { RESETTING_PHRASES } from '#catalogues/lexicon/phrases/resetting.ts';
import type { SettingSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import { firstFact, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';
import { peopleNamed } from '../slots/names.ts';

const SAYS = patterns(RESETTING_PHRASES);

/**
 * Somebody else is to get a link that sets a new password: 'reset Ada Obi's password', 'our administrator Ada Obi forgot her password', 'reset administrator
 * ada@mail.example'. Without a name only whoever administers is meant; the own password is another wish.
 */
export function passwordResetSaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (SAYS.own.isIn(said) || SAYS.asks.begins(said)) return undefined;
  const people = peopleNamed(reading);
  const email = firstFact(reading, 'email')?.value;
  const inOffice = SAYS.office.isIn(said);
  const orders = SAYS.orders.begins(said) && !endsInQuestion(reading.text);
  const ofPassword = SAYS.password.isIn(said);
  const resets = orders && SAYS.resets.isIn(said) && (ofPassword || inOffice || SAYS.link.isIn(said));
  const changes = orders && ofPassword && SAYS.changes.isIn(said);
  const forgot = ofPassword && SAYS.forgot.isIn(said) && people.length > 0 && !endsInQuestion(reading.text);
  if (!resets && !changes && !forgot) return undefined;
  if (!forgot && SAYS.none.isIn(said)) return undefined;
  const [first, last] = [people[0], people.at(-1)];
  const named =
    first === undefined || last === undefined
      ? undefined
      : `${reading.text.slice(reading.list[first.from]?.start, reading.list[last.from]?.start)}${last.said}`;
  const whose = email ?? named;
  if (whose === undefined && !inOffice) return undefined;
  return {
    flow: 'reset-administrator',
    values: { ...(whose !== undefined && { whose }), ...(inOffice && { office: 'true' }) },
  };
}
