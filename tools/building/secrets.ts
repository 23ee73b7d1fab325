import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What looks like a secret, by what it is. Those of providers and clouds are known by how they begin, others by a name before them. */
const LOOKS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g],
  ['a live key of a payment provider', /\b(?:sk|rk)_live_[A-Za-z0-9]{16,}|\bFLWSECK-[A-Za-z0-9]{16,}/g],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}\b/g],
  [
    'a token of a service',
    /\bgh[pousr]_[A-Za-z0-9]{30,}|\bglpat-[\w-]{20,}|\bxox[abpr]-[\w-]{10,}|\bnpm_[A-Za-z0-9]{30,}/g,
  ],
  ['a token of a program', /\bwattchat_(?<value>[\w-]{43})(?![\w-])/g],
  ['a token with a signature', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g],
  [
    'a value of chance that is called a secret',
    /\b\w*(?:secret|password|passphrase|api_?key|private_?key|token)\w*["']?\s*[:=]\s*["'`]?(?<value>[A-Za-z0-9+/_-]{32,}={0,2})(?![\w(.$])/gi,
  ],
  ['a password in an address', /\b[a-z]+:\/\/[\w.-]+:(?<value>[A-Za-z0-9+/_-]{12,})@/g],
];

/** Words that are written, not drawn by lot. */
const isWritten = (value: string): boolean =>
  !/\d/.test(value) ||
  !/[A-Za-z]/.test(value) ||
  new Set(value).size < 12 ||
  /made-?up|example|test|secret|stand-?in/i.test(value);

/** What a text holds that looks like a secret, in the words of what it is, with how it begins. */
export function secretsIn(text: string): readonly string[] {
  return LOOKS.flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, groups }) => {
      const { value } = groups ?? {};
      return value !== undefined && isWritten(value) ? [] : [`${what}: ${found.slice(0, 12)}…`];
    }),
  );
}

/** Throws where a file of a built portal holds what looks like a secret: anybody may read all of them. */
export function refuseSecrets(folder: string): void {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|json|md|svg|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .flatMap((path) => secretsIn(readFileSync(path, 'utf8')).map((what) => `${relative(folder, path)}: ${what}`));
  if (found.length > 0) throw new Error(`The build holds what looks like a secret.\n  ${found.join('\n  ')}`);
}
