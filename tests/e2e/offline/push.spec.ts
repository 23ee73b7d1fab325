import { PUSHING } from '#catalogues/sentences/pushing.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { comeBack, expect, test } from '../support/portal.ts';

test.use({ serviceWorkers: 'allow' });

test('the worker that runs in a browser hears a message and shows it, where the browser has a place for that', async ({
  page,
}) => {
  await comeBack(page, 'resident@palmcourt.example', '/dashboard');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    });
  });
  const failed = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerErrorReported', ({ errorMessage }) => resolve(errorMessage.errorMessage));
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  const data = JSON.stringify({ title: PUSHING.arrived, body: PUSHING.open, tag: 'POWER-1', path: '/my-tokens' });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  // A browser without a window lets nobody show anything: it was asked to.
  expect(await failed).toContain("Failed to execute 'showNotification'");
});

test('among the settings a browser that takes no messages says so, and nobody is asked as a page loads', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await comeBack(page, 'resident@palmcourt.example', '/user-page');
  await expect(page.getByRole('heading', { name: PUSHING.title })).toBeVisible();
  await expect(page.getByText(PUSHING.none)).toBeVisible();
  await isGoodOnEveryScreen(page);
});
