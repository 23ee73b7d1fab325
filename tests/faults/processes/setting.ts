import { setTimeout as pause } from 'node:timers/promises';
import { LATE_PROBE_MS } from '#src/server/settlement/look-for.ts';
import { PAYERS } from '../../endings/support/payers.ts';
import { VENDORS } from '../../endings/support/vendors.ts';
import { type Dice, dice } from '../support/seeded.ts';
import type { Bought } from './buyers.ts';
import { FAULTS, type Fault } from './faults.ts';
import { type Broken, judge } from './judge.ts';
import { dieInMigrations } from './migrations.ts';
import type { Setting } from './options.ts';
import { openOutside } from './outside.ts';
import type { Point } from './points.ts';
import type { Resident } from './residents.ts';
import { openServers, type Round } from './rounds.ts';

/** What one setting came to: its servers died so often, and then everything had its time to end. */
export interface Ran {
  readonly setting: Setting;
  readonly pair: string;
  readonly rounds: readonly Round[];
  readonly bought: readonly Bought[];
  readonly broken: readonly Broken[];
}

/** What is to be done in a setting. */
interface Plan {
  readonly seed: number;
  readonly kills: number;
  readonly points: readonly Point[];
  readonly faults?: readonly Fault[];
  readonly residents?: readonly Resident[];
  /** True once nobody is to be killed any more. */
  readonly isOver: () => boolean;
  readonly say: (line: string) => void;
}

/** How many lives each fault is there for, on each server. */
const LIVES_A_FAULT = 3;
/** An order ends with the next look at it once faults stop (MONEY, I12), and what that look gives back with the one after: a bank has it first. */
const ENDS_WITHIN_MS = 2 * LATE_PROBE_MS + 3 * 60_000;
/** Each that was delivered or paid back has a mail, which is tried again where it did not go. */
const MAIL_ROUNDS = 60;
/** Between two looks at what has not ended, ms. */
const LOOK_MS = 2_000;

/** NetPlusPay is in no pair: what it was paid goes back by hand alone, so that its orders end with a person. */
const ABLE = PAYERS.filter(({ endRefunds }) => endRefunds !== undefined);

/** Runs one setting from an empty data base to the judgement. Null: PostgreSQL is not installed. */
export async function runSetting(setting: Setting, plan: Plan): Promise<Ran | null> {
  const rolled = dice(plan.seed);
  const pair = { payer: rolled.pick(ABLE), vendor: rolled.pick(VENDORS) };
  const outside = await openOutside(setting, pair);
  if (outside === null) return null;
  try {
    const rounds: Round[] = plan.points.includes('C18') ? await dieInMigrations(outside, rolled) : [];
    await outside.furnish();
    const servers = await openServers(outside, setting.servers, rolled, plan.residents);
    let begun = rounds.length;
    const elsewhere = plan.points.filter((point) => point !== 'C18');
    const points = deck(elsewhere, rolled);
    const faults = deck(
      (plan.faults ?? FAULTS).filter((fault) => fault.isPossible(outside)),
      rolled,
    );
    const isOver = () => begun >= plan.kills || elsewhere.length === 0 || plan.isOver();
    while (!isOver()) {
      const fault = faults();
      await fault.begin(outside);
      const slots = Array.from({ length: setting.servers }, async (_, slot) => {
        for (let lives = 0; lives < LIVES_A_FAULT && !isOver(); lives += 1) {
          begun += 1;
          const round = await servers.round(slot, begun, fault, points());
          rounds.push(round);
          plan.say(`${describe(setting)}, ${round.fault}: killed at ${round.point}, ${round.end}`);
        }
      });
      await Promise.all(slots);
      for (const side of ['payments', 'vending'] as const) await outside.wrong(side);
      await pair.payer.endRefunds?.(outside.payments);
    }
    await servers.recover();
    const { buyers } = servers;
    const left = () => buyers.all.filter((one) => one.paidAt !== null && one.endedAt === null);
    for (const until = performance.now() + ENDS_WITHIN_MS; performance.now() < until; await pause(LOOK_MS)) {
      await pair.payer.endRefunds?.(outside.payments);
      await outside.payments.ask('POST', '/stand-in/events/flush');
      await buyers.look();
      if (left().length === 0) break;
    }
    const ended = buyers.all.filter((one) => one.endedAt !== null).length;
    for (let rounds = 0; rounds < MAIL_ROUNDS && outside.mails.length < ended; rounds += 1) await pause(LOOK_MS);
    await servers.stop();
    const broken = await judge(outside, buyers);
    for (const { words } of broken) plan.say(`BROKEN ${words}`);
    return { setting, pair: `${pair.payer.name} and ${pair.vendor.name}`, rounds, bought: buyers.all, broken };
  } finally {
    await outside.close();
  }
}

export const describe = ({ dataBase, servers }: Setting): string => `${dataBase} × ${servers}`;

/** Gives each once in an order of its own, and then again in another. */
function deck<T>(all: readonly T[], { whole }: Dice): () => T {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = [...all];
    const [one] = left.splice(whole(left.length), 1);
    if (one === undefined) throw new Error('There is nothing to draw.');
    return one;
  };
}
