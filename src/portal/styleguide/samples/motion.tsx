import { useRef, useState } from 'react';
import { MenuDrawer } from '../../ui/feedback/menu-drawer.tsx';
import { ModalDialog } from '../../ui/feedback/modal-dialog.tsx';
import { Mark } from '../../ui/icons/icon.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Reader } from '../../ui/markdown-reader.tsx';
import { MOVES, type Move } from '../../ui/motion/moves.ts';
import { Moving, Presence } from '../../ui/motion/moving.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Sample } from './sample.tsx';

const MOVED = Object.keys(MOVES).filter((move): move is Move => move in MOVES);
const WRITTEN = 'The meter shows **Err 30**:\n\n- I typed the *first* token\n- I wrote to [you](/contact)';

/** What moves, what stands over the page, and what is written. */
export function Motion() {
  return (
    <>
      <Sample name="Moving" states={MOVED.map((move) => [move, <Comes key={move} move={move} />] as const)} />
      <Sample small name="Presence" states={[['comes in and goes', <ComesAndGoes key="presence" />]]} />
      <Sample small name="ModalDialog" states={[['of its own making', <Stands key="modal" />]]} />
      <Sample
        small
        name="MenuDrawer"
        states={[
          ['closed, on a narrow screen', <MenuDrawer key="menu">{somewhere}</MenuDrawer>],
          [
            'with whose it is',
            <MenuDrawer key="brand" brand={<Mark size={24} />}>
              {somewhere}
            </MenuDrawer>,
          ],
        ]}
      />
      <Sample small name="ThemeSwitch" states={[['of the whole page', <ThemeSwitch key="theme" />]]} />
      <Sample
        name="Markdown"
        states={[
          ['of the portal', <Markdown key="portal" text={`# A title\n\n${WRITTEN}`} by="portal" />],
          ['of a person', <Markdown key="person" text={`# No title\n\n${WRITTEN}`} by="person" />],
          [
            'with other words until it is read',
            <Markdown key="plain" text={WRITTEN} by="portal" plain="The meter shows Err 30." />,
          ],
        ]}
      />
      <Sample
        name="Reader"
        states={[
          ['of a person', <Reader key="person" text={WRITTEN} by="person" />],
          [
            'of the portal, with other words where it cannot be read',
            <Reader key="portal" text={WRITTEN} by="portal" unread="Err 30" />,
          ],
        ]}
      />
    </>
  );
}

/** One move, as often as it is wanted; for somebody whom motion bothers it stands there. */
function Comes({ move }: { move: Move }) {
  const [times, setTimes] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  // What was another thing before begins there.
  const from = () => button.current?.getBoundingClientRect() ?? null;
  return (
    <div className="moves">
      <button ref={button} type="button" className="button button--secondary" onClick={() => setTimes(times + 1)}>
        Again<span className="hidden">: {move}</span>
      </button>
      <Moving as="p" className="moves__one" move={move} key={times} {...(move === 'becomes' && { from })}>
        This is {move}.
      </Moving>
    </div>
  );
}

function somewhere(close: () => void) {
  return (
    <button type="button" className="button button--quiet" onClick={close}>
      Somewhere
    </button>
  );
}

function ComesAndGoes() {
  const [there, setThere] = useState(true);
  return (
    <>
      <button type="button" className="button button--secondary" onClick={() => setThere(!there)}>
        {there ? 'Take it away' : 'Bring it'}
      </button>
      <Presence>
        {there && (
          <Moving as="p" move="toast">
            Something small
          </Moving>
        )}
      </Presence>
    </>
  );
}

function Stands() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="button button--secondary" onClick={() => setOpen(true)}>
        Open the modal
      </button>
      <Presence>
        {open && (
          <ModalDialog className="dialog" aria-label="Modal" onCancel={close}>
            <button type="button" className="button button--primary" onClick={close}>
              Close it
            </button>
          </ModalDialog>
        )}
      </Presence>
    </>
  );
}
