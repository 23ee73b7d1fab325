/** Fails when a layer looks down, hashes or seals weakly, could run what it is given, or when folders import each other in a circle: `node tools/layers.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { circleProblems, HOUSES } from './folder-circles.ts';
import { layerProblems, unsafeProblems, weakProblems } from './layer-rules.ts';

const files = globSync('{catalogues,machines,src,tests}/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
const sources = new Map(files.sort().map((file) => [file, readFileSync(file, 'utf8')] as const));
const problems = [
  ...[...sources].flatMap(([file, source]) => [
    ...layerProblems(file, source),
    ...weakProblems(file, source),
    ...unsafeProblems(file, source),
  ]),
  ...HOUSES.flatMap((house) => circleProblems(house, sources)),
];

for (const problem of problems) console.error(problem);
console.log(`layers: ${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
