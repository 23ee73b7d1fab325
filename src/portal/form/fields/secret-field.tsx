import { type KeyboardEvent, useId, useState } from 'react';
import type { FieldView } from '#machines/kit/view.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Below } from './below.tsx';

const DOT = '•';

/**
 * A password: masked, with a toggle that shows it (S3 section 2.3). The flow answers with dots only, so what was typed stays
 * in this field for as long as it is drawn, and can be looked at and mended.
 */
export function SecretField({
  field,
  completes,
  onFill,
  onDraft,
}: {
  field: FieldView;
  /** What a password manager may fill in or keep. */
  completes: string;
  onFill: (value: string) => void;
  /** What stands in the field and is not given yet, or null. */
  onDraft: (value: string | null) => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [given, setGiven] = useState('');
  const [shown, setShown] = useState(false);
  const [before, setBefore] = useState(field.value);
  if (before !== field.value) {
    setBefore(field.value);
    // A refused password is taken back by the flow; then it is gone here too.
    if (field.value === '') {
      setDraft(null);
      setGiven('');
    }
  }
  const value = draft ?? (given || field.value);
  const problem = draft === null || draft === given ? field.problem : null;
  const below = problem || field.hint ? `${id}-below` : undefined;
  const type = (typed: string) => {
    // Dots that stand for an answer of the chat are no part of what is typed over them.
    const secret = given === '' ? typed.replaceAll(DOT, '') : typed;
    setDraft(secret);
    onDraft(secret);
  };
  const leave = () => {
    if (draft !== null && draft !== given) {
      setGiven(draft);
      onFill(draft);
    }
    setDraft(null);
    onDraft(null);
  };
  const enter = ({ key }: KeyboardEvent) => {
    // The form gives what stands in it; leaving the field must not give it once more, after the answer.
    if (key === 'Enter' && draft !== null) setGiven(draft);
  };
  return (
    <div className={`field${problem ? ' field--bad' : ''}`}>
      <div className="field__head">
        <label htmlFor={id}>{field.label}</label>
      </div>
      <div className={problem ? 'box box--bad' : 'box'}>
        <input
          id={id}
          name={field.name}
          type={shown ? 'text' : 'password'}
          autoComplete={completes}
          enterKeyHint="go"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder={field.placeholder}
          readOnly={field.readOnly}
          value={value}
          aria-invalid={problem ? true : undefined}
          aria-describedby={below}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={enter}
          onBlur={leave}
        />
        <button
          type="button"
          className="box__tool"
          aria-pressed={shown}
          aria-label={`Show ${field.label.toLowerCase()}`}
          // The keyboard stays in the field: leaving it would check a password that is half typed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </div>
      {below && <Below id={below} problem={problem} hint={field.hint} />}
    </div>
  );
}
