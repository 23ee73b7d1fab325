import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of `logos/` as the data address that an estate's logo is kept as. */
export function demoLogo(file: `${string}.png`): string {
  const image = readFileSync(join(import.meta.dirname, 'logos', file));
  return `data:image/png;base64,${image.toString('base64')}`;
}
