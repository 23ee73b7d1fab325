import type { Kysely } from 'kysely';
import { type Supply, supplyOf } from '#catalogues/products/supplies.ts';
import type { Schema } from '../../db/schema.ts';
import type { AccountAnswer, VendingPort } from '../port.ts';
import { noteDown, noteUp } from './outages.ts';
import { noteEmpty } from './wallets.ts';

interface Deps {
  readonly db: Kysely<Schema>;
  readonly clock: () => Date;
  readonly log: (level: 'warn', fields: object, message: string) => void;
}

/**
 * The vendor, whose answers are listened to: what it says is down is kept for everybody, and what it answers for again is sold
 * again. Its answers are passed on as they are, whether or not that could be kept.
 */
export function watched(vendor: VendingPort, { db, clock, log }: Deps): VendingPort {
  const { name } = vendor;
  const keep = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (err) {
      log('warn', { err, vendor: name }, 'what a vendor can sell could not be kept');
    }
  };
  const heard = async (answer: AccountAnswer, supply: Supply | null, account: string): Promise<AccountAnswer> => {
    if (supply === null) return answer;
    if (answer.kind !== 'unknown') await keep(() => noteUp(db, clock(), name, [supply], ['check', 'sale']));
    else if (answer.hindrance === 'down') {
      const { reason } = answer;
      await keep(() => noteDown(db, clock(), { vendor: name, supply, source: 'check', reason, account }));
    }
    return answer;
  };
  return {
    ...vendor,
    findMeter: async (meter, company) => {
      const supply = supplyOf({ kind: 'power', provider: null, company: company ?? vendor.estateCompany ?? null });
      return heard(await vendor.findMeter(meter, company), supply, meter);
    },
    findAccount: async (asked) => {
      const supply = supplyOf({ ...asked, company: null });
      return heard(await vendor.findAccount(asked), supply, asked.account);
    },
    vend: async (request) => {
      const answer = await vendor.vend(request);
      const supply = supplyOf({ ...request, company: request.company ?? vendor.estateCompany ?? null });
      if (answer.kind === 'delivered') {
        if (supply !== null) await keep(() => noteUp(db, clock(), name, [supply], ['check', 'sale']));
      } else if (answer.hindrance === 'wallet-empty') await keep(() => noteEmpty({ db, clock }, vendor));
      else if (answer.hindrance === 'down' && supply !== null) {
        const { reason } = answer;
        const account = canBeAsked(supply) ? request.account : null;
        await keep(() => noteDown(db, clock(), { vendor: name, supply, source: 'sale', reason, account }));
      }
      return answer;
    },
  };
}

/** True for what an account of can be looked up without buying anything. */
export const canBeAsked = (supply: Supply): boolean => supply.startsWith('power:') || supply.startsWith('cable:');
