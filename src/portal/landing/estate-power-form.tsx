import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  ESTATE_POWER_FIELDS,
  type EstatePowerTerms,
  estatePowerProblems,
  estatePowerTotal,
} from '#machines/flows/power/estate-fields.ts';
import type { Field, Values } from '#machines/kit/field.ts';
import type { FieldView } from '#machines/kit/view.ts';
import { draftForm, takeForm } from '../browser/draft.ts';
import { useConversation, usePortal } from '../conversation/portal-context.tsx';
import { FormField } from '../form/fields/field.tsx';
import { openModal } from '../router/modal-address.ts';
import { Rows } from '../ui/rows.tsx';
import { MeterField } from './meter-field.tsx';
import '../form/canvas.css';

/** What its answers are put aside under as the page begins anew: the conversation does not hold them before BUY. */
const FORM = 'estate-power';

/**
 * Power for a meter of a private estate (S3 sections 2.1 and 2.2). The account knows the meter, so BUY asks to sign in; the
 * conversation keeps the wish and goes on with the amount.
 */
export function EstatePowerForm() {
  const { conversation } = usePortal();
  const terms = useConversation(({ estatePower }) => estatePower) ?? null;
  const drafts = useRef<Record<string, string>>({});
  const [values, setValues] = useState<Values>(() => takeForm(FORM));
  // What was filled last, before it is drawn.
  const filled = useRef(values);
  useEffect(() => draftForm(FORM, () => ({ ...filled.current, ...drafts.current })), []);
  const [left, setLeft] = useState<readonly string[]>([]);
  const problems = estatePowerProblems(values, terms);

  const fill = (name: string, value: string) => {
    filled.current = { ...filled.current, [name]: value };
    setValues(filled.current);
    setLeft((now) => [...now, name]);
  };
  const view = (name: keyof typeof ESTATE_POWER_FIELDS) =>
    fieldView(name, values[name] ?? '', left.includes(name) ? (problems[name] ?? null) : null);

  const buy = (event: FormEvent) => {
    event.preventDefault();
    const given = { ...values, ...drafts.current };
    filled.current = given;
    setValues(given);
    setLeft(Object.keys(ESTATE_POWER_FIELDS));
    if (Object.keys(estatePowerProblems(given, terms)).length > 0) return;
    conversation.open('buy-power', { amount: given.amount ?? '' });
    openModal('sign-in');
  };
  const draft = (name: string) => (value: string | null) => {
    if (value === null) delete drafts.current[name];
    else drafts.current[name] = value;
  };

  return (
    <section className="canvas-card" aria-label="Buy power, private estates">
      <header className="canvas-card__head">
        <h2>BUY POWER</h2>
        <p className="canvas-card__for">Private estates</p>
      </header>
      <form className="flow-form" onSubmit={buy} noValidate aria-label="Buy power, private estates">
        <div className="fields">
          <MeterField
            field={view('meterNumber')}
            onFill={(value) => fill('meterNumber', value)}
            onDraft={draft('meterNumber')}
          />
          <FormField
            field={view('amount')}
            completes="off"
            onFill={(value) => fill('amount', value)}
            onDraft={draft('amount')}
          />
        </div>
        <Total amount={values.amount ?? ''} terms={terms} />
        <div className="flow-form__actions">
          <button
            type="submit"
            className="button button--primary button--wide"
            // Leaving the field would make the total appear, and the button move away from under the press.
            onMouseDown={(event) => event.preventDefault()}
          >
            BUY
          </button>
          <p className="flow-form__busy">You sign in first. Nothing is charged until you say yes.</p>
        </div>
      </form>
      <p className="way-in">
        <button type="button" className="button button--quiet" onClick={() => conversation.open('sign-in')}>
          SIGN IN
        </button>
        or
        <button type="button" className="button button--quiet" onClick={() => conversation.open('sign-up')}>
          SIGN UP
        </button>
      </p>
    </section>
  );
}

function Total({ amount, terms }: { amount: string; terms: EstatePowerTerms | null }) {
  const rows = estatePowerTotal(amount, terms);
  if (rows.length === 0) return null;
  return (
    <div className="pay">
      <Rows rows={rows} />
    </div>
  );
}

function fieldView(name: keyof typeof ESTATE_POWER_FIELDS, value: string, problem: string | null): FieldView {
  const { label, ask, kind, placeholder, example, hint, choices = [] }: Field = ESTATE_POWER_FIELDS[name];
  return {
    name,
    label,
    ask,
    kind,
    placeholder,
    ...(example !== undefined && { example }),
    hint: hint ?? null,
    choices,
    value,
    problem,
    readOnly: false,
    fromChat: false,
  };
}
