import { matching } from '#machines/kit/reading/choices.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import type { FieldView } from '#machines/kit/view.ts';
import { FirmMark } from '../../ui/firm-mark/firm-mark.tsx';
import { isWordy } from '../../ui/fitting.ts';
import { Icon } from '../../ui/icons/icon.tsx';

/** The answers of a field as buttons, the given one pressed and with a tick. */
export function FieldChips({ field, onFill }: { field: FieldView; onFill: (value: string) => void }) {
  return (
    <div className={`chips field__chips${isWordy(field.choices) ? ' chips--rows' : ''}`}>
      {field.choices.map((choice) => {
        const given = isGiven(field, choice.value);
        return (
          <button
            key={choice.value}
            type="button"
            className="chip chip--small"
            aria-pressed={given}
            onClick={() => onFill(choice.value)}
          >
            {given && <Icon name="check" size={16} />}
            <FirmMark code={choice.mark} />
            {choice.label} {choice.detail && <span className="chip__detail">{choice.detail}</span>}
          </button>
        );
      })}
      {isNarrowed(field) && (
        <button type="button" className="button button--quiet chip--small" onClick={() => onFill('')}>
          Show all
        </button>
      )}
    </div>
  );
}

function isGiven(field: FieldView, value: string): boolean {
  // What empties the field is no answer that stands there.
  if (value === '') return false;
  if (field.kind === 'money') return field.value !== '' && parseNaira(field.value) === parseNaira(value);
  return field.value === value;
}

/** True when an answer that may mean several left only those to choose from. */
function isNarrowed({ kind, problem, value, choices }: FieldView): boolean {
  return kind === 'choice' && problem !== null && value !== '' && matching(choices, value).length === choices.length;
}
