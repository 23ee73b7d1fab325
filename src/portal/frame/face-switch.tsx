import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import type { Face } from './use-face.ts';

const FACES: readonly { face: Face; label: string; icon: IconName }[] = [
  { face: 'chat', label: 'Chat', icon: 'chat' },
  { face: 'form', label: 'Form', icon: 'form' },
  { face: 'table', label: 'Table', icon: 'table' },
];

/** The same flow as chat, form or table; switching keeps every answer. */
export function FaceSwitch({
  face,
  choose,
  table = true,
}: {
  face: Face;
  choose: (face: Face) => void;
  /** False where nothing is open that could be a table. */
  table?: boolean;
}) {
  return (
    <fieldset className="switch">
      <legend className="hidden">Show as</legend>
      {FACES.filter((one) => table || one.face !== 'table').map((one) => (
        <button key={one.face} type="button" aria-pressed={one.face === face} onClick={() => choose(one.face)}>
          <Icon name={one.icon} size={16} />
          {one.label}
        </button>
      ))}
    </fieldset>
  );
}
