import type { Kysely } from 'kysely';
import { MOST_STATEMENT_DAYS } from '#catalogues/meter-statements.ts';
import type { Store } from '#catalogues/personal-data/kept.ts';
import { REGISTER } from '#catalogues/personal-data/register.ts';
import { keptInWords } from '#catalogues/personal-data/words.ts';
import { OWN_DATA as SAID } from '#catalogues/sentences/own-data.ts';
import { dayInLagos, formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import type { Exported } from '../histories/export-history.ts';
import { meterStatement } from '../meter-statements/statement.ts';
import type { Person } from '../person.ts';
import { givenOf } from './rows.ts';

const DAY_MS = 86_400_000;

/**
 * All that the register says is a person's, in one file: first what each kind is, why and how long it is kept, then the rows. Sums are in
 * kobo, times in UTC. What others are called, and by whom something was done, stands nowhere in it.
 */
export async function ownDataFile(db: Kysely<Schema>, person: Person, at: Date): Promise<Exported> {
  const kinds = [];
  for (const { name, title, what, why, kept, stores, demonstration } of REGISTER) {
    if (demonstration) continue;
    const rows: Record<string, unknown> = {};
    for (const store of stores) {
      const given = asShown(store, await givenOf(db, store, person.id), person);
      if (given.length > 0) rows[store.table] = given;
    }
    kinds.push({ name, about: { title, what, why, kept: keptInWords(kept) }, rows });
  }
  const file = {
    about: [SAID.fileOf(formatWhen(at.toISOString())), SAID.fileReads, SAID.fileWithout],
    kinds,
    statements: await statementsOf(db, person, at),
  };
  const text = `${JSON.stringify(file, null, 2)}\n`;
  return { name: `own_data_${dayInLagos(at)}.json`, base64: Buffer.from(text).toString('base64') };
}

/** The house is told as the portal shows it: not before they are let in to it. */
function asShown(
  { table }: Store,
  rows: readonly Readonly<Record<string, unknown>>[],
  { address }: Pick<Person, 'address'>,
): readonly Readonly<Record<string, unknown>>[] {
  return table === 'users' ? rows.map((row) => ({ ...row, address })) : rows;
}

/** The statement of each meter that they hold, as far back as one goes, without who did what; none of one that may not be read. */
async function statementsOf(db: Kysely<Schema>, person: Person, at: Date) {
  if (person.role !== 'service-user' && person.role !== 'service-owner') return [];
  const homes = await db
    .selectFrom('residences')
    .select('meter_number')
    .where('id', '=', person.id)
    .where('meter_number', 'is not', null)
    .orderBy('in_use', 'desc')
    .orderBy('meter_number')
    .execute();
  const numbers = homes.flatMap(({ meter_number }) => (meter_number === null ? [] : [meter_number]));
  const to = dayInLagos(at);
  const from = dayInLagos(new Date(at.getTime() - (MOST_STATEMENT_DAYS - 1) * DAY_MS));
  const statements = [];
  // Who holds none any more reads that of the house that they left.
  for (const meter_number of numbers.length === 0 ? [undefined] : numbers) {
    const came = await meterStatement(db, person, { from, to, ...(meter_number !== undefined && { meter_number }) });
    if (came.status !== 200) continue;
    const { meterNumber, address, opening, closing, lines } = came.data;
    const told = lines.map(({ by: _, why: __, id: ___, ...line }) => line);
    statements.push({ meterNumber, address, opening, closing, lines: told });
  }
  return statements;
}
