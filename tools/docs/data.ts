import type { Kept } from '#catalogues/personal-data/kept.ts';
import { COLUMNS_OF, LEVELS, type Level, levelOf } from '#catalogues/personal-data/levels.ts';
import { REGISTER } from '#catalogues/personal-data/register.ts';

/** Where the page of the levels of data stands. */
export const DATA_PAGE = 'docs/security/data.md';

/** Every kind of what is kept of people with its level, and what holds of each level. */
export function dataPage(): string {
  const levels = Object.entries(LEVELS).map(
    ([name, { is, kept, told, logged, over }]) => `| ${name} | ${is} | ${kept} | ${told} | ${logged} | ${over} |`,
  );
  const kinds = REGISTER.map(({ title, kept, stores }) => {
    const of = new Set(stores.flatMap(({ table, columns }) => columns.map((column) => levelOf(`${table}.${column}`))));
    const told = (Object.keys(LEVELS) as Level[]).filter((level) => of.has(level)).join(', ');
    return `| ${title} | ${told} | ${keptFor(kept)} | ${stores.map(({ table }) => `\`${table}\``).join(', ')} |`;
  });
  return `# Data and its levels

Made by \`npm run docs\` from \`catalogues/personal-data/\`. A column that is in no kind there is nobody's (\`tests/server/retention/register.test.ts\`), and of the level \`office\`.
That what a level asks for is done is held by \`tests/server/retention/levels.test.ts\`. Keys and secrets of the installation itself stand in no data base: [keys](keys.md).

| Level | What it is | How it is kept | Whom it is told to | In logs | When it is over |
|---|---|---|---|---|---|
${levels.join('\n')}

Columns of the level secret: ${COLUMNS_OF.secret.map((name) => `\`${name}\``).join(', ')}.
Of the level money: ${COLUMNS_OF.money.map((name) => `\`${name}\``).join(', ')}.

## Kinds

| Kind | Levels | Kept | Tables |
|---|---|---|---|
${kinds.join('\n')}
`;
}

function keptFor(kept: Kept): string {
  if ('days' in kept) return `${kept.days} days after \`${kept.after}\``;
  switch (kept.until) {
    case 'account':
      return 'until the account is deleted';
    case 'books':
      return `${kept.years} years at least, as books`;
    case 'house':
      return 'as long as the house is on the list';
    case 'agreed':
      return '`LEARNING_DAYS`, and until it is agreed to no longer';
    case 'counted':
      return 'a day at most';
  }
}
