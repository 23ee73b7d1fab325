import type { FactorWay } from '#catalogues/factor-ways.ts';
import { PASSKEYS_SAID } from '#catalogues/sentences/passkeys.ts';
import { SECOND_FACTOR as SAID } from '#catalogues/sentences/second-factor.ts';
import { refused, tooMany } from '../../http/refusals.ts';
import type { TakenPasskey } from '../passkeys/take-passkey.ts';
import type { TakenCode } from './take-code.ts';

/** A second factor that was not taken. */
export type FactorNotTaken = Exclude<TakenCode | TakenPasskey, { kind: 'right' }>;

/** Why, for the log. */
export const reasonOf = (taken: FactorNotTaken): string => (taken.kind === 'wrong-passkey' ? taken.why : taken.kind);

/** How a call refuses a second factor that was given; who has no app is not told to look at it. */
export function refusedFactor(taken: FactorNotTaken, ways: readonly FactorWay[]) {
  const { used, wrong } = ways.includes('app') ? SAID : PASSKEYS_SAID.recovery;
  switch (taken.kind) {
    case 'too-many':
      return tooMany(taken);
    case 'used':
      return refused('used-code', used);
    case 'unreadable':
      return refused('wrong-code', ways.includes('app') ? SAID.unreadable : wrong);
    case 'wrong':
      return refused('wrong-code', wrong);
    case 'passkey-over':
      return refused('passkey-over', PASSKEYS_SAID.over);
    case 'wrong-passkey':
      return refused('wrong-passkey', PASSKEYS_SAID.wrong);
  }
}
