import { METER_NAME_LENGTH } from '#catalogues/held-meters.ts';
import { METERS as SAID } from '#catalogues/sentences/meters.ts';
import { oneLine } from '../../text.ts';

/** A name as it is kept: one line, without blanks around it. */
export const nameOf = (text: string): string => oneLine(text);

/** Why a meter is not called so; null: it may be, or it is called nothing. What has no letter is not told from a number. */
export function nameOff(name: string): string | null {
  if (name === '') return null;
  if (name.length > METER_NAME_LENGTH) return SAID.nameLong(METER_NAME_LENGTH);
  return /\p{L}/u.test(name) ? null : SAID.nameLetters;
}
