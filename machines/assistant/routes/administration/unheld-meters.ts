import { METERS_LISTED } from '#catalogues/meters.ts';
import type { Scene } from '../../scene.ts';
import { type Turn, toAsk } from '../turn.ts';

/** Which meters of the own estate nobody has an account on. */
export function aboutUnheldMeters({ sense, session: { role } }: Scene): Turn | null {
  const answers = sense.intent === 'answer' || sense.intent === 'correct';
  if (!sense.modifiers?.unheld || answers || role !== 'service-admin') return null;
  return toAsk({ kind: 'list', name: 'uploaded-meters', asked: { listed: METERS_LISTED[0] } });
}
