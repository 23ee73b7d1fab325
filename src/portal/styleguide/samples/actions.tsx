import { useState } from 'react';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import type { Action } from '#machines/kit/view.ts';
import { RowAction, type RowActionProps, RowSwitch } from '../../listing/rows/row-action.tsx';
import { ActionButton, type ButtonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Presence } from '../../ui/motion/moving.tsx';
import { PageActionButton } from '../../ui/page-action.tsx';
import { Sample } from './sample.tsx';
import '../../listing/rows/row-switch.css';

const PAY: Action = { type: 'NEXT', label: 'Pay', enabled: true, reason: null };
const STOPPED: Action = { ...PAY, enabled: false, reason: 'Please enter an amount first.' };
const CHANGE: Action = { ...PAY, type: 'EDIT', label: 'Change the amount', field: 'amount', formLabel: 'Change' };
const SWITCH: RowActionProps = {
  action: { name: 'occupancy', label: 'Occupied', pressed: false },
  of: 'of Ada Obi',
  onPress: () => {},
};
const TOKEN = '02737433305062475248';
const LONG = 'Nothing is charged until you say yes, and whoever gets the units is the meter whose number this is.';
const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'twin', 'quiet'];

/** All that is pressed. */
export function Actions() {
  return (
    <>
      <Sample
        small
        name="ActionButton"
        states={[
          ...LOOKS.map((look) => [look, <ActionButton key={look} action={PAY} look={look} />] as const),
          ['disabled, with why', <ActionButton key="stopped" action={STOPPED} look="primary" />],
          ['wide', <ActionButton key="wide" action={PAY} look="primary" wide />],
          ['sends a form', <ActionButton key="submit" action={PAY} look="primary" submit />],
          ['changes an answer', <ActionButton key="change" action={CHANGE} look="quiet" />],
          [
            'with other words',
            <ActionButton key="words" action={PAY} look="secondary">
              <Icon name="bolt" power /> Pay ₦5,050
            </ActionButton>,
          ],
        ]}
      />
      <Sample
        small
        name="PageActionButton"
        states={[
          [
            'leads to a page',
            <PageActionButton key="to" action={{ label: 'Dashboard', to: '/dashboard' }} className="link" />,
          ],
          [
            'opens a flow',
            <PageActionButton
              key="open"
              action={{ label: 'Buy power', open: 'buy-power' }}
              className="button button--secondary"
            />,
          ],
          [
            'with other words',
            <PageActionButton key="words" action={{ label: 'Dashboard', to: '/dashboard' }} className="link">
              <Icon name="home" size={16} /> Home
            </PageActionButton>,
          ],
        ]}
      />
      <Sample
        small
        name="chip"
        states={[
          ['offered', <Chip key="offered" pressed={false} />],
          ['chosen', <Chip key="chosen" pressed />],
        ]}
      />
      <Sample
        small
        name="tool"
        states={[
          ['a button of an icon alone', <Tool key="tool" />],
          ['that is no use now', <Tool key="off" disabled />],
        ]}
      />
      <Sample
        small
        name="RowSwitch"
        states={[
          ['off', <RowSwitch key="off" {...SWITCH} />],
          ['on', <RowSwitch key="on" {...SWITCH} action={{ ...SWITCH.action, pressed: true }} />],
          ['on its way', <RowSwitch key="busy" {...SWITCH} action={{ ...SWITCH.action, busy: true }} />],
        ]}
      />
      <Sample
        small
        name="RowAction"
        states={[
          ['to be pressed', <RowAction key="press" {...SWITCH} action={{ name: 'receipt', label: 'Receipt' }} />],
          [
            'on its way',
            <RowAction key="busy" {...SWITCH} action={{ name: 'receipt', label: 'Receipt', busy: true }} />,
          ],
          ['copies', <RowAction key="copy" {...SWITCH} action={{ name: 'token', label: 'Copy', copies: TOKEN }} />],
        ]}
      />
      <Sample
        name="Dialog"
        states={[
          [
            'opens over the page',
            <OpensDialog key="dialog" lines={['This meter number belongs to Palm Court.', LONG]} />,
          ],
          ['of its title alone', <OpensDialog key="short" lines={[]} />],
        ]}
      />
      <Sample name="Toasts" states={[['plain, and of something that went wrong', <Says key="toast" />]]} />
    </>
  );
}

function Tool({ disabled }: { disabled?: true }) {
  return (
    <button type="button" className="tool" aria-label="Close" aria-disabled={disabled}>
      <Icon name="x" />
    </button>
  );
}

function Chip({ pressed }: { pressed: boolean }) {
  return (
    <button type="button" className="chip" aria-pressed={pressed}>
      {pressed && <Icon name="check" size={16} />}
      ₦5,000
    </button>
  );
}

function OpensDialog({ lines }: { lines: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="button button--secondary" onClick={() => setOpen(true)}>
        Open the dialog
      </button>
      <Presence>
        {open && (
          <Dialog title="Is this your meter?" lines={lines} button="Yes, continue" onButton={close} onClose={close} />
        )}
      </Presence>
    </>
  );
}

function Says() {
  const say = useToast();
  return (
    <>
      <button type="button" className="button button--quiet" onClick={() => say(CONTROLS.tokenCopied, 'copy')}>
        Say it
      </button>
      <button type="button" className="button button--quiet" onClick={() => say('Not copied', 'error-circle', true)}>
        Say what went wrong
      </button>
    </>
  );
}
