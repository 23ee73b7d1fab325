/** Figures beside a named peer, both measured in this run: `npm run bench`, or one area with `npm run bench -- understand`. */
import { charges } from './charges.ts';
import { histories } from './histories.ts';
import { load } from './load/load.ts';
import { describeFigure, type Figure } from './measure.ts';
import { overHttp } from './over-http.ts';
import { queue } from './queue.ts';
import { recovery } from './recovery.ts';
import { rows } from './rows.ts';
import { storing } from './storing.ts';
import { longUnderstood, understood } from './talk.ts';
import { turns } from './turns.ts';
import { web } from './web/web.ts';

const rates = (measure: () => Promise<Figure[]>) => async () => (await measure()).map(describeFigure);

const AREAS: Readonly<Record<string, () => Promise<string[]>>> = {
  turns: rates(turns),
  understand: rates(understood),
  long: rates(longUnderstood),
  histories: rates(histories),
  rows: rates(rows),
  recovery,
  'over-http': rates(overHttp),
  queue: rates(queue),
  storing: rates(storing),
  charges,
  load,
  web,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((area) => !(area in AREAS));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. Areas: ${Object.keys(AREAS).join(', ')}`);
  process.exitCode = 1;
} else {
  for (const [area, measure] of Object.entries(AREAS)) {
    if (wanted.length > 0 && !wanted.includes(area)) continue;
    for (const figure of await measure()) console.log(`${figure}\n`);
  }
}
