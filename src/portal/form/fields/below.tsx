import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import { OwnLinks } from '../../ui/own-links.tsx';

/** What stands below a field: its problem, or else its hint. */
export function Below({ id, problem, hint }: { id: string; problem: string | null; hint: string | null }): ReactNode {
  if (problem) {
    return (
      <p className="field__below field__below--bad" id={id} role="alert">
        <Icon name="error-circle" size={16} />
        <span>
          <OwnLinks text={problem} />
        </span>
      </p>
    );
  }
  return hint ? (
    <p className="field__below" id={id}>
      {hint}
    </p>
  ) : null;
}

/** Says that the value came from a sentence. */
export function FromChat() {
  return (
    <span className="field__from">
      <Icon name="chat" size={14} />
      from your message
    </span>
  );
}
