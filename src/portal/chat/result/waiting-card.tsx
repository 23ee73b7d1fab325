import { WAITING } from '#catalogues/sentences/waiting.ts';
import type { View, Waiting, WaitingStep } from '#machines/kit/view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { isUnits, Rows } from '../../ui/rows.tsx';
import { Status } from '../../ui/status.tsx';
import { TokenCells, TokenPlace } from './token-skeleton.tsx';
import './token-card.css';
import './waiting-card.css';

/** What a purchase still needs, step by step. `token`: the place of its digits stands there already. */
export function WaitingCard({ waiting, token }: { waiting: Waiting; token: boolean }) {
  return (
    <div className="token-card token-card--waiting">
      <WaitingSteps waiting={waiting} />
      {token && (
        <div aria-hidden="true">
          <TokenPlace />
        </div>
      )}
      <WaitingFoot waiting={waiting} />
    </div>
  );
}

/**
 * The receipt of what is waited for, beside the steps: all that is known of it stands there, and the place of the digits, which come
 * without moving anything. `token`: there are digits to come.
 */
export function ComingCard({ view: { title, summary, waiting }, token }: { view: View; token: boolean }) {
  const name = waiting?.steps.at(-1)?.label ?? title;
  return (
    <article className="token-card" aria-label={name}>
      <header className="token-card__head">
        <Icon name={token ? 'bolt' : 'receipt'} power={token} />
        <h2>{name}</h2>
        <Status badge={{ text: WAITING.onItsWay, tone: 'warning' }} />
      </header>
      {token && (
        <div className="token-zone">
          <p className="token-zone__line">
            <span>{summary.find(isUnits)?.short}</span>
            <span>{WAITING.digitsHere}</span>
          </p>
          <TokenCells />
        </div>
      )}
      <div className="token-card__body">
        <Rows rows={summary.filter((row) => !isUnits(row))} />
      </div>
    </article>
  );
}

/**
 * The steps, each in its place from the first: one that is done changes its mark and its words, and moves nothing. What happens is said
 * once, by whoever draws them; so they themselves say nothing.
 */
function WaitingSteps({ waiting }: { waiting: Waiting }) {
  return (
    <ol className="waiting-steps" aria-live="off">
      {waiting.steps.map((step) => (
        <li
          key={step.name}
          className={`waiting-step waiting-step--${step.stands}`}
          aria-current={step.stands === 'now' ? 'step' : undefined}
        >
          <Mark stands={step.stands} />
          <p className="waiting-step__label">{step.label}</p>
          <p className="waiting-step__detail">{step.detail}</p>
        </li>
      ))}
    </ol>
  );
}

function Mark({ stands }: Pick<WaitingStep, 'stands'>) {
  return (
    <span className="waiting-step__mark" aria-hidden="true">
      {stands === 'done' && <Icon name="check" size={14} />}
    </span>
  );
}

/** That nobody has to stay, and must not pay again. */
function WaitingFoot({ waiting: { leave, again } }: { waiting: Waiting }) {
  return (
    <p className="waiting-foot">
      <Icon name="mail" />
      <span>
        <strong>{leave.lead}</strong> {leave.text} <span className="waiting-foot__again">{again}</span>
      </span>
    </p>
  );
}
