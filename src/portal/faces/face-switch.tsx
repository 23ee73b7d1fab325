import { useRef } from 'react';
import { useConversation } from '../conversation/portal-context.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import type { IconName } from '../ui/icons/icon-paths.ts';
import { type From, Moving } from '../ui/motion/moving.tsx';
import type { Face } from './use-face.ts';

/** One of the ways to show what is open. */
export interface FaceChoice<F extends string> {
  readonly face: F;
  readonly label: string;
  readonly icon: IconName;
}

const FACES: readonly FaceChoice<Face>[] = [
  { face: 'chat', label: 'Chat', icon: 'chat' },
  { face: 'form', label: 'Form', icon: 'form' },
  { face: 'table', label: 'Table', icon: 'table' },
];

/** The same flow as chat or form, and as a table where it has rows, or one was asked for; switching keeps every answer. */
export function FaceSwitch({ face, choose }: { face: Face; choose: (face: Face) => void }) {
  // Of rows a table is a view, and of a purchase it is none.
  const rows = useConversation(({ view }) => view?.table ?? view?.dialog?.table);
  const table = rows || face === 'table';
  return <Switch choices={table ? FACES : FACES.slice(0, 2)} face={face} choose={choose} />;
}

/** One choice out of a few, the chosen one raised. */
export function Switch<F extends string>({
  choices,
  face,
  choose,
  label = 'Show as',
}: {
  choices: readonly FaceChoice<F>[];
  face: F;
  choose: (face: F) => void;
  /** What is chosen, for who hears it. */
  label?: string;
}) {
  const stood = useRef<DOMRect | null>(null);
  const raised: From = () => {
    const place = stood.current;
    stood.current = null;
    return place;
  };
  const press = (button: Element, next: F) => {
    stood.current = button.parentElement?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect() ?? null;
    choose(next);
  };
  return (
    <fieldset className="switch">
      <legend className="hidden">{label}</legend>
      {choices.map((one) => (
        <button
          key={one.face}
          type="button"
          aria-pressed={one.face === face}
          onClick={({ currentTarget }) => press(currentTarget, one.face)}
        >
          {one.face === face && (
            <Moving as="span" move={stood.current ? 'becomes' : undefined} from={raised} className="switch__raised" />
          )}
          <Icon name={one.icon} size={16} />
          <span className="switch__word">{one.label}</span>
        </button>
      ))}
    </fieldset>
  );
}
