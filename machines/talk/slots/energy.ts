import { ENERGY_PHRASES } from '#catalogues/lexicon/phrases/energy.ts';
import { MONTHS } from '#catalogues/sentences/months.ts';
import { many, sequence } from '../reading/pattern.ts';
import { patterns } from '../reading/phrases.ts';
import { factsOf, type Reading } from '../reading/read.ts';
import { asTyped, endsInQuestion } from '../reading/said.ts';

const SAYS = patterns(ENERGY_PHRASES);
const NOTES = sequence(many(SAYS.lead), SAYS.notes);

/** True for 'enter the bulk bill for October'. */
export const isEnergyNoted = (reading: Reading): boolean =>
  NOTES.begins(asTyped(reading)) && !endsInQuestion(reading.text);

/** 'How much energy did we lose in October', 'energy balance of our estate'. */
export const asksOfEnergy = (reading: Reading): boolean =>
  SAYS.asksEnergy.covers(asTyped(reading)) && factsOf(reading, 'amount').length === 0;

/** The same of a resident, whose balance is the own one unless the estate is named. */
export function residentAsksOfEnergy(reading: Reading): boolean {
  const said = asTyped(reading);
  return asksOfEnergy(reading) && (SAYS.ofEstate.isIn(said) || !SAYS.ofOwn.isIn(said));
}

/** The month that is named, with its year, of those up to now; undefined where it is asked for. */
export function monthOfEnergy(reading: Reading): string | undefined {
  const [days, ...more] = factsOf(reading, 'dates');
  if (days?.first === undefined || more.length > 0 || days.first.slice(0, 7) !== days.last?.slice(0, 7))
    return undefined;
  const [year, month] = days.first.split('-');
  return `${MONTHS[Number(month) - 1]} ${year}`;
}

/** The kWh that are named as such. */
export function kwhSaid(reading: Reading): string | undefined {
  const [units, ...more] = factsOf(reading, 'units');
  return more.length > 0 ? undefined : units?.value;
}

/** The one sum that is named: a bare number is one beside kWh that are named as such, and a reading without them. */
export function costSaid(reading: Reading): string | undefined {
  const [cost, ...more] = factsOf(reading, 'amount');
  const isMoney = kwhSaid(reading) !== undefined || SAYS.naira.isIn(asTyped(reading)) || reading.text.includes('₦');
  return more.length > 0 || !isMoney ? undefined : cost?.value;
}
