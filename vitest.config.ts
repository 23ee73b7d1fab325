import { defineConfig } from 'vitest/config';

const setup = './tests/support/no-stray-errors.ts';

export default defineConfig({
  test: {
    // A data base opens in each server test file; two files at once on two cores need the patience.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'machines',
          environment: 'node',
          setupFiles: [setup],
          include: ['tests/{catalogues,machines,receipt,tools,checklist}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          setupFiles: [setup],
          include: ['tests/{server,terminal,faults}/**/*.test.ts'],
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
