import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { PortalMigration } from '#src/server/db/lock-light.ts';

/** The statements of a migration, as it would send them. */
export async function statementsOf({ up }: PortalMigration): Promise<readonly string[]> {
  const sent: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      sent.push(query.sql);
    },
  });
  await up(db);
  return sent;
}

/** Statements that keep everybody from a table for as long as its rows take, or take away what an older version uses. */
const RULES: readonly {
  readonly why: string;
  readonly is: RegExp;
  /** What makes it a light one. */
  readonly unless?: RegExp;
  /** It is allowed where the migration says that it takes away. */
  readonly contracting?: true;
}[] = [
  {
    why: 'an index is made concurrently, by a migration that is alone',
    is: /create\s+(?:unique\s+)?index(?!\s+concurrently)/,
  },
  {
    why: 'a check or a key is added not valid, and validated by the next migration',
    is: /\badd\s+(?:constraint|check|foreign|exclude)\b/,
    unless: /\bnot\s+valid\b/,
  },
  {
    why: 'a key is added by an index that was made concurrently',
    is: /\badd\s+(?:constraint\s+\w+\s+)?(?:primary\s+key|unique)(?!\s+using)/,
  },
  {
    why: 'a column with a reference is added without it, and the key after that',
    is: /\badd\s+column\b[^,]*\breferences\b/,
  },
  { why: 'another type writes every row anew', is: /\balter\s+column\b[^,]*\btype\b/ },
  { why: 'not null is proven by a valid check first', is: /\balter\s+column\b[^,]*\bset\s+not\s+null\b/ },
  {
    why: 'a default that differs by row writes every row',
    is: /\badd\s+column\b[^,]*\bdefault\s+(?:gen_random_uuid|clock_timestamp|nextval|random)/,
  },
  { why: 'rows are filled in parts, by a job', is: /^\s*update\b/ },
  { why: 'an older version still uses it', is: /\bdrop\s+(?:table|column|view)\b|\brename\b/, contracting: true },
  {
    why: 'an older version still writes without it',
    is: /\badd\s+column\b(?![^,]*\bdefault\b)[^,]*\bnot\s+null\b/,
    contracting: true,
  },
  {
    why: 'nobody waits for a whole table',
    is: /\block\s+table\b|\bcluster\b|\bvacuum\s+full\b|\breindex(?!.*concurrently)\b/,
  },
];

/** What of a migration is too heavy for a portal that sells meanwhile; tables that it makes itself are nobody's yet. */
export function heavyOf(
  statements: readonly string[],
  { contracts = false }: Pick<PortalMigration, 'contracts'>,
): readonly string[] {
  const own = new Set(
    statements.flatMap((one) =>
      [...one.toLowerCase().matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/g)].map(([, name]) => name),
    ),
  );
  return statements.flatMap((statement) => {
    const said = statement.toLowerCase();
    const table = /(?:\bon|alter\s+table|^\s*update|drop\s+table)\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/.exec(
      said,
    )?.[1];
    if (/^\s*create\s+(?:table|function|or\s+replace)/.test(said) || (table !== undefined && own.has(table))) return [];
    return RULES.filter(
      ({ is, unless, contracting }) => is.test(said) && unless?.test(said) !== true && !(contracting && contracts),
    ).map(({ why }) => `${why}: ${statement.trim().replaceAll(/\s+/g, ' ')}`);
  });
}
