import type { Services } from '#catalogues/calls/services.ts';
import { type Good, read } from '#machines/pages/answers.ts';

/** Somebody in office, or invited to it. */
export type Administrator = Good<'administrators'>['administrators'][number];

/** A page of administrators, and so many pages at most. */
const ROWS = 100;
const MOST_PAGES = 10;

/** Those in office whom a term fits, by parts of their name or their e-mail address; null: there was no answer. */
export async function administratorsNamed(
  services: Services,
  term: string,
  signal: AbortSignal,
): Promise<readonly Administrator[] | null> {
  const wanted = term.toLowerCase().trim().split(/\s+/);
  const named: Administrator[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const came = await read(services.administrators({ page, rows: ROWS }, signal), signal);
    if (came.kind !== 'good') return came.kind === 'failed' ? null : named;
    const { administrators, total } = came.data;
    for (const one of administrators) {
      const said = [...`${one.first_name} ${one.last_name}`.toLowerCase().split(' '), one.email.toLowerCase()];
      if (one.state === 'active' && wanted.every((word) => said.some((part) => part.includes(word)))) named.push(one);
    }
    if (page * ROWS >= total) break;
  }
  return named;
}

/** The name of one. */
export const nameOf = ({ first_name, last_name }: Administrator): string => `${first_name} ${last_name}`.trim();
