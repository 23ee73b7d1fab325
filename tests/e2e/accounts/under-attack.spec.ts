import { calls } from '#catalogues/calls/index.ts';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { signInAt, signOut } from '../support/accounts.ts';
import { expect, test } from '../support/portal.ts';

const EMAIL = 'bassey.effiong@cedarview.example';
const SIGN_IN = calls.signIn.path;

test('while somebody guesses a password its owner signs in, on the own device as ever and on a new one after a moment', {
  tag: ['@desk'],
}, async ({ page, elsewhere, playwright, baseURL }) => {
  await page.goto('/login');
  await signInAt(page, 'login', EMAIL);
  await expect(page).toHaveURL(/\/toUpPower/);
  await signOut(page);

  const thief = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const guess = async () => {
    const answer = await thief.post(SIGN_IN, { data: { email: EMAIL, password: 'wrong-password' } });
    return answer.status();
  };
  for (let n = 0; n < 10; n += 1) expect(await guess()).toBe(400);
  expect(await guess()).toBe(429);
  const lucky = await thief.post(SIGN_IN, { data: { email: EMAIL, password: DEMO_PASSWORD } });
  expect(lucky.status()).toBe(429);
  await thief.dispose();

  const answers: number[] = [];
  for (const where of [page, elsewhere])
    where.on('response', (response) => {
      if (response.url().endsWith(SIGN_IN)) answers.push(response.status());
    });
  await page.goto('/login');
  await signInAt(page, 'login', EMAIL);
  await expect(page).toHaveURL(/\/toUpPower/);
  expect(answers).toEqual([200]);

  await elsewhere.goto(`${baseURL}/login`);
  await signInAt(elsewhere, 'login', EMAIL);
  await expect(elsewhere).toHaveURL(/\/toUpPower/);
  await expect(elsewhere.getByText('Too many tries')).toHaveCount(0);
  // The puzzle was asked for and solved, and nobody was told.
  expect(answers).toEqual([200, 429, 200]);
});
