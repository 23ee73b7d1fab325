import { INTENTS, isPurchase } from '#catalogues/intents/index.ts';
import { MODIFIER_PHRASES } from '#catalogues/lexicon/phrases/modifiers.ts';
import type { Understanding } from '../context.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(MODIFIER_PHRASES);

/** So many words may stand before what leaves something: 'ok forget it', 'abeg no, leave am'. */
const MOST_BEFORE = 2;
/** Where what is left ends by a sign. */
const SIGN = /[,.;:!?\n]\s*$|\s-\s*$/;

/**
 * 'Forget it, just airtime 200': what is wanted behind a word that leaves what is open, as typed; null where nothing is. What is left is
 * named by that word alone, or by 'it' and the like, or a sign or a turn of speech parts it from what follows: 'cancel airtime 200'
 * wants nothing.
 */
export function wishBehindCancel(reading: Reading): string | null {
  const { list, text, mentions } = reading;
  const left = mentions.find(({ concept, from }) => concept === 'cancel' && from <= MOST_BEFORE);
  if (!left) return null;
  const said = asTyped(reading);
  const named = Math.max(left.to, SAYS.whatIsLeft.endAt(said, left.to));
  const behind = Math.max(named, SAYS.turnsTo.endAt(said, named));
  const [end, next] = [list[named - 1]?.end, list[behind]?.start];
  if (end === undefined || next === undefined) return null;
  const parted = behind > named || named > left.to || left.to - left.from > 1;
  return parted || SIGN.test(text.slice(end, list[named]?.start)) ? text.slice(next) : null;
}

/** It is bought, listed or asked for: what would be written or changed is not begun by half a sentence. */
export const mayFollowCancel = ({ intent, asks }: Understanding): boolean =>
  asks === undefined && (isPurchase(intent) || ['list', 'query'].includes(INTENTS[intent].kind));
