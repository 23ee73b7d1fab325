import { type ReactNode, useState } from 'react';
import { outcomeOf } from '#machines/assistant/lines.ts';
import { isLate } from '#machines/kit/paying/late.ts';
import type { Action, View, Waiting } from '#machines/kit/view.ts';
import { ComingCard, WaitingCard } from '../chat/result/waiting-card.tsx';
import { usePortal } from '../conversation/portal-context.tsx';
import { PushOffer } from '../offline/push-offer.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Dialog } from '../ui/feedback/dialog.tsx';
import { Presence } from '../ui/motion/moving.tsx';
import { Rows } from '../ui/rows.tsx';
import { ActionList } from './action-list.tsx';

/** How a purchase came out: the specification's modal over a form, an alert beside the chat. */
export function Outcome({ view, asDialog }: { view: View; asDialog: boolean }) {
  const { conversation } = usePortal();
  const [closed, setClosed] = useState<string | null>(null);
  const { modal } = view;
  if (!modal) return null;
  const here = `${view.outcome} ${view.result?.orderId ?? view.summary.map((row) => row.value).join()}`;
  const press = (action: Action) => action.type !== 'EDIT' && conversation.send({ type: action.type });
  const named = view.actions.find((action) => action.type === modal.does);
  const open = asDialog && closed !== here;
  const alert = <Alert tone={view.outcome === 'pending' ? 'warning' : 'danger'} {...outcomeOf(modal)} />;
  return (
    <>
      {view.outcome !== 'success' && (
        <div className="flow-form">
          {view.waiting ? (
            <Late view={view} waiting={view.waiting} alone={asDialog} said={open}>
              {alert}
            </Late>
          ) : (
            <>
              {alert}
              {view.summary.length > 0 && <Rows rows={view.summary} />}
            </>
          )}
          <div className="flow-form__actions">
            <ActionList actions={view.actions} />
          </div>
        </div>
      )}
      <Presence>
        {open && (
          <Dialog
            title={modal.title}
            lines={modal.lines}
            button={modal.button}
            onButton={() => {
              setClosed(here);
              if (named) press(named);
            }}
            onClose={() => setClosed(here)}
          />
        )}
      </Presence>
    </>
  );
}

/**
 * What is late and still asked for. Alone: its steps, with what is said of it below them once the dialog does not say that any more.
 * Beside the chat, which says and shows both, the receipt as far as it is known.
 */
function Late({
  view,
  waiting,
  alone,
  said,
  children,
}: {
  view: View;
  waiting: Waiting;
  alone: boolean;
  said: boolean;
  children: ReactNode;
}) {
  if (!alone) return <ComingCard view={view} token={false} />;
  return (
    <>
      <WaitingCard waiting={waiting} token={false} />
      {isLate(view) && <PushOffer />}
      {!said && children}
      {view.summary.length > 0 && <Rows rows={view.summary} />}
    </>
  );
}
