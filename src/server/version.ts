import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.object({ version: z.string() });

/** The version of the portal that runs, as package.json has it. */
export const VERSION = manifest.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')),
).version;
