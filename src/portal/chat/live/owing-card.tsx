import type { Owing } from '#machines/kit/view.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import { ActionButton } from '../../ui/button.tsx';
import { Moving } from '../../ui/motion/moving.tsx';
import { Rows } from '../../ui/rows.tsx';
import { rememberAnswer } from './confirm-card.tsx';
import './live-card.css';
import './owing-card.css';

/** What is owed and the one button that pays it. `twin`: another one stands beside it. */
export function OwingCard({ owing, twin = false, onAnswered }: Props) {
  const { conversation } = usePortal();
  const { title, rows, earlier, withFee } = owing;
  const [pay] = owing.pays;
  return (
    <Moving as="section" move="turn" className="live-card owing-card" aria-label={title}>
      {pay && (
        <div className="owing-card__pay" onClickCapture={rememberAnswer}>
          <ActionButton
            action={{ type: 'NEXT', label: pay.label, enabled: true, reason: null }}
            look={twin ? 'twin' : 'primary'}
            wide
            onPress={() => {
              conversation.press({ label: pay.label, say: pay.label, starts: pay.starts });
              onAnswered?.();
            }}
          />
          {withFee && <p className="owing-card__fee">{withFee}</p>}
        </div>
      )}
      {rows.length > 0 && (
        <div className="owing-card__owed">
          <h2>{title}</h2>
          {earlier && (
            <details>
              <summary>{earlier.label}</summary>
              <Rows rows={earlier.rows} />
            </details>
          )}
          <Rows rows={rows} />
        </div>
      )}
    </Moving>
  );
}

interface Props {
  readonly owing: Owing;
  readonly twin?: boolean;
  readonly onAnswered?: (() => void) | undefined;
}
