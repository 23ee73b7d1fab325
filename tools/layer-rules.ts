import { posix } from 'node:path';

/** What one layer may look at. `imports` are folders it may import from; `packages` the npm packages it may use. */
interface Layer {
  readonly folder: string;
  readonly imports: readonly string[];
  readonly packages: readonly string[] | 'any';
  /** Globals of the outside world that must come in as arguments instead. */
  readonly noGlobals: boolean;
}

/** The first folder that holds a file decides. Order matters: the narrower folder stands first. */
const LAYERS: readonly Layer[] = [
  { folder: 'catalogues', imports: ['catalogues'], packages: ['zod'], noGlobals: true },
  {
    folder: 'machines',
    imports: ['catalogues', 'machines'],
    packages: ['xstate', 'zod', 'jwt-decode', 'papaparse'],
    noGlobals: true,
  },
  {
    folder: 'src/client',
    imports: ['catalogues', 'machines', 'src/client'],
    packages: 'any',
    noGlobals: false,
  },
  {
    folder: 'src/portal',
    imports: ['catalogues', 'machines', 'src/client', 'src/portal'],
    packages: 'any',
    noGlobals: false,
  },
  {
    folder: 'src/receipt',
    imports: ['catalogues', 'machines', 'src/receipt'],
    packages: 'any',
    noGlobals: false,
  },
  {
    folder: 'src/server',
    imports: ['catalogues', 'machines', 'src/receipt', 'src/server'],
    packages: 'any',
    noGlobals: false,
  },
  // A stand-in for a provider is written from that provider's documentation: an adapter's error would repeat itself in it.
  { folder: 'src/stand-ins', imports: ['src/stand-ins'], packages: 'any', noGlobals: false },
  {
    folder: 'src/terminal',
    imports: ['catalogues', 'machines', 'src/client', 'src/server', 'src/terminal'],
    packages: 'any',
    noGlobals: false,
  },
];

const IMPORT = /(?<!['"])(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\s]+)\1/g;

const OUTSIDE: readonly (readonly [RegExp, string])[] = [
  [/\bDate\.now\b/, 'Date.now'],
  [/\bnew Date\(\s*\)/, 'new Date()'],
  [/\bMath\.random\b/, 'Math.random'],
  [/\bcrypto\.\w/, 'crypto'],
  [/\bperformance\.\w/, 'performance'],
  [/(?<![.\w])fetch\s*\(/, 'fetch'],
  [/(?<![.\w])(?:setTimeout|setInterval|queueMicrotask)\s*\(/, 'a timer'],
  [/(?<![.\w])(?:document|window|navigator|localStorage|sessionStorage|location)\.\w/, 'the DOM'],
  [/(?<![.\w])process\.\w/, 'process'],
  [/(?<![.\w])console\.\w/, 'console'],
];

/** Blanks comments and the insides of strings, so that words in them are no code; line breaks stay for line numbers. */
function codeOnly(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return source.replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g,
    (text) => blank(text),
  );
}

/** The repository path that an import names, or null for a package. */
function importedPath(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier));
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}

/** Every path of the repository that a file imports, types too. */
export function importsOf(file: string, source: string): readonly string[] {
  return [...source.matchAll(IMPORT)].flatMap((match) => importedPath(file, match[2] ?? '') ?? []);
}

/** Hashes and ciphers but those of the SHA-2 family and AES-256-GCM, of Node and of browsers, in a statement of SQL too. */
const WEAK = new RegExp(
  [
    /\bmd5\s*\(/,
    /\b(?:createHash|createHmac|hash|hkdf|hkdfSync)\(\s*['"`](?!sha(?:256|384|512)['"`])/,
    /\bcreate(?:C|Dec)ipheriv\(\s*['"`](?!aes-256-gcm['"`])/,
    /\bsubtle\.digest\(\s*['"`](?!SHA-(?:256|384|512)['"`])/,
    /['"`]AES-(?!GCM['"`])[A-Z]+['"`]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** What makes code of data, gives a command to a shell, or draws lots that can be foreseen, with what is to be said of it. */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/\bnew Function\b|(?<![.\w])(?:eval|Function)\(/g, 'no code may be made of data'],
  [/(?<![.\w])exec(?:Sync)?\(|\bshell:\s*(?!false\b)\S/g, 'no command may be given to a shell'],
  [/\bMath\.random\b/g, 'lots are drawn by the system, which nobody foresees'],
];

const UNSAFE_MODULE = /['"](?:node:)?vm['"]/g;

const lineOf = (source: string, index: number): number => source.slice(0, index).split('\n').length;
const inside = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

function importProblem(layer: Layer, file: string, specifier: string): string | null {
  const path = importedPath(file, specifier);
  if (path !== null) {
    const allowed = layer.imports.some((folder) => inside(path, folder));
    return allowed ? null : `${layer.folder} may not import ${specifier}`;
  }
  if (layer.packages === 'any') return null;
  const known = layer.packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  return known ? null : `${layer.folder} may not use the package ${specifier}`;
}

function globalProblems(layer: Layer, file: string, source: string): string[] {
  const code = codeOnly(source);
  return OUTSIDE.flatMap(([pattern, name]) => {
    const at = code.search(pattern);
    return at < 0 ? [] : [`${file}:${lineOf(source, at)} ${layer.folder} may not reach for ${name}`];
  });
}

/** An algorithm that comes by a name: what the name stands for has to be seen in the same file. */
const BY_A_NAME =
  /(?<![.\w])(?:createHash|createHmac|createCipheriv|createDecipheriv|hkdf|hkdfSync)\(\s*([A-Za-z_$][\w$.]*)/g;
const APPROVED = /^(?:sha(?:256|384|512)|aes-256-gcm)$/;

/** True where every text that a name of a file can stand for, by its `const` or the type of a parameter, is an approved algorithm. */
function isSeenApproved(source: string, name: string): boolean {
  const said =
    new RegExp(`(?:\\bconst ${name}\\s*=|(?:[({,]\\s*|\\breadonly )${name}\\s*:)((?:\\s*\\|?\\s*'[^']*')+)`).exec(
      source,
    )?.[1] ?? '';
  const words = Array.from(said.matchAll(/'([^']*)'/g), ([, word = '']) => word);
  return words.length > 0 && words.every((word) => APPROVED.test(word));
}

/** Every weak hash and cipher of a file of a layer, one line each; `file` is relative to the repository. */
export function weakProblems(file: string, source: string): string[] {
  if (!LAYERS.some(({ folder }) => inside(file, folder))) return [];
  const unseen = [...source.matchAll(BY_A_NAME)].filter(([, name = '']) => !isSeenApproved(source, name));
  return [...source.matchAll(WEAK), ...unseen].map(
    ({ index }) => `${file}:${lineOf(source, index)} nothing may be hashed or sealed but by SHA-2 and AES-256-GCM`,
  );
}

/** Everything of a file of a layer that could run what it is given, or be foreseen, one line each; `file` is relative to the repository. */
export function unsafeProblems(file: string, source: string): string[] {
  if (!LAYERS.some(({ folder }) => inside(file, folder))) return [];
  const code = codeOnly(source);
  const told = (text: string, pattern: RegExp, problem: string) =>
    Array.from(text.matchAll(pattern), ({ index }) => `${file}:${lineOf(text, index)} ${problem}`);
  return [
    ...UNSAFE.flatMap(([pattern, problem]) => told(code, pattern, problem)),
    ...told(source, UNSAFE_MODULE, 'no code may be made of data'),
  ];
}

/** Every way in which one file breaks the layering of ARCHITECTURE, one line each; `file` is relative to the repository. */
export function layerProblems(file: string, source: string): string[] {
  const problems: string[] = [];
  if (file.endsWith('.tsx') && !inside(file, 'src/portal') && !inside(file, 'tests')) {
    problems.push(`${file}:1 .tsx belongs below src/portal, Node cannot load it`);
  }
  const layer = LAYERS.find(({ folder }) => inside(file, folder));
  if (layer === undefined) return problems;
  for (const match of source.matchAll(IMPORT)) {
    const problem = importProblem(layer, file, match[2] ?? '');
    if (problem !== null) problems.push(`${file}:${lineOf(source, match.index)} ${problem}`);
  }
  return layer.noGlobals ? [...problems, ...globalProblems(layer, file, source)] : problems;
}
