import { oneLine } from '../text.ts';

/** What more a PostgreSQL error may say than its message, and how it is introduced. */
const MORE = { detail: '', hint: 'Hint: ', table: 'table ', constraint: 'constraint ', code: 'code ' } as const;

/** The words of a data base's error on one line, with the table and the code that it names. */
export function whatWasSaid(error: unknown): string {
  if (!(error instanceof Error)) return oneLine(String(error));
  const more = Object.entries(MORE).flatMap(([name, before]) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' && value !== '' ? [`${before}${value}`] : [];
  });
  return oneLine([error.message, ...more].filter((said) => said !== '').join('; '));
}
