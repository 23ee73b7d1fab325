import type { Kysely } from 'kysely';
import { isSupply, SUPPLIES } from '#catalogues/products/supplies.ts';
import { CannotStart } from '../cannot-start.ts';
import { readConfig } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import { sayBack, sayDown } from '../vending/availability/by-hand.ts';
import { outagesOf } from '../vending/availability/outages.ts';
import { downSaid } from '../vending/availability/sellable.ts';
import { onDatabase } from './on-database.ts';

/** Longest reason, characters. */
const MOST = 200;

/** A time in Lagos, `2026-12-01T18:00`, or one that names its zone. */
function timeOf(text: string): Date {
  const at = new Date(/[zZ]|[+-]\d\d:\d\d$/.test(text) ? text : `${text}:00+01:00`);
  if (Number.isNaN(at.getTime())) throw new CannotStart(`'${text}' is no time: write it as 2026-12-01T18:00.`);
  return at;
}

/**
 * Do what was asked for, and answer what is to be said of it. Of the vendors only the words of `vendors` are listed. Throws
 * CannotStart that says what is amiss.
 */
export async function marked(
  db: Kysely<Schema>,
  now: Date,
  vendors: readonly string[],
  [word, supply, reason = '', until, ...rest]: readonly string[],
): Promise<string> {
  if (word === undefined) {
    const down = await outagesOf(db, now, vendors);
    const listed = down.map(
      (one) => `${one.supply}${one.vendor === '' ? '' : ` (${one.vendor})`}: ${downSaid(one, now)}`,
    );
    return [
      ...SUPPLIES.map((one) => `${one.supply}  ${one.label}`),
      '',
      ...(down.length > 0 ? listed : ['Nothing is down.']),
    ].join('\n');
  }
  if ((word !== 'down' && word !== 'up') || supply === undefined || rest.length > 0)
    throw new CannotStart('Say: npm run supply -- down power:eko "why" [until], or: npm run supply -- up power:eko');
  if (!isSupply(supply))
    throw new CannotStart(`There is no '${supply}'. Without arguments this lists all that there is.`);
  if (word === 'up') {
    const was = await sayBack(db, now, null, supply);
    return was ? 'It is sold again, as far as the vendors sell it.' : 'Nobody had said that it is down.';
  }
  const why = reason.trim();
  if (why.length < 2 || why.length > MOST)
    throw new CannotStart(`Say why, in at most ${MOST} characters: people read it.`);
  const end = until === undefined ? null : timeOf(until);
  if (end !== null && end <= now) throw new CannotStart('That time is over. Give a later one, or none.');
  await sayDown(db, now, null, { supply, reason: why, until: end });
  return 'It is sold to nobody from now on. What is being paid is vended, or goes back.';
}

/** `npm run supply`: what is down, and an operator's own word on it. */
async function main(given: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const vendors = [config.vendingProvider, ...config.otherVendors];
  const said = await onDatabase(config, (db, now) => marked(db, now, vendors, given));
  process.stdout.write(`${said}\n`);
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.stack : String(cause);
    process.stderr.write(`${cause instanceof CannotStart ? cause.message : words}\n`);
    process.exitCode = 1;
  });
}
