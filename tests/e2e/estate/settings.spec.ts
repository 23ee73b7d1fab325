import { readFile } from 'node:fs/promises';
import { MESSAGES } from '#catalogues/messages.ts';
import { LOGO_MOST } from '#catalogues/uploads.ts';
import { keptBy } from '../support/accounts.ts';
import { comeBack, expect, test } from '../support/portal.ts';
import { ADMIN, isGoodAtEveryWidth, rowOf } from './office.ts';

const LOGO = new URL('../../../src/server/demo/logos/cedar-view.png', import.meta.url);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test('an image of the right kind and size becomes the logo, here and for the residents, and the log tells of it', async ({
  page,
  elsewhere,
}) => {
  const bytes = await readFile(LOGO);
  const address = `data:image/png;base64,${bytes.toString('base64')}`;
  await comeBack(page, ADMIN, '/Settings');
  const shown = page.locator('.settings__logo img');
  await expect(shown).not.toHaveAttribute('src', address);
  const image = page.getByLabel('Image', { exact: true });
  const upload = page.getByRole('button', { name: 'Upload', exact: true });
  await isGoodAtEveryWidth(page);

  await upload.click();
  await expect(page.getByText('Please choose an image')).toBeVisible();
  const large = Buffer.concat([bytes, Buffer.alloc(LOGO_MOST.bytes + 1 - bytes.length)]);
  await image.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  await upload.click();
  await expect(page.getByText(MESSAGES.logoTooLarge).first()).toBeVisible();
  await image.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) });
  await upload.click();
  await expect(page.getByText(MESSAGES.logoFailed).first()).toBeVisible();
  await expect(page.getByText('Please choose a PNG, JPEG or WebP image.').first()).toBeVisible();
  await expect(shown).not.toHaveAttribute('src', address);
  await isGoodAtEveryWidth(page);

  await image.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: bytes });
  await upload.click();
  await expect(page.getByText('The logo is saved.').first()).toBeVisible();
  await expect(shown).toHaveAttribute('src', address);
  expect((await keptBy(page)).local.logo).toBe(address);
  // The form stands there for another one.
  await expect(page.getByText('Image up to 300 KB').first()).toBeVisible();
  await comeBack(elsewhere, 'resident@palmcourt.example', '/dashboard');
  await expect(elsewhere.locator('.brand__logo').first()).toHaveAttribute('src', address);

  // Nothing was answered in the form, so no other page asks for an image.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.locator('.brand__logo')).toHaveAttribute('src', address);
  await menu.getByRole('link', { name: 'Activity log' }).click();
  const line = rowOf(page, 'Replaced the logo').first();
  await expect(line).toContainText('Ngozi Adeyemi');
  await expect(line).toContainText('Palm Court');
  await expect(line).toContainText(`${bytes.length} bytes`);
  await expect(page.locator('.composer__field')).not.toHaveAttribute('placeholder', /image/i);
});
