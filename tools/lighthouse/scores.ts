import * as z from 'zod';

/** What Lighthouse judges, in its order. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What one run said: the score of each category, of 100, and what was short of it. */
export interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  readonly short: readonly string[];
}

const score = z.number().nullable();
const Report = z.object({
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({ score, auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.object({ title: z.string(), score, displayValue: z.string().optional() })),
});

/** What a report of Lighthouse says; a category that it could not judge has 0. */
export function runOf(report: unknown): Run {
  const { categories, audits } = Report.parse(report);
  const of = (category: Category) => Math.round((categories[category].score ?? 0) * 100);
  const short = CATEGORIES.flatMap((category) =>
    categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (weight === 0 || audit === undefined || audit.score === null || audit.score === 1) return [];
      return [`${category}: ${audit.title} ${audit.displayValue ?? ''}`.trim()];
    }),
  );
  return {
    scores: {
      performance: of('performance'),
      accessibility: of('accessibility'),
      'best-practices': of('best-practices'),
      seo: of('seo'),
    },
    short,
  };
}

/** A page on one machine, in all its runs. */
export interface Judgement {
  readonly page: string;
  readonly form: string;
  readonly runs: readonly Run[];
}

/** The middle one; of an even count the lower of the two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}

/** The median of each category with every run behind it, a line each, and what is short where one is below 100. */
export function told({ page, form, runs }: Judgement): readonly string[] {
  const lines = CATEGORIES.map((category) => {
    const scores = runs.map((run) => run.scores[category]);
    return `${page} ${form}  ${category} ${median(scores)} (${scores.join(', ')})`;
  });
  return isWhole({ page, form, runs })
    ? lines
    : [...lines, ...new Set(runs.flatMap(({ short }) => short.map((one) => `  ${one}`)))];
}

/** True where the median of every category is 100: one run among others on a shared machine says little of how fast a page is. */
export const isWhole = ({ runs }: Judgement): boolean =>
  CATEGORIES.every((category) => median(runs.map(({ scores }) => scores[category])) === 100);
