/** Lists the rows of the checklist that no test proves yet, and fails where the table names a test that is not there. */
import { SECTION_A } from '../tests/checklist/section-a.ts';
import { SECTION_B } from '../tests/checklist/section-b.ts';
import { SECTION_C } from '../tests/checklist/section-c.ts';
import { SECTION_D } from '../tests/checklist/section-d.ts';
import { SECTION_E } from '../tests/checklist/section-e.ts';
import { SECTION_F } from '../tests/checklist/section-f.ts';
import { SECTION_G } from '../tests/checklist/section-g.ts';
import { brokenProofs, openRows } from './proofs.ts';

const rows = [...SECTION_A, ...SECTION_B, ...SECTION_C, ...SECTION_D, ...SECTION_E, ...SECTION_F, ...SECTION_G];
const open = openRows(rows);
const broken = brokenProofs(rows);

for (const line of open) console.log(`without a test: ${line}`);
for (const line of broken) console.error(line);
console.log(`checklist: ${rows.length} rows, ${rows.length - open.length - broken.length} proven`);
process.exitCode = broken.length === 0 ? 0 : 1;
