import { SESSION_ENDS } from '#catalogues/sentences/session-ends.ts';
import { SESSIONS as SAID } from '#catalogues/sentences/sessions.ts';
import { byKeyboard } from '../support/by-keyboard.ts';
import { fitsTheScreen } from '../support/looks.ts';
import { comeBack, expect, test } from '../support/portal.ts';

const EMAIL = 'titi.olawale@cedarview.example';

test('with the keyboard alone a resident sees where they are signed in, and signs another device out, which is told so', async ({
  page,
  elsewhere,
  baseURL,
}) => {
  await elsewhere.goto(baseURL ?? '');
  await comeBack(elsewhere, EMAIL, '/dashboard');
  await comeBack(page, EMAIL, '/sessions');
  await expect(page.getByText(SAID.list.current).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(SAID.list.devices(2)).filter({ visible: true }).first()).toBeVisible();
  await fitsTheScreen(page);
  await byKeyboard(page, [
    { press: `${SAID.list.endOthers} ${SAID.list.count}` },
    { hear: SAID.end.after },
    { press: SAID.end.yesOne('Chrome on Linux').label },
    { hear: SAID.ended(1) },
  ]);
  await page.goto('/sessions');
  await expect(page.getByText(SAID.list.devices(1)).filter({ visible: true }).first()).toBeVisible();
  await elsewhere.goto('/sessions');
  await expect(elsewhere.getByText(SESSION_ENDS.elsewhere).filter({ visible: true }).first()).toBeVisible();
});
