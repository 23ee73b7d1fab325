import { expect, say, test } from '../support/portal.ts';

const LINES = ['one', 'two', 'three', 'four', 'five', 'six'];
const LINE_PX = 24;

for (const known of [true, false]) {
  test(`the composer grows to five lines and is one again once they are sent, in a browser that ${known ? 'knows' : 'knows no'} field-sizing`, async ({
    page,
  }) => {
    if (!known) {
      await page.addInitScript(() => {
        CSS.supports = () => false;
      });
    }
    await page.goto('/');
    const field = page.locator('.composer__field');
    await expect(field).toBeEditable();
    // What a browser does not know it ignores.
    if (!known) await field.evaluate((one) => one.style.setProperty('field-sizing', 'fixed'));
    const height = () => field.evaluate((one) => one.clientHeight);
    const one = await height();
    const heights: number[] = [];
    for (const [at] of LINES.entries()) {
      await field.fill(LINES.slice(0, at + 1).join('\n'));
      heights.push(await height());
    }
    expect(heights).toEqual([0, 1, 2, 3, 4, 4].map((more) => one + more * LINE_PX));
    await field.fill('one\ntwo');
    expect(await height()).toBe(one + LINE_PX);
    await say(page, 'one\ntwo\nthree');
    await expect(field).toHaveValue('');
    expect(await height()).toBe(one);
  });
}
