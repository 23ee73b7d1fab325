import { PASSKEY_PHRASES } from '#catalogues/lexicon/phrases/passkeys.ts';
import type { Question } from '../asked-question.ts';
import type { SettingSaid } from '../besides.ts';
import { patterns } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { asTyped } from '../reading/said.ts';

const SAYS = patterns(PASSKEY_PHRASES);

/** 'Which passkeys do I have', 'show my passkeys'. */
export function passkeysAsked(reading: Reading): Question | undefined {
  return reading.facts.length === 0 && SAYS.asks.covers(asTyped(reading)) ? { about: 'passkeys' } : undefined;
}

/** What is wanted of a passkey: 'add a passkey', 'rename my passkey', 'remove my passkey'; 'use my passkey' gives it where it is asked for. */
export function passkeySaid(reading: Reading): SettingSaid | undefined {
  const said = asTyped(reading);
  if (SAYS.remove.covers(said)) return { flow: 'remove-passkey', values: {} };
  if (SAYS.name.covers(said)) return { flow: 'name-passkey', values: {} };
  if (SAYS.use.covers(said)) return { flow: 'give-code', values: { by: 'passkey' } };
  return SAYS.add.covers(said) ? { flow: 'add-passkey', values: {} } : undefined;
}
