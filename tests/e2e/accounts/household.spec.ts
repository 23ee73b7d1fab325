import * as z from 'zod';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { HOUSEHOLD as SAID } from '#catalogues/sentences/household.ts';
import { rowOf } from '../estate/office.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { fitsTheScreen } from '../support/looks.ts';
import { mailedLink } from '../support/mails.ts';
import { comeBack, expect, test } from '../support/portal.ts';

const HEAD = 'yusuf.garba@palmcourt.example';

/** Somebody signs up with the meter of a resident and opens the mailed link. */
async function joins(page: import('@playwright/test').Page, firstName: string): Promise<void> {
  const login = await page.request.post('/api/utility-service-account/login', {
    data: { email: HEAD, password: DEMO_PASSWORD },
  });
  const { token } = z.object({ token: z.string() }).parse(await login.json());
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const meter_number = z.object({ meter_number: z.string() }).parse(claims).meter_number;
  const listed = await page.request.get('/api/users/properties');
  const { properties } = z
    .object({ properties: z.array(z.object({ id: z.number(), name: z.string() })) })
    .parse(await listed.json());
  const email = `${firstName}.joins@mail.example`.toLowerCase();
  const made = await page.request.post('/api/utility-service-account/signup', {
    data: {
      ...{ first_name: firstName, last_name: 'Joins', phone: '08031234567', email, password: 'dry-Harmattan-82' },
      ...{ meter_number, property_id: properties.find(({ name }) => name === 'Palm Court')?.id, role: 'service-user' },
    },
  });
  expect(made.status()).toBe(200);
  await page.goto(await mailedLink(page, email, /confirm/i));
  await expect(page.getByText(/confirmed/i).first()).toBeVisible();
}

test('with the keyboard alone whoever leads a household invites somebody, takes somebody out, and lets somebody lead', async ({
  page,
}) => {
  await joins(page, 'Ada');
  await joins(page, 'Bola');
  await comeBack(page, HEAD, '/household');
  await expect(rowOf(page, 'Ada Joins')).toContainText('Lives there');
  await fitsTheScreen(page);
  await byKeyboard(page, [
    { press: `${SAID.invite.title} ${SAID.list.count}` },
    { type: 'chi@mail.example', into: SAID.invite.email.label },
    { press: SAID.invite.send },
    { hear: SAID.invite.waits },
    { press: SAID.invite.yes('chi@mail.example').label },
    { hear: SAID.invited('chi@mail.example') },
  ]);
  await page.goto('/household');
  await expect(rowOf(page, 'chi@mail.example')).toContainText('Invited');
  await byKeyboard(page, [
    { press: `${SAID.list.takeOutLabel} of Ada Joins` },
    { hear: SAID.takeOut.after },
    { press: SAID.takeOut.yes('Ada Joins').label },
  ]);
  await expect(
    page
      .getByText(/^Ada Joins is taken out of the household/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await page.goto('/household');
  await expect(rowOf(page, 'Bola Joins')).toHaveCount(1);
  await expect(rowOf(page, 'Ada Joins')).toHaveCount(0);
  await byKeyboard(page, [
    { press: `${SAID.list.leadLabel} of Bola Joins` },
    { hear: SAID.head.yours },
    { press: SAID.head.yes('Bola Joins').label },
  ]);
  await expect(
    page
      .getByText(/^Bola Joins leads the household of/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});
