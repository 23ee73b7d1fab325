import type { Besides } from '../context.ts';
import { estateNamed } from '../names/names.ts';
import type { Reading } from '../reading.ts';
import { balanceMeant } from './balance-meant.ts';
import { cannotOf } from './cannot.ts';
import { verificationAsked } from './verification-asked.ts';
import { isVerifying } from './verifying.ts';
import { isEverybody, whomSaid } from './whom.ts';

/** What is managed by an administrator. */
const MANAGED = new Set('residents find-resident set-occupancy update-payment balance history'.split(' '));

/** Questions that may be about one resident. */
const OF_SOMEBODY = new Set(['history', 'balance', 'find-resident', 'none']);

type Managed = Pick<
  Besides,
  'balance' | 'whom' | 'everybody' | 'verifying' | 'estateNamed' | 'verification' | 'cannot'
>;

/** What a sentence says of residents besides its slots, for whoever answers an administrator. */
export function managedBesides(reading: Reading, intent: string): Managed {
  const balance = intent === 'update-payment' ? balanceMeant(reading) : undefined;
  const whom = OF_SOMEBODY.has(intent) ? whomSaid(reading) : undefined;
  const estate = MANAGED.has(intent) ? estateNamed(reading) : undefined;
  const verification = verificationAsked(reading);
  const cannot = cannotOf(reading);
  return {
    ...(verification !== undefined && { verification }),
    ...(cannot && { cannot }),
    ...(balance !== undefined && { balance }),
    ...(whom !== undefined && { whom }),
    ...(estate !== undefined && { estateNamed: estate }),
    ...(isEverybody(reading) && { everybody: true }),
    ...(isVerifying(reading) && { verifying: true }),
  };
}
