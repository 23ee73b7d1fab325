/** Makes what of the documentation can be made: `npm run docs`. With `--check` nothing is written, and what is stale is named. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ACCESS_PAGE, accessPage } from './access.ts';
import { ALERT_RULES, alertRules } from './alerts.ts';
import { architecturePage } from './architecture.ts';
import { DATA_PAGE, dataPage } from './data.ts';
import { decisionsIndex } from './decisions.ts';
import { DESTINATIONS_PAGE, destinationsPage } from './destinations.ts';
import { textOf } from './documents.ts';
import { FLOWS_FOLDER, flowPages } from './flows/pages.ts';
import { layersDrawing } from './layers/drawing.ts';
import { LIMITS_PAGE, limitsPage } from './limits.ts';
import { ROUTES_PAGE, routesPage } from './routes/page.ts';

const root = join(import.meta.dirname, '../..');
const pages = new Map([
  ['docs/layers.svg', layersDrawing(root)],
  ['docs/architecture.md', architecturePage(root)],
  ['docs/decisions/README.md', decisionsIndex(root)],
  [ALERT_RULES, alertRules()],
  [DESTINATIONS_PAGE, destinationsPage()],
  [ACCESS_PAGE, accessPage()],
  [DATA_PAGE, dataPage()],
  [LIMITS_PAGE, limitsPage(root)],
  [ROUTES_PAGE, routesPage()],
  ...flowPages(root),
]);

const stale = [...pages].filter(([file, text]) => !existsSync(join(root, file)) || textOf(root, file) !== text);
/** Pages of flows that are there no more. */
const left = readdirSync(join(root, FLOWS_FOLDER))
  .map((name) => `${FLOWS_FOLDER}/${name}`)
  .filter((file) => !pages.has(file));

if (process.argv.includes('--check')) {
  const files = [...stale.map(([file]) => file), ...left];
  for (const file of files) console.error(`${file} is stale: run npm run docs`);
  process.exitCode = files.length === 0 ? 0 : 1;
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`made ${file}`);
  }
  for (const file of left) {
    rmSync(join(root, file));
    console.log(`removed ${file}`);
  }
}
