/** Fails when a layer looks down: `node tools/layers.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { layerProblems } from './layer-rules.ts';

const files = globSync('{catalogues,machines,src,tests}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
const problems = files.sort().flatMap((file) => layerProblems(file, readFileSync(file, 'utf8')));

for (const problem of problems) console.error(problem);
console.log(`layers: ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
