import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { OPERATIONS as SAID } from '#catalogues/sentences/platform/operations.ts';
import type { OperationsView } from '#machines/pages/platform/operations/view.ts';
import { drawOperations } from '#src/terminal/pages/draw-operations.ts';

const view: OperationsView = {
  ...{ title: SAID.none, line: SAID.salesGoOn, asAt: SAID.asAt('19:42:00'), stuck: false, minutes: [], providers: [] },
  ...{ queue: { aside: SAID.nobodyWaits, facts: [] }, servers: { aside: '', rows: [] } },
  reconciliation: { badge: { text: SAID.agree, tone: 'success' }, line: '20 Nov 2026', rows: [] },
  restored: null,
};
const lines = (shown: OperationsView) =>
  drawOperations(shown, { columns: 80, measure: 80, rows: 40, paint: (_, text) => text }).map(stripVTControlCharacters);

test('what was paid since a restore stands before the last comparison of the books, and is not there without one', () => {
  const restored = {
    badge: { text: SAID.waitsForYou('1'), tone: 'warning' },
    line: SAID.lookYourself,
    rows: [{ label: SAID.forYou, value: '1' }],
  } as const;
  const drawn = lines({ ...view, restored });
  const at = drawn.indexOf(`${SAID.restored}: 1 for you`);
  expect(drawn.slice(at, at + 3).join('\n')).toMatch(/npm run forgotten[^\n]*\n.*Wait for you +1/);
  expect(drawn.indexOf(`${SAID.reconciliation}: All agree`)).toBeGreaterThan(at);
  expect(lines(view).join('\n')).not.toContain(SAID.restored);
});
