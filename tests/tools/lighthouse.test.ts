import { describe, expect, test } from 'vitest';
import { readOptions } from '../../tools/lighthouse/options.ts';
import { isWhole, median, type Run, runOf, told } from '../../tools/lighthouse/scores.ts';

const run = (performance: number, short: readonly string[] = []): Run => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 },
  short,
});

describe('what Lighthouse says of a page', () => {
  test('is judged by the middle of its runs, each of which is told', () => {
    const judgement = { page: 'chat', form: 'mobile', runs: [100, 97, 100, 100, 91].map((one) => run(one)) };
    expect(isWhole(judgement)).toBe(true);
    expect(told(judgement)).toEqual([
      'chat mobile  performance 100 (100, 97, 100, 100, 91)',
      'chat mobile  accessibility 100 (100, 100, 100, 100, 100)',
      'chat mobile  best-practices 100 (100, 100, 100, 100, 100)',
      'chat mobile  seo 100 (100, 100, 100, 100, 100)',
    ]);
  });

  test('is below 100 where most runs are, with what they were short of, each once', () => {
    const short = ['performance: Total Blocking Time 630 ms'];
    const judgement = { page: 'chat', form: 'mobile', runs: [run(100), run(97, short), run(96, short)] };
    expect(isWhole(judgement)).toBe(false);
    expect(told(judgement).slice(4)).toEqual(['  performance: Total Blocking Time 630 ms']);
  });

  test('is read from its report: what costs points is short, and what it could not judge has none', () => {
    const category = (score: number | null) => ({
      score,
      auditRefs: [
        { id: 'blocked', weight: 30 },
        { id: 'hint', weight: 0 },
      ],
    });
    const report = {
      categories: {
        performance: category(0.846),
        accessibility: category(1),
        'best-practices': category(null),
        seo: category(1),
      },
      audits: {
        blocked: { title: 'Total Blocking Time', score: 0.6, displayValue: '630 ms' },
        hint: { title: 'A hint', score: 0 },
      },
    };
    const { scores, short } = runOf(report);
    expect(scores).toEqual({ performance: 85, accessibility: 100, 'best-practices': 0, seo: 100 });
    expect(short[0]).toBe('performance: Total Blocking Time 630 ms');
    expect(short.filter((one) => one.includes('hint'))).toEqual([]);
  });

  test('of an even count of runs is the lower of the two in the middle', () => {
    expect(median([100, 90])).toBe(90);
  });
});

describe('what is judged', () => {
  test('is a page of each kind, on a phone and a desk, five times', () => {
    const { pages, forms, runs } = readOptions([]);
    expect(pages.map(({ name }) => name)).toEqual(['landing', 'chat', 'form', 'table', 'dashboard']);
    expect([forms, runs]).toEqual([['mobile', 'desktop'], 5]);
  });

  test.each([
    [['--page', 'menu'], '--page takes landing, chat, form, table, dashboard, and not "menu"'],
    [['--form', 'watch'], '--form takes mobile or desktop, and not "watch"'],
    [['--runs', '0'], '--runs takes how often, e.g. 5, and not "0"'],
  ])('%j is refused in words', (words, problem) => {
    expect(() => readOptions(words)).toThrow(problem);
  });
});
