import { ANSWERS, COMMANDS } from '../../talk/sentences.ts';
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

/** Every sentence of these conversations that says no. */
const DECLINES = new Set(
  [
    'no',
    'nope',
    'lai lai',
    'not that one',
    ...[...COMMANDS, ...ANSWERS]
      .filter(([, intent, slots = {}]) => intent === 'no' || slots.confirm === 'no')
      .map(([text]) => text),
  ].map(flat),
);

/** Whether a sentence says no to what was read back. */
export const declinesIt = (text: string): boolean => DECLINES.has(flat(text)) || flat(text).startsWith('no ');
