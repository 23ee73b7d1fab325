import { COMMANDS } from '../../talk/sentences.ts';
import { flat } from './flat.ts';
import { WAYS_OUT } from './sentences.ts';

/** Every sentence of these conversations that leaves what is open. */
const LEAVES = new Set(
  [
    ...WAYS_OUT,
    ...COMMANDS.filter(([, intent]) => intent === 'cancel' || intent === 'start-over').map(([text]) => text),
  ].map(flat),
);

/** Whether a sentence says that what is open is to be left. */
export const leavesIt = (text: string): boolean => LEAVES.has(flat(text));
