import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tools/testing/postgres.ts';
import type { Dice } from '../support/seeded.ts';
import { type Buyers, type Manner, openBuyers } from './buyers.ts';
import type { Fault } from './faults.ts';
import type { Outside } from './outside.ts';
import type { Point } from './points.ts';
import { type Life, startPortal } from './portals.ts';
import { RESIDENTS, type Resident } from './residents.ts';

/** One life of a server that was meant to die at a point, with something wrong around it, and the purchases that were begun in it. */
export interface Round {
  readonly number: number;
  readonly fault: string;
  readonly point: Point;
  /** How it ended: at its point, or at last by the hand of the run, which is all that there is to C2, C3 and a random kill. */
  readonly end: 'there' | 'by hand';
}

/** The servers of a setting, each in one life after another. */
export interface Servers {
  readonly buyers: Buyers;
  /** Has one of them die at a point, whichever is next; resolves when it has. */
  readonly round: (slot: number, number: number, fault: Fault, point: Point) => Promise<Round>;
  /** All of them are up, and none is to die any more. */
  readonly recover: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** How long a server has to come to the point where it is to die, ms: on a machine with other work a purchase takes a while. */
const REACHES_WITHIN_MS = 60_000;
/** How many purchases a round begins, each a moment after the other. */
const PURCHASES = 3;

/** Points that only some purchases come by. */
const BUYING: Readonly<Partial<Record<Point, { readonly ending?: Resident['ending']; readonly manner?: Manner }>>> = {
  C2: { manner: { leaves: true } },
  C15: { ending: 'refused' },
  C20: { ending: 'refused' },
  C19: { ending: 'lost', manner: { marked: true } },
};
/** Points that a server comes by many times before anything is bought: each round of the sweep. */
const OFTEN: readonly Point[] = ['C16', 'C17'];

/** Opens so many servers; they start with their first round. `residents`: who buys. */
export async function openServers(
  outside: Outside,
  count: number,
  dice: Dice,
  residents: readonly Resident[] = RESIDENTS,
): Promise<Servers> {
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const lives: (Life | null)[] = ports.map(() => null);
  const up = () => lives.flatMap((life) => (life === null || life.isGone() ? [] : [life.url]));
  const buyers = openBuyers(outside, up, dice);
  await outside.eventsTo(`http://127.0.0.1:${ports[0]}`);
  const under = new Set<Promise<unknown>>();

  /** A start that the data base does not let end is tried again, as whoever looks after processes does. */
  const begin = async (slot: number, at: string | null): Promise<Life> => {
    for (let tries = 1; ; tries += 1) {
      const life = await startPortal(outside.settings, {
        ...{ port: ports[slot] ?? 0, at },
        log: join(outside.folder, `portal-${slot}.log`),
      });
      if (life !== null) {
        lives[slot] = life;
        return life;
      }
      // It died on its way up, or could not begin.
      if (tries > 20) throw new Error(`A portal does not start: see ${outside.folder}`);
      await pause(500);
    }
  };
  const shop = (number: number, point: Point, life: Life): readonly Promise<void>[] => {
    const { ending, manner = {} } = BUYING[point] ?? {};
    return Array.from({ length: PURCHASES }, async (_, at) => {
      await pause(at * 200);
      const able = residents.filter((one) => one.ending === (ending ?? 'plain'));
      const others = residents.filter((one) => one.ending !== 'plain');
      const who =
        at === 0 && ending === undefined && others.length > 0 && dice.chance(0.3) ? dice.pick(others) : dice.pick(able);
      const between = point === 'C2' || point === 'C3' ? life.kill : undefined;
      await buyers.buy(who, number, { ...manner, ...(at === PURCHASES - 1 && between && { between }) });
    });
  };

  return {
    buyers,
    async round(slot, number, fault, point) {
      const byHand = point === 'C2' || point === 'C3' || point === 'random';
      const times = OFTEN.includes(point) ? 2 + dice.whole(6) : 1 + dice.whole(2);
      const life = await begin(slot, byHand ? null : `${point}:${times}`);
      const bought = shop(number, point, life);
      for (const one of bought)
        under.add(one.catch((cause: unknown) => buyers.promises.wrong.push(`a buyer of round ${number}: ${cause}`)));
      const strikes =
        fault.strike === undefined || slot !== 0 ? null : pause(dice.whole(2_500)).then(() => fault.strike?.(outside));
      const patience = point === 'random' ? dice.whole(3_000) : REACHES_WITHIN_MS;
      const came = await Promise.race([life.gone.then(() => true), pause(patience, false)]);
      await life.kill();
      await strikes;
      return { number, fault: fault.name, point, end: came && !byHand ? 'there' : 'by hand' };
    },
    async recover() {
      await Promise.all(
        lives.map(async (life, slot) => {
          if (life === null || life.isGone()) await begin(slot, null);
        }),
      );
      await Promise.all(under);
    },
    stop: async () => {
      await Promise.all(lives.map((life) => life?.stop()));
    },
  };
}
