import { ENTRY_POINTS } from '#machines/assistant/entry-points.ts';
import type { Area, Scene } from '../../scene.ts';
import { whoMay } from './who-may.ts';

const FACES = ['chat', 'form'] as const;

/** Everything that can be started by typing, as it begins: in the conversation, and as its form. */
export const FLOW_SCENES: Area = {
  area: 'flows',
  scenes: ENTRY_POINTS.filter(({ intent }) => intent !== null).flatMap(({ flow, say, access, visitors }) =>
    FACES.map((face): Scene => {
      const as = (visitors ? 'visitor' : whoMay(access)[0]) ?? 'visitor';
      const at = as === 'visitor' ? '/?face=chat' : '/dashboard?face=chat';
      const shown = face === 'form' ? [{ press: 'Form' }] : [];
      return { name: `${flow} ${say} ${face}`, as, at, flow, do: [{ say }, ...shown] };
    }),
  ),
};
