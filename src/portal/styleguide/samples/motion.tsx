import { useState } from 'react';
import { MenuDrawer } from '../../ui/feedback/menu-drawer.tsx';
import { ModalDialog } from '../../ui/feedback/modal-dialog.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Reader } from '../../ui/markdown-reader.tsx';
import { Moving, Presence } from '../../ui/motion/moving.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { Sample } from './sample.tsx';

const WRITTEN = 'The meter shows **Err 30**:\n\n- I typed the *first* token\n- I wrote to [you](/contact)';

/** What moves, what stands over the page, and what is written. */
export function Motion() {
  return (
    <>
      <Sample small name="Moving" states={[['comes in', <Comes key="moving" />]]} />
      <Sample small name="Presence" states={[['comes in and goes', <ComesAndGoes key="presence" />]]} />
      <Sample small name="ModalDialog" states={[['of its own making', <Stands key="modal" />]]} />
      <Sample
        small
        name="MenuDrawer"
        states={[
          [
            'closed, on a narrow screen',
            <MenuDrawer key="menu">
              {(close) => (
                <button type="button" className="button button--quiet" onClick={close}>
                  Somewhere
                </button>
              )}
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
        ]}
      />
      <Sample name="Reader" states={[['read at once', <Reader key="reader" text={WRITTEN} by="person" />]]} />
    </>
  );
}

function Comes() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" className="button button--secondary" onClick={() => setTimes(times + 1)}>
        Again
      </button>
      <Moving as="p" move="turn" key={times}>
        A turn
      </Moving>
    </>
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
