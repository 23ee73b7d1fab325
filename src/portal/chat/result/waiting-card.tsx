import type { Waiting, WaitingStep } from '#machines/kit/view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { TokenPlace } from './token-skeleton.tsx';
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
