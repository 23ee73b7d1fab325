import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** A file of the sandbox's pages; read once, at the start. */
export function asset(name: `${string}.${keyof typeof TYPES}`): { readonly type: string; readonly body: string } {
  const ending = name.endsWith('.css') ? 'css' : 'js';
  return { type: TYPES[ending], body: readFileSync(join(import.meta.dirname, 'assets', name), 'utf8') };
}
