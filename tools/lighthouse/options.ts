import { parseArgs } from 'node:util';
import type { Who } from '../shots/scene.ts';

/** A page that is judged, as somebody sees it. */
export interface Judged {
  readonly name: string;
  readonly at: string;
  readonly as: Who;
}

/** One page of each kind. */
export const PAGES: readonly Judged[] = [
  { name: 'landing', at: '/', as: 'visitor' },
  { name: 'chat', at: '/toUpPower?face=chat', as: 'resident' },
  { name: 'form', at: '/toUpPower?face=form', as: 'resident' },
  { name: 'table', at: '/transactionHistory', as: 'resident' },
  { name: 'dashboard', at: '/dashboard', as: 'resident' },
];

/** As which machine it is loaded: Lighthouse's telephone on a slow line, or its desk. */
export const FORMS = ['mobile', 'desktop'] as const;
export type Form = (typeof FORMS)[number];

/** What is judged, how often, and as what. */
export interface Options {
  readonly pages: readonly Judged[];
  readonly forms: readonly Form[];
  readonly runs: number;
}

/** Reads `--page NAME`, `--form NAME` (each again for more) and `--runs COUNT`; throws for anything else. */
export function readOptions(words: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...words],
    options: {
      page: { type: 'string', multiple: true, default: [] },
      form: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '5' },
    },
  });
  const odd = values.page.find((name) => !PAGES.some((page) => page.name === name));
  if (odd !== undefined) throw new Error(`--page takes ${PAGES.map(({ name }) => name).join(', ')}, and not "${odd}"`);
  const strange = values.form.find((name) => !FORMS.some((form) => form === name));
  if (strange !== undefined) throw new Error(`--form takes ${FORMS.join(' or ')}, and not "${strange}"`);
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error(`--runs takes how often, e.g. 5, and not "${values.runs}"`);
  return {
    pages: PAGES.filter(({ name }) => values.page.length === 0 || values.page.includes(name)),
    forms: FORMS.filter((form) => values.form.length === 0 || values.form.includes(form)),
    runs: Number(values.runs),
  };
}
