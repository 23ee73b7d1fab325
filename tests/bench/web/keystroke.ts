import type { Page } from '@playwright/test';
import type { openBrowser } from './browser.ts';
import { medianOf, type Ratio } from './ratio.ts';

const MESSAGES = 500;
/** Some writing: what is pressed first finds everything cold, in both pages. */
const PRESSES = 31;
const SLOWED = 4;
/** An idle period lasts 50 ms at most. */
const REST = { periods: 60, atLeastMs: 40 };
/** One answer each, and nothing is opened by it. */
const SENTENCE = 'good morning';

/**
 * PERFORMANCE a4: from a key to the paint that follows it, with a long conversation, on a slow phone. Each page has a browser of
 * its own, in front all the time: a page that comes to the front has more to do than to take a key.
 */
export async function keystroke(open: typeof openBrowser, url: string, button: string): Promise<Ratio> {
  const browsers = { ours: await open(), theirs: await open() };
  const ours = await browsers.ours.context.newPage();
  await ours.goto(url);
  const field = ours.locator('.composer__field');
  for (let said = 0; said < MESSAGES / 2; said++) {
    await field.fill(SENTENCE);
    await field.press('Enter');
  }
  // Fewer are kept than stand in the log; their numbers go on.
  const isSaid = (wanted: number) =>
    JSON.parse(localStorage.getItem('conversation') ?? '{}').messages?.at(-1)?.id >= wanted;
  await ours.waitForFunction(isSaid, MESSAGES, { timeout: 0 });
  const peer = await browsers.theirs.context.newPage();
  await peer.goto(button);
  // What 500 sentences at once, or an opening page, leave to be done is no part of a key. A caret that blinks is never at rest.
  await field.blur();
  for (const page of [ours, peer]) await rests(page);
  await field.focus();
  await peer.locator('button').focus();
  const times = { ours: [] as number[], theirs: [] as number[] };
  const press = { ours: await presser(ours), theirs: await presser(peer) };
  for (let i = 0; i < PRESSES; i++) {
    times.ours.push(await press.ours());
    times.theirs.push(await press.theirs());
  }
  await browsers.ours.close();
  await browsers.theirs.close();
  const what = `response to a keystroke, ${MESSAGES} messages in the log, CPU slowed ${SLOWED} times`;
  const medians = { ours: medianOf(times.ours), theirs: medianOf(times.theirs) };
  return { id: 'a4', what, unit: 'ms', ...medians, peer: 'a page with one button', target: 3 };
}

/** Waits until the browser had nothing else to do in this page for some time: whole idle periods, one after the other. */
async function rests(page: Page): Promise<void> {
  await page.evaluate(
    ({ periods, atLeastMs }) =>
      new Promise<void>((resolve) => {
        let calm = 0;
        const look = (idle: IdleDeadline) => {
          calm = idle.timeRemaining() >= atLeastMs ? calm + 1 : 0;
          if (calm >= periods) resolve();
          else requestIdleCallback(look);
        };
        requestIdleCallback(look);
      }),
    REST,
  );
}

/** Presses a key and answers how long it took to the paint, ms. */
async function presser(page: Page): Promise<() => Promise<number>> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return async () => {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const heard = ({ timeStamp }: KeyboardEvent) =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              // Told after the frame is drawn.
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            });
          window.addEventListener('keydown', heard, { capture: true, once: true });
        }),
    );
    // In the page before the key is: what is sent to one page arrives in order.
    await page.evaluate(() => undefined);
    await page.keyboard.press('a');
    return painted;
  };
}
