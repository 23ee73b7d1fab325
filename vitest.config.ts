import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ROWS } from './tests/checklist/rows.ts';
import { LongestFirst } from './tools/testing/longest-first.ts';
import { TaggedReporter } from './tools/testing/tagged-reporter.ts';

const { REPORT_FILE, TAGGED_FILE, ENDINGS } = process.env;

/** What only `npm run test:endings` has the time for: the clocks of vendors, portals that start again and again, twenty data bases. */
const LONG = [
  'tests/endings/killed-process.test.ts',
  'tests/faults/processes/processes.test.ts',
  'tests/faults/layers.test.ts',
];

const setup = './tests/support/no-stray-errors.ts';

/** Node reads TypeScript by itself: what needs no JSX is imported as `npm start` imports it, and not made anew by Vite. */
const asNodeImports = { viteModuleRunner: false, nodeLoader: false } as const;

export default defineConfig({
  test: {
    // Only what hangs may end here: a slow machine with other work is no fault.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // Files of one worker share its modules: loading them anew for each took a third to two thirds of the run.
    isolate: false,
    // `npm test` reads how it went from files.
    ...(REPORT_FILE &&
      TAGGED_FILE && {
        reporters: ['default', ['json', { outputFile: REPORT_FILE }], new TaggedReporter(TAGGED_FILE)],
      }),
    // Which rows of the checklist a test proves, and what has no place in `npm test`: another tag than these fails the run.
    tags: [
      ...Object.entries(ROWS).map(([name, description]) => ({ name, description })),
      { name: 'long', description: 'takes many seconds by its nature and proves no row: `npm run test:all` has it' },
    ],
    // One for each core: by itself vitest leaves a core out, which on two of them is half of the run.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'machines',
          environment: 'node',
          experimental: asNodeImports,
          setupFiles: [setup],
          include: ['tests/{catalogues,machines,receipt,tools,checklist}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Which waits for a data base and for programs of its own.
          maxWorkers: availableParallelism() + 1,
          experimental: asNodeImports,
          setupFiles: [setup],
          include: ['tests/{server,terminal,dialogues,faults,stand-ins,endings}/**/*.test.ts'],
          exclude: ENDINGS === 'all' ? [] : LONG,
        },
      },
      {
        extends: true,
        test: {
          name: 'portal',
          environment: 'jsdom',
          setupFiles: [setup, './tests/support/clean-page.ts'],
          include: ['tests/portal/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
