import type { Kysely } from 'kysely';
import { workOfAsker } from '../../asked-from.ts';
import type { Schema } from '../../db/schema.ts';
import type { Work } from '../../http/puzzles.ts';
import { type Count, createLimit, type Limit, type TooMany } from '../../http/rate-limit.ts';

const WINDOW_S = 15 * 60;
const DAY_S = 86_400;
/** Beyond the most of a day one try is taken in so long, s. */
const PACE_S = 60;

/**
 * Wrong sign-ins in 15 minutes, of each account, of each network address (DECISIONS 49), and of each device on which an account has signed in before; beyond
 * them a puzzle is solved for each. `perDay`: of an account from other devices, in a day, beyond which one a minute is taken.
 */
export interface SignInTries {
  readonly perAccount: number;
  readonly perAddress: number;
  readonly perDevice: number;
  readonly perDay: number;
}

/** A try to sign in: the account it names, and where it comes from. */
export interface Try {
  readonly email: string;
  readonly address: string;
  /** The account has signed in at that address before. */
  readonly known: boolean;
  /** The device, where the account has signed in on it before. */
  readonly device: string | null;
}

/** A try that may be looked at. */
export interface Counted {
  /** Take it back, because the password was right. */
  forget(): Promise<void>;
}

/** Counts tries to sign in. */
export interface SignInLimit {
  /** Count a try before its password is looked at; answers what there is to do when there were too many. */
  count(attempt: Try): Promise<Counted | TooMany>;
}

/**
 * Limits in the data base (DECISIONS 49), so that nobody guesses for long and nobody is locked out by those who try. A device on which the account has signed
 * in before has a count of its own, whatever strangers do, and so has an address; a stolen device's cookie uses its own up and is then worth nothing for a while.
 * Whoever comes from elsewhere is taken as they come up to the limits of the account and of the network address, and solves a puzzle for each try beyond them: more
 * work the more passwords were wrong, and never more than the operator allows. Of an account so many are taken in a day, and one a minute beyond that.
 */
export function limitSignIns(db: Kysely<Schema>, tries: SignInTries): SignInLimit {
  const perDevice = createLimit(db, { name: 'sign-in-device', points: tries.perDevice, seconds: WINDOW_S });
  const perAccount = createLimit(db, { name: 'sign-in-account', points: tries.perAccount, seconds: WINDOW_S });
  const perAddress = createLimit(db, { name: 'sign-in-address', points: 0, seconds: WINDOW_S, clears: true });
  const perDay = createLimit(db, { name: 'sign-in-day', points: tries.perDay, seconds: DAY_S });
  const paced = createLimit(db, { name: 'sign-in-paced', points: 1, seconds: PACE_S });

  const overOf = (account: Count, network: Count): readonly Over[] =>
    [
      { ...account, most: tries.perAccount },
      { ...network, most: tries.perAddress },
    ].filter(({ points, most }) => points > most);

  /** From elsewhere: what is not looked at is counted nowhere, so that nobody makes it harder for the owner without working. */
  async function fromElsewhere({ email, address, known }: Try): Promise<Counted | TooMany> {
    const of = `sign-in:${email}`;
    const key = known ? `${email} ${address}` : email;
    const work = workOfAsker();
    if (!work?.isDone) {
      // A flood writes nothing, and nothing of it waits for the others.
      const [account, network] = await Promise.all([perAccount.look(key), perAddress.look(address)]);
      const over = overOf(oneMore(account), oneMore(network));
      if (over.length > 0) return askedToWork(work, of, over);
    }
    const taken: [Limit, string][] = [
      [perAccount, key],
      [perAddress, address],
    ];
    const [account, network] = await Promise.all([perAccount.count(key), perAddress.count(address)]);
    const over = overOf(account, network);
    const worst = worstOf(over);
    if (worst !== null && !(await work?.solves(of, worst))) {
      await giveBack(taken);
      return askedToWork(work, of, over);
    }
    taken.push([perDay, key]);
    const day = await perDay.count(key);
    const early = day.points > tries.perDay ? await paced.take(key) : null;
    if (early === null) return { forget: () => giveBack(taken) };
    await giveBack(taken);
    return early;
  }

  return {
    async count(attempt) {
      const { device } = attempt;
      if (device === null || (await perDevice.take(device)) !== null) return fromElsewhere(attempt);
      return { forget: () => perDevice.giveBack(device) };
    },
  };
}

/** A count that is over the most that there may be. */
interface Over extends Count {
  readonly most: number;
}

/** The count that is over most; null: none is. */
const worstOf = (over: readonly Over[]): Over | null =>
  over.toSorted((one, other) => other.points / other.most - one.points / one.most)[0] ?? null;

const oneMore = ({ points, retryAfter }: Count): Count => ({ points: points + 1, retryAfter });

/** What is answered in place of looking at a password: a puzzle by the count that is over most. */
async function askedToWork(work: Work | null, of: string, over: readonly Over[]): Promise<TooMany> {
  const worst = worstOf(over);
  const puzzle = worst === null ? null : await work?.puzzle(of, worst);
  return { retryAfter: Math.max(...over.map(({ retryAfter }) => retryAfter)), ...(puzzle && { puzzle }) };
}

async function giveBack(taken: readonly (readonly [Limit, string])[]): Promise<void> {
  for (const [limit, key] of taken) await limit.giveBack(key);
}
