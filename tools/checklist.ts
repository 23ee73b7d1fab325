/** Lists the rows of the checklist that no test proves yet, and fails where the table names a test that is not there. */
import { SECTION_A } from '../tests/checklist/section-a.ts';
import { brokenProofs, openRows } from './proofs.ts';

const open = openRows(SECTION_A);
const broken = brokenProofs(SECTION_A);

for (const line of open) console.log(`without a test: ${line}`);
for (const line of broken) console.error(line);
console.log(`checklist: ${SECTION_A.length} rows, ${SECTION_A.length - open.length - broken.length} proven`);
process.exitCode = broken.length === 0 ? 0 : 1;
