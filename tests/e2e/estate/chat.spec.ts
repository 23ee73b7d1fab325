import { pageFrom } from '../support/history.ts';
import { isGoodOnEveryScreen } from '../support/looks.ts';
import { chat, comeBack, expect, say, test } from '../support/portal.ts';
import { csv, METERS as HEAD } from '../uploads/files.ts';
import { ADMIN, rowOf } from './office.ts';

test('an administrator finds and marks a resident, asks who is unverified and which payments failed, and sends a file, by typing', async ({
  page,
}) => {
  test.slow();
  const log = chat(page);
  await comeBack(page, ADMIN, '/dashboard?face=chat');
  await say(page, 'find resident Danjuma');
  const found = log.locator('.table-turn').filter({ hasText: 'Sani Danjuma' });
  await expect(found).toContainText('Occupied');
  const [meter = ''] = /\d{11}/.exec(await found.innerText()) ?? [];

  await test.step('a resident is marked once what it becomes was read back', async () => {
    await say(page, `mark ${meter} unoccupied`);
    await expect(log.getByText(/Sani Danjuma.+It becomes: Unoccupied\./)).toBeVisible();
    await isGoodOnEveryScreen(page);
    await say(page, 'yes');
    await expect(log.getByText('The apartment is unoccupied now.')).toBeVisible();
    await say(page, `mark ${meter} occupied`);
    await expect(log.getByText(/It becomes: Occupied\./)).toBeVisible();
    await say(page, 'yes');
    await expect(log.getByText('The apartment is occupied now.')).toBeVisible();
  });
  await test.step('what was changed is told, and who did it', async () => {
    await say(page, 'what changed today?');
    const deed = log.locator('.table-turn').filter({ hasText: 'Set the occupancy' });
    await expect(deed.last()).toContainText('Ngozi Adeyemi');
    await expect(deed.last()).toContainText(meter);
  });
  await test.step('who is not verified yet', async () => {
    await say(page, 'unverified residents');
    await expect(log.getByText(/^Unverified residents: [\d tof]+\.$/)).toBeVisible();
    await say(page, 'show as table');
    await expect(page).toHaveURL(/\/registered-residents\?list=unverified$/);
    await expect(page.getByRole('tab', { name: 'UNVERIFIED' })).toHaveAttribute('aria-selected', 'true');
    await expect(rowOf(page, 'Folake Adisa')).toBeVisible();
  });
  await test.step('which payments failed, on which days', async () => {
    await page.goto('/dashboard?face=chat');
    await say(page, 'failed power payments last week');
    await expect(log.getByText(/"?Power, failed"?, \d\d \w{3} \d{4} to /)).toBeVisible();
    await say(page, 'failed power payments last month');
    await expect(log.getByText(/^Power, failed, .+: 1 payment\. /)).toBeVisible();
    await say(page, 'show as table');
    await expect(page).toHaveURL(/\/transactionHistory\?product=power&from=\S+&to=\S+&status=failed$/);
    expect(await pageFrom(page, 1)).toBe(1);
    await expect(rowOf(page, 'Amaka Eze')).toContainText('Failed');
  });
  await test.step('a file of meters is sent into the chat', async () => {
    await page.goto('/dashboard?face=chat');
    await expect(page.getByRole('button', { name: 'Attach a file' })).toBeVisible();
    const file = csv('meters.csv', HEAD, 'Bola Ige,45033300017,"House 40, Palm Avenue"', 'Ada Obi,450,House 41');
    await page.locator('.composer input[type="file"]').setInputFiles({ ...file });
    await expect(log.getByText('Adds 1 valid meter. The invalid one stays out.').first()).toBeVisible();
    await expect(log.getByText('Row 3: Digits must be between 11 and 14 characters long').first()).toBeVisible();
    await isGoodOnEveryScreen(page);
    await say(page, 'yes');
    await expect(log.getByText('1 meter added.').first()).toBeVisible();
  });
});
