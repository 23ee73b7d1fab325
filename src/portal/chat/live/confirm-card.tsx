import type { MouseEvent } from 'react';
import type { Action, View } from '#machines/kit/view.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import { ActionButton, type ButtonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Moving } from '../../ui/motion/moving.tsx';
import { isUnits, Rows } from '../../ui/rows.tsx';
import { rememberPressed } from '../turns/becoming.tsx';
import { OfferedFiles } from './offered-files.tsx';
import './confirm-card.css';

const LOOKS: Partial<Record<Action['type'], ButtonLook>> = { CONFIRM: 'primary', EDIT: 'secondary', CANCEL: 'quiet' };

/** What will be bought, read back with its fee and total, and the actions that answer it. */
export function ConfirmCard({ view, onAnswered }: { view: View; onAnswered: () => void }) {
  const { conversation } = usePortal();
  const units = view.summary.find(isUnits);
  const press = ({ type, field = firstEditable(view) }: Action) => {
    if (type === 'EDIT') conversation.send({ type, field });
    else conversation.send({ type });
    onAnswered();
  };
  return (
    <Moving as="section" move="turn" className="confirm-card" aria-label={`${view.title}, read back`}>
      <header className="confirm-card__head">
        <Icon name={units ? 'bolt' : 'receipt'} power={units !== undefined} />
        <h2>{view.heading ?? view.title}</h2>
        {units && <span className="confirm-card__units">{units.value}</span>}
      </header>
      <Rows rows={view.summary.filter((row) => row !== units)} />
      {view.files.length > 0 && (
        <div className="confirm-card__files">
          <OfferedFiles files={view.files} />
        </div>
      )}
      <footer className="confirm-card__actions" onClickCapture={rememberAnswer}>
        {view.actions.filter(isOffered).map((action) => (
          <ActionButton
            key={action.label}
            action={action}
            look={LOOKS[action.type] ?? 'secondary'}
            onPress={() => press(action)}
          />
        ))}
      </footer>
    </Moving>
  );
}

/** What is pressed is what the person says. */
export function rememberAnswer({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest('button');
  if (button) rememberPressed(button.textContent, button);
}

/** What cannot be done now and has no reason to give is left out. */
const isOffered = ({ enabled, reason }: Action): boolean => enabled || reason !== null;

/** The field that 'Change something' reopens first. */
function firstEditable(view: View): string {
  return view.fields.find((field) => !field.readOnly)?.name ?? '';
}
