import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weightsOf } from '#machines/talk/model/table.ts';
import { allLabelled, labelledIn } from '../../tools/learn/labelled.ts';
import { sampleOf } from '../../tools/learn/samples.ts';
import { learn } from '../../tools/learn/training.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'labelled-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file of these lines, outside the repository. */
function kept(...lines: readonly string[]): string {
  const path = join(folder, 'labelled-sentences.jsonl');
  writeFileSync(path, lines.join('\n'));
  return path;
}
/** A line as the portal hands it out. */
const line = (given: object = {}) =>
  JSON.stringify({ text: 'renew my thing', intent: 'data', slots: {}, role: null, author: 'P1', tags: [], ...given });

describe('the sentences that an installation labelled itself', () => {
  test('are read wherever their file lies, and learned from', () => {
    const own = labelledIn(
      kept(line(), '', line({ role: 'service-user' }), line({ text: 'ok bye', intent: 'none' }), ''),
    );
    expect(own.map(({ text, intent, role }) => [text, intent, role])).toEqual([
      ['renew my thing', 'data', null],
      ['renew my thing', 'data', 'service-user'],
      ['ok bye', 'none', null],
    ]);
    expect(learn(own.map(sampleOf)).intents).toEqual(expect.arrayContaining(['data', 'none']));
  });

  test.each([
    ['no JSON', 'renew my thing'],
    ['an intent that there is not', line({ intent: 'daata' })],
    ['no label', line({ intent: null })],
    ['no text', line({ text: ' ' })],
    ['a text without end', line({ text: 'x'.repeat(1_001) })],
    ['a role that there is not', line({ role: 'king' })],
  ])('are refused with the number of the line that is %s', (_, wrong) => {
    expect(() => labelledIn(kept(line(), wrong))).toThrow('labelled-sentences.jsonl, line 2: ');
  });
});

test('one more sentence moves what is learned of the others by little', () => {
  const samples = allLabelled()
    .filter(({ file }) => file === 'examples')
    .map(sampleOf);
  const [more, ...others] = samples;
  if (more === undefined) throw new Error('no examples');
  const [before, after] = [weightsOf(learn(others)), weightsOf(learn([more, ...others]))];
  const at = before.intents.map((intent) => after.intents.indexOf(intent));
  let [moved, all] = [0, 0];
  for (const sample of others) {
    const now = after.sums(sample);
    for (const [intent, sum] of before.sums(sample).entries()) {
      moved += Math.abs((now[at[intent] ?? 0] ?? 0) - sum);
      all += Math.abs(sum);
    }
  }
  expect(moved / all).toBeLessThan(0.05);
});
