import { type FormEvent, useId, useState } from 'react';
import { CONTROLS } from '#catalogues/sentences/controls.ts';
import { choiceButton } from '#machines/assistant/suggestion.ts';
import type { Choice, FieldView } from '#machines/kit/view.ts';
import { usePortal } from '../../conversation/portal-context.tsx';
import { FirmMark } from '../../ui/firm-mark/firm-mark.tsx';
import { fitting, isWordy, onlyFitting } from '../../ui/fitting.ts';
import { rememberPressed } from '../turns/becoming.tsx';
import './choice-list.css';

/** The many answers of the open question: a filter, and below it each answer as a button. Choosing one says its label. */
export function ChoiceList({ field, onAnswered }: { field: FieldView; onAnswered: () => void }) {
  const { conversation } = usePortal();
  const [typed, setTyped] = useState('');
  const id = useId();
  const found = fitting(field.choices, typed);
  const take = (choice: Choice, button?: Element) => {
    if (button) rememberPressed(choice.label, button);
    conversation.press(choiceButton(field, choice));
    onAnswered();
  };
  const takeOnly = (event: FormEvent) => {
    event.preventDefault();
    const only = onlyFitting(field.choices, typed);
    if (only) take(only);
    // What fits nothing is heard like any answer: what is wrong with it is said.
    else if (found.length === 0) {
      conversation.say(typed);
      onAnswered();
    }
  };
  return (
    <form className="choice-list" onSubmit={takeOnly} aria-label={field.label}>
      <div className="choice-list__filter">
        <input
          type="search"
          aria-label={`Search ${field.label}`}
          aria-controls={id}
          placeholder={`Search all ${field.choices.length}`}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <span className="choice-list__count" role="status">
          {typed.trim() !== '' && `${found.length} found`}
        </span>
      </div>
      <ul id={id} className={isWordy(field.choices) ? 'choice-list--wordy' : undefined}>
        {found.map((choice) => (
          <li key={choice.value}>
            <button type="button" onClick={({ currentTarget }) => take(choice, currentTarget)}>
              <FirmMark code={choice.mark} />
              <span>{choice.label}</span> {choice.detail && <span className="choice-list__price">{choice.detail}</span>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="choice-list__none">{CONTROLS.nothingNamedSo}</p>}
    </form>
  );
}
