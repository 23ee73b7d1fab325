import type { Page } from '@playwright/test';
import { build } from 'vite';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import type { Who } from './in-page.ts';

/** What is done in a page by the portal's own modules, which are put there as one script; it is made once in a worker. */
let script: Promise<string> | undefined;

async function built(): Promise<string> {
  const [made] = [
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        write: false,
        minify: false,
        lib: { entry: new URL('in-page.ts', import.meta.url).pathname, formats: ['iife'], name: 'inPage' },
      },
    }),
  ].flat();
  if (made === undefined || !('output' in made)) throw new Error('What is done in a page was not made.');
  return made.output[0].code;
}

async function inPage(page: Page, what: string): Promise<void> {
  script ??= built();
  // Any small file of the portal will do: what a browser keeps belongs to its address.
  await page.goto('/theme.js');
  await page.evaluate(`${await script}\n;inPage.${what}`);
}

const who = (email: string): string => JSON.stringify({ email, password: DEMO_PASSWORD } satisfies Who);

/** Signs in in this browser as its form does; `keeps`: what was said in the account before is left. */
export const comeInWith = (page: Page, email: string, { keeps }: { readonly keeps: boolean }): Promise<void> =>
  inPage(page, `comeIn(${who(email)}, ${keeps})`);

/** Withdraws what was said in an account; nobody is signed in by it. */
export const forgetFor = (page: Page, email: string): Promise<void> => inPage(page, `forget(${who(email)})`);
