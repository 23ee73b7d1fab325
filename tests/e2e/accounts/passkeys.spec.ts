import type { CDPSession, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { PASSKEY_FLOWS } from '#catalogues/sentences/passkey-flows.ts';
import { PASSKEYS_SAID as SAID } from '#catalogues/sentences/passkeys.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { signInAt, signOut } from '../support/accounts.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { fitsTheScreen } from '../support/looks.ts';
import { comeBack, expect, say, sayPassword, test } from '../support/portal.ts';

// A passkey belongs to a name, and an address of digits is none: on this machine it is localhost.
test.use({ baseURL: async ({ portal }, use) => use(portal.url.replace('127.0.0.1', 'localhost')) });

const OWNER = 'owner@palmcourt.example';

/** A phone that knows its owner by their finger. */
const PHONE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** The page's browser with such a phone; its owner can be somebody else, whose finger it does not know. */
async function withPhone(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: PHONE });
  return {
    known: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    forgets: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

const shownCodes = (page: Page) => page.locator('.revealed__lines code').allInnerTexts();

test('with the keyboard alone somebody adds a passkey, signs in with it, is asked for it again, renames and removes it', async ({
  page,
}) => {
  const phone = await withPhone(page);
  await comeBack(page, OWNER, '/passkeys');
  await byKeyboard(page, [
    { press: `${PASSKEY_FLOWS.add} ${SAID.list.count}` },
    { type: 'My phone', into: SAID.add.nameLabel },
    { type: DEMO_PASSWORD, into: 'Your password' },
    { press: PASSKEY_FLOWS.add },
    { hear: SAID.added('My phone') },
  ]);
  await expect(page.locator('.revealed__lines code')).toHaveCount(10);
  await fitsTheScreen(page);
  const [recovery = '', ...others] = await shownCodes(page);
  const [key] = await phone.keys();
  expect(key).toMatchObject({ rpId: 'localhost', isResidentCredential: true });
  const everything = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of [recovery, ...others, key?.credentialId ?? '']) expect(everything).not.toContain(secret);
  await byKeyboard(page, [{ press: SECOND_FACTOR.kept }]);
  await signOut(page);

  // The browser is asked by itself, once the password was right.
  await page.goto('/login');
  await signInAt(page, 'login', OWNER, DEMO_PASSWORD);
  await expect(page).toHaveURL((url) => url.pathname !== '/login');
  await signOut(page);

  // A finger that is not known: a recovery code lets in as well.
  await phone.known(false);
  await page.goto('/login');
  await signInAt(page, 'login', OWNER, DEMO_PASSWORD);
  await expect(page.getByText(SAID.left).first()).toBeVisible();
  await fitsTheScreen(page);
  await byKeyboard(page, [{ type: recovery, into: SAID.recovery.label }, { press: 'Submit' }]);
  await expect(page).toHaveURL((url) => url.pathname !== '/login');
  await signOut(page);

  // Or the passkey after all.
  await page.goto('/login');
  await signInAt(page, 'login', OWNER, DEMO_PASSWORD);
  await expect(page.getByText(SAID.left).first()).toBeVisible();
  await phone.known(true);
  await byKeyboard(page, [{ press: SAID.use }]);
  await expect(page).toHaveURL((url) => url.pathname !== '/login');

  await page.goto('/dashboard?face=chat');
  await say(page, 'use my passkey');
  await expect(page.getByText(SECOND_FACTOR.given).first()).toBeVisible();
  await say(page, 'which passkeys do I have');
  await expect(page.getByText('My phone').filter({ visible: true }).first()).toBeVisible();
  await say(page, PASSKEY_FLOWS.renameTyped.say);
  await say(page, 'Old phone');
  await expect(page.getByText(SAID.named('Old phone')).first()).toBeVisible();
  await say(page, PASSKEY_FLOWS.removeTyped.say);
  await sayPassword(page);
  await byKeyboard(page, [{ hear: SAID.removing.last }, { press: SAID.removing.yes.label }]);
  await expect(page.getByText(SAID.removedLast('Old phone')).first()).toBeVisible();
});

test('at the address of digits a passkey cannot be added, and it is said where it can', async ({ page, portal }) => {
  const there = portal.url.replace('localhost', '127.0.0.1');
  await withPhone(page);
  await page.goto(`${there}/login`);
  await signInAt(page, 'login', 'debtor@cedarview.example', DEMO_PASSWORD);
  await expect(page).toHaveURL((url) => url.pathname !== '/login');
  await page.goto(`${there}/passkeys`);
  await byKeyboard(page, [
    { press: `${PASSKEY_FLOWS.add} ${SAID.list.count}` },
    { type: 'My phone', into: SAID.add.nameLabel },
    { type: DEMO_PASSWORD, into: 'Your password' },
    { press: PASSKEY_FLOWS.add },
    { hear: SAID.otherAddress('localhost') },
  ]);
});
