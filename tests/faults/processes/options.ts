import { parseArgs } from 'node:util';
import { POINTS, type Point } from './points.ts';

/** What a run of `npm run faults` is to be; all may be left out. */
export interface Options {
  /** How many processes are killed in all, in every setting together. */
  readonly kills: number;
  /** Where the portal keeps its data, and how many of it there are; each is a setting, and they take turns. */
  readonly settings: readonly Setting[];
  readonly seed: number;
  /** No process is killed any more after so long, minutes; what was begun finds its end. */
  readonly minutes: number;
  /** The points to die at; all of them unless one is named. */
  readonly points: readonly Point[];
  /** Where the table is written, as Markdown; null: nowhere but here. */
  readonly report: string | null;
}

/** A data base, and servers on it. The embedded one takes one server. */
export interface Setting {
  readonly dataBase: 'pglite' | 'postgres';
  readonly servers: 1 | 3;
}

const SETTINGS: readonly Setting[] = [
  { dataBase: 'postgres', servers: 3 },
  { dataBase: 'pglite', servers: 1 },
  { dataBase: 'postgres', servers: 1 },
];

/** Reads the command line; throws with what is wrong with it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '1000' },
      servers: { type: 'string' },
      'data-base': { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      minutes: { type: 'string', default: '600' },
      only: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const { servers, 'data-base': dataBase, only } = values;
  const settings = SETTINGS.filter(
    (one) =>
      (servers === undefined || String(one.servers) === servers) &&
      (dataBase === undefined || one.dataBase === dataBase),
  );
  if (settings.length === 0)
    throw new Error('--servers is 1 or 3, --data-base pglite or postgres, and the embedded one takes one server');
  const points = POINTS.filter((point) => only === undefined || point === only);
  if (points.length === 0) throw new Error(`--only: there is ${POINTS.join(', ')}`);
  return {
    settings,
    points,
    kills: whole('kills', values.kills),
    seed: whole('seed', values.seed),
    minutes: whole('minutes', values.minutes),
    report: values.report ?? null,
  };
}

function whole(name: string, said: string): number {
  const number = Number(said);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name}: ${said} is no whole number`);
  return number;
}
