import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes long, the longest first. A clean checkout knows no times of earlier runs, and goes by the size of a file. */
const LONG = [
  'tests/machines/every-machine.test.ts',
  'tests/machines/structures.test.ts',
  'tests/portal/words/every-view.test.tsx',
  'tests/faults/settlement.test.ts',
  'tests/faults/kill.test.ts',
  'tests/server/db/upgrade.test.ts',
  'tests/server/http/role-matrix.test.ts',
  'tests/dialogues/dialogues.test.ts',
  'tests/terminal/purchase.test.ts',
] as const;

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((file) => moduleId.endsWith(file));
  return at < 0 ? LONG.length : at;
};

/** Files in the order in which the workers take them: a long one that is taken last is waited for by all the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
