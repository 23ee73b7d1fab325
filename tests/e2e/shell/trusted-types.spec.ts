import type { Page } from '@playwright/test';
import { allows, ROLES, type Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { comeBack, expect, REFUSED, test } from '../support/portal.ts';

const PEOPLE: Readonly<Record<Role, string>> = {
  'service-user': 'resident@palmcourt.example',
  'service-owner': 'owner@palmcourt.example',
  'service-admin': 'admin@palmcourt.example',
  'netplus-admin': 'platform@wattchat.example',
};

/** Ways by which text becomes HTML or code, each with something that would say that it ran. */
const SINKS: Readonly<Record<string, string>> = {
  innerHTML: `document.body.innerHTML = '<img src=x onerror="window.ran = true">'`,
  'innerHTML of a part that is nowhere': `document.createElement('i').innerHTML = '&amp;'`,
  outerHTML: `document.body.outerHTML = '<body onload="window.ran = true">'`,
  insertAdjacentHTML: `document.body.insertAdjacentHTML('beforeend', '<b onclick="window.ran = true">x</b>')`,
  'document.write': `document.write('<script>window.ran = true</script>')`,
  srcdoc: `document.createElement('iframe').srcdoc = '<script>parent.ran = true</script>'`,
  DOMParser: `new DOMParser().parseFromString('<b>x</b>', 'text/html')`,
  'text of a script': `document.createElement('script').text = 'window.ran = true'`,
  'a script from elsewhere': `document.createElement('script').src = 'https://elsewhere.example/x.js'`,
  'a script from data': `document.createElement('script').src = 'data:text/javascript,window.ran=true'`,
  'a script that is an answer of ours': `document.createElement('script').src = '/api/portal-settings'`,
  'a worker from data': `new Worker('data:text/javascript,0')`,
  'another policy': `trustedTypes.createPolicy('lenient', { createHTML: (html) => html })`,
};

/** How each of them ended: what was thrown, or that it was done. */
function tried(page: Page): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async (sinks) => {
    // The evaluating itself is the browser's tools', past any policy; what it does is done by the page.
    const Trying = Object.getPrototypeOf(async () => undefined).constructor;
    const ends: Record<string, string> = {};
    for (const [what, code] of Object.entries(sinks))
      ends[what] = await new Trying(code)().then(
        () => 'done',
        (cause: unknown) => (cause instanceof Error ? cause.name : String(cause)),
      );
    return 'ran' in window ? { ...ends, ran: 'yes' } : ends;
  }, SINKS);
}

const REFUSED_ALL = Object.fromEntries(Object.keys(SINKS).map((what) => [what, 'TypeError']));

test('text that was slipped in becomes no part of the page and no code, before and after the portal has its policy for its own scripts', {
  tag: '@desk',
}, async ({ page, faults }) => {
  await comeBack(page, PEOPLE['service-user'], '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tried(page)).toEqual(REFUSED_ALL);
  await page.waitForFunction(() => window.trustedTypes?.defaultPolicy != null);
  expect(faults.filter((fault) => !fault.startsWith(REFUSED))).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(Object.keys(SINKS).length);
  expect(await tried(page)).toEqual(REFUSED_ALL);
  faults.splice(0);
});

for (const role of ROLES)
  test(`no page of a ${role} does what the policy refuses`, async ({ page, faults }) => {
    test.slow();
    await comeBack(page, PEOPLE[role], '/dashboard');
    for (const { path, access } of ROUTES) {
      if (!allows(access, role)) continue;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect([path, faults]).toEqual([path, []]);
    }
  });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the portal is kept by its worker all the same, and no other file is taken for one', async ({
    page,
    faults,
  }) => {
    await comeBack(page, PEOPLE['service-user'], '/dashboard');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
      /\/sw\.js$/,
    );
    expect(faults).toEqual([]);
    const other = page.evaluate(() => navigator.serviceWorker.register('/theme.js').catch((cause) => cause.name));
    expect(await other).toBe('TypeError');
    faults.splice(0);
  });
});
