import { lazy, Suspense } from 'react';
import type { Suggestion } from '#machines/assistant/suggestion.ts';
import { choiceButton } from '#machines/assistant/suggestion.ts';
import { answeredRows } from '#machines/kit/answered.ts';
import type { FieldView, View } from '#machines/kit/view.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { ActionButton } from '../../ui/button.tsx';
import { FirmMark } from '../../ui/firm-mark/firm-mark.tsx';
import { isWordy, MOST_CHIPS } from '../../ui/fitting.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Moving } from '../../ui/motion/moving.tsx';
import { Rows } from '../../ui/rows.tsx';
import { rememberPressed } from '../turns/becoming.tsx';
import { Sender } from '../turns/turn.tsx';
import { ConfirmCard, rememberAnswer } from './confirm-card.tsx';
import { TransferCard } from './transfer-card.tsx';
import './live.css';

const ChoiceList = lazy(() => import('./choice-list.tsx').then((module) => ({ default: module.ChoiceList })));

const StandingCard = lazy(() => import('./standing-card.tsx').then((module) => ({ default: module.StandingCard })));

/** What stands below the last turn: the open question's answers, the card that waits for a yes, or what is waited for. */
export function Live({ onAnswered }: { onAnswered: () => void }) {
  // What was asked last is what is answered: the question below it waits.
  const view = useConversation((v) => (v.choosing ? null : v.view));
  const suggestions = useConversation((v) => v.suggestions);
  const waiting = useConversation((v) => v.busy ?? v.view?.busy ?? null);
  const answering = useConversation((v) => v.messages.at(-1)?.from === 'person');
  if (waiting) return <Waiting text={waiting} first={answering} view={view} />;
  const confirms = view?.actions.some((action) => action.type === 'CONFIRM') ?? false;
  const open = view?.fields.find((field) => field.name === view.next) ?? null;
  return (
    <div className="live">
      {view && <Standing view={view} onAnswered={onAnswered} />}
      {view?.transfer && <TransferCard transfer={view.transfer} summary={view.summary} />}
      {view && confirms && <ConfirmCard view={view} onAnswered={onAnswered} />}
      {!confirms && <Answers field={open} suggestions={suggestions} onAnswered={onAnswered} />}
      {view && !confirms && <WaysOn view={view} onAnswered={onAnswered} />}
    </div>
  );
}

/** What is waited for. `first`: nothing was said since the person's turn, so the mark stands here. */
function Waiting({ text, first, view }: { text: string; first: boolean; view: View | null }) {
  return (
    <Moving as="div" move={view?.delivering ? undefined : 'turn'} className="group group--portal waiting">
      {first && <Sender />}
      <div className="group__turns">
        {view?.waiting ? (
          <Standing view={view} />
        ) : (
          <p className="waiting__line">
            <span className="dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {text}
            {view?.percent !== null && view?.percent !== undefined && ` ${view.percent}%`}
          </p>
        )}
      </div>
    </Moving>
  );
}

/** What a step stands at, where it has a card for that. */
function Standing({ view, onAnswered }: { view: View; onAnswered?: () => void }) {
  return (
    (view.waiting ?? view.owing ?? view.reveals ?? view.result) && (
      <Suspense fallback={<span className="skeleton skeleton--pane" />}>
        <StandingCard view={view} onAnswered={onAnswered} />
      </Suspense>
    )
  );
}

/** What can be answered: few answers as chips, many as a list that can be searched (CONVERSATION, Turns). */
function Answers(props: { field: FieldView | null; suggestions: readonly Suggestion[]; onAnswered: () => void }) {
  if (!props.field || props.field.choices.length <= MOST_CHIPS) return <Chips {...props} />;
  return (
    <Suspense fallback={<span className="skeleton skeleton--pane" />}>
      <ChoiceList key={props.field.name} field={props.field} onAnswered={props.onAnswered} />
    </Suspense>
  );
}

function Chips(props: { field: FieldView | null; suggestions: readonly Suggestion[]; onAnswered: () => void }) {
  const { conversation } = usePortal();
  const { field } = props;
  const answers =
    field?.choices.map((one) => ({ ...choiceButton(field, one), detail: one.detail, mark: one.mark })) ?? [];
  const others = props.suggestions
    .filter((one) => !one.onCard)
    .map((one) => ({ ...one, detail: undefined, mark: undefined }));
  const chips = [...answers, ...others].slice(0, MOST_CHIPS);
  if (chips.length === 0) return null;
  return (
    <Moving as="ul" move="turn" key={field?.name} className={isWordy(answers) ? 'chips chips--rows' : 'chips'}>
      {chips.map((chip) => (
        <li key={chip.say}>
          <button
            type="button"
            className="chip"
            onClick={({ currentTarget }) => {
              rememberPressed(chip.say, currentTarget);
              conversation.press(chip);
              props.onAnswered();
            }}
          >
            {chip.icon && <Icon name={chip.icon} size={16} />}
            <FirmMark code={chip.mark} />
            {chip.label} {chip.detail && <span className="chip__detail">{chip.detail}</span>}
          </button>
        </li>
      ))}
    </Moving>
  );
}

/** Actions that are no answer to a question: try again, go on or back, close the window, leave. */
function WaysOn({ view, onAnswered }: { view: View; onAnswered: () => void }) {
  const { conversation } = usePortal();
  const stuck = view.next === null;
  // What is read back has its 'no' on its card.
  const readBack = view.actions.some(({ type }) => type === 'CONFIRM');
  const ways = view.actions.filter(({ type, enabled, field }) => {
    if (type === 'RETRY' || type === 'PASSKEY') return true;
    if (type === 'BACK' && field !== undefined) return enabled;
    if (type === 'TRANSFER' || type === 'CREDIT' || type === 'CARD') return enabled && !readBack;
    if (type === 'CANCEL') return stuck;
    if (type === 'DECLINE') return stuck && enabled && !readBack;
    return (type === 'NEXT' || type === 'BACK') && stuck && enabled;
  });
  if (ways.length === 0) return null;
  const goesOn = ways.some((action) => action.type === 'NEXT');
  return (
    <>
      {goesOn && <Rows rows={answeredRows(view.fields)} />}
      <Moving as="div" move="turn" className="ways" onClickCapture={rememberAnswer}>
        {ways.map((action, at) => (
          <ActionButton
            key={action.type}
            action={action}
            look={at === 0 ? 'secondary' : 'quiet'}
            onPress={() => {
              if (action.type !== 'EDIT') conversation.send({ type: action.type });
              onAnswered();
            }}
          />
        ))}
      </Moving>
    </>
  );
}
