import { join } from 'node:path';
import { startPortal } from '../../e2e/support/start.ts';
import { openBrowser } from './browser.ts';
import { keystroke } from './keystroke.ts';
import { firstPaint, signedIn } from './pages.ts';
import { servePeers } from './peers.ts';
import { describeRatio } from './ratio.ts';
import { scripts } from './scripts.ts';
import { standstill } from './standstill.ts';

const BUILT = join(import.meta.dirname, '../../../dist/portal');
const SCORES = 'a3  Lighthouse mobile, simulated slow 4G (asked for: 100 each)';

/** PERFORMANCE a1 to a4 and d2, in a browser, against the portal as `npm start` starts it. Lighthouse and the peer are fetched by npm. */
export async function web(): Promise<string[]> {
  const portal = await startPortal();
  const peers = await servePeers(join(BUILT, 'landing.html'));
  try {
    const key = describeRatio(await keystroke(openBrowser, portal.url, peers.button));
    const size = describeRatio(await scripts(BUILT));
    const [paint, landing] = await firstPaint(openBrowser, portal.url, peers.text);
    const pages = await signedIn(openBrowser, portal.url);
    const still = describeRatio(await standstill(openBrowser, portal.url));
    return [describeRatio(paint), size, [SCORES, landing, pages].join('\n'), key, still];
  } finally {
    peers.close();
    await portal.stop();
  }
}
