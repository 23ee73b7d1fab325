import { MESSAGES } from '#catalogues/messages.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { rowOf } from '../estate/office.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { chat, comeBack, expect, say, test } from '../support/portal.ts';
import { desk, PLATFORM } from './headquarters.ts';

test('a platform administrator registers, enables, retries and asks for figures and lists by typing', async ({
  page,
}) => {
  const log = chat(page);
  const late = await (await desk(page, 'late@palmcourt.example')).paid(1500);
  await comeBack(page, PLATFORM, '/dashboard?face=chat');

  await test.step('what is stuck, as a list, and one of them retried', async () => {
    await say(page, 'pending top-ups since monday');
    const stuck = log.locator('.table-turn').filter({ hasText: late });
    await expect(stuck).toContainText('Ifeoma Nwosu');
    await isGoodOnEveryScreen(page);
    await say(page, `retry ${late}`);
    await expect(
      log.getByText(/The token is \d{4}( \d{4}){4}\.|We will ask again automatically/).first(),
    ).toBeVisible();
  });
  await test.step('a service is enabled once it was read back', async () => {
    await say(page, 'enable gym service for Cedar View');
    await expect(log.getByText(PLATFORM_FLOW.enable('Gym', 'Cedar View')).first()).toBeVisible();
    await expect(log.getByText(PLATFORM_FLOW.amountAMonth('₦4,000')).first()).toBeVisible();
    await isGoodOnEveryScreen(page);
    await say(page, 'yes');
    await expect(log.getByText(PLATFORM_SENTENCES.serviceEnabled('Gym', 'Cedar View'))).toBeVisible();
    await say(page, 'enable waste service for Palm Court');
    await expect(log.getByText(PLATFORM_FLOW.enabledAlready('Waste Disposal', 'Palm Court')).first()).toBeVisible();
    await say(page, 'cancel');
  });
  await test.step('what was collected', async () => {
    await say(page, 'how much did we collect yesterday');
    await expect(log.getByText(/^Nothing was collected, \d\d \w{3} \d{4}\.$/)).toBeVisible();
    await say(page, 'how much did we collect last month');
    const sums = log.locator('.table-turn').filter({ hasText: 'Palm Court' });
    await expect(sums.last()).toContainText('Cedar View');
  });
  await test.step('an estate is registered question by question, and read back', async () => {
    await say(page, 'register a new estate');
    for (const [asked, said] of [
      ['What is the estate called?', 'Iroko Park'],
      ["What is the administrator's first name?", 'Dele'],
      ['And the last name?', 'Ojo'],
      ["What is the administrator's phone number?", '08039876543'],
      ['What is the address of the estate?', '9 Iroko Road, Yaba'],
      ['Which e-mail address will the administrator sign in with?', 'dele@iroko.example'],
    ] as const) {
      await expect(log.getByText(asked).last()).toBeVisible();
      await say(page, said);
    }
    await expect(log.getByText(PLATFORM_FLOW.estateNew('Iroko Park')).first()).toBeVisible();
    await expect(log.getByText(PLATFORM_FLOW.choosesPassword('dele@iroko.example')).first()).toBeVisible();
    await isGoodOnEveryScreen(page);
    await say(page, 'cancel');
  });
  await test.step('a list as its table', async () => {
    await say(page, 'show estates');
    await expect(log.locator('.table-turn').filter({ hasText: 'Ngozi Adeyemi' })).toBeVisible();
    await say(page, 'show as table');
    await expect(page).toHaveURL(/\/estates/);
    await expect(page.getByRole('tab', { name: MESSAGES.viewEstates })).toHaveAttribute('aria-selected', 'true');
    await expect(rowOf(page, 'Palm Court')).toBeVisible();
  });
});
