import { type Kysely, sql } from 'kysely';

/** The text of every row of every table there is, by the table's name. */
export async function everyTable<S>(db: Kysely<S>): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const texts = new Map<string, string>();
  for (const { schema, name } of rows) {
    const { rows: all } = await sql<{ text: string }>`
      select to_jsonb(t)::text as text from ${sql.table(`${schema}.${name}`)} t`.execute(db);
    texts.set(name, all.map(({ text }) => text).join('\n'));
  }
  return texts;
}

/** The places, by name, in which a text stands: as typed, in JSON once or twice over, in an address, in base64 or in bytes. */
export function whereabouts(places: ReadonlyMap<string, string>, text: string): string[] {
  const quoted = (plain: string) => JSON.stringify(plain).slice(1, -1);
  const bytes = Buffer.from(text);
  const encoded = [encodeURIComponent(text), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('hex')];
  const forms = [text, quoted(text), quoted(quoted(text)), ...encoded];
  return [...places].flatMap(([name, all]) => (forms.some((form) => all.includes(form)) ? [name] : [])).sort();
}
