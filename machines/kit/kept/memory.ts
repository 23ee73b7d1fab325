import type { FlowDeps } from '../flow.ts';
import { createFiles } from './files.ts';
import { createSecrets } from './secrets.ts';

/** What flows keep out of every snapshot, and forget when the portal is left. */
export type Memory = Pick<FlowDeps, 'secrets' | 'files'>;

/** A memory in which nothing is kept yet. */
export function createMemory(): Memory {
  return { secrets: createSecrets(), files: createFiles() };
}
