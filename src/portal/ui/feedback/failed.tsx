import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { Icon } from '../icons/icon.tsx';
import { Alert } from './alert.tsx';

/** What could not be fetched, and the way to try again. */
export function Failed({ problem, onAgain }: { problem: string; onAgain: () => void }) {
  return (
    <div className="failed" role="alert">
      <Alert tone="danger" text={problem} />
      <button type="button" className="button button--secondary" onClick={onAgain}>
        <Icon name="again" size={16} />
        {CONTROLS.again}
      </button>
    </div>
  );
}
