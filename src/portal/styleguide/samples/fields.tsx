import type { FieldView } from '#machines/kit/view.ts';
import { AnyField } from '../../form/fields/any-field.tsx';
import { Sample } from '../sample.tsx';
import '../../form/fields/field.css';

const AMOUNT: FieldView = {
  name: 'amount',
  label: 'Amount',
  kind: 'money',
  value: '',
  problem: null,
  choices: [],
  readOnly: false,
  ask: 'How much power would you like to buy?',
  placeholder: 'e.g. 5000',
  hint: 'From ₦300',
  fromChat: false,
};
const NETWORK: FieldView = {
  ...AMOUNT,
  name: 'network',
  label: 'Network',
  kind: 'choice',
  hint: null,
  choices: ['MTN', 'GLO', 'AIRTEL', '9MOBILE'].map((label) => ({ value: label, label })),
};
const SECRET: FieldView = {
  ...AMOUNT,
  name: 'password',
  label: 'Password',
  kind: 'secret',
  hint: null,
  placeholder: '',
};
const STATES: readonly (readonly [string, FieldView])[] = [
  ['empty, with a hint', AMOUNT],
  ['filled', { ...AMOUNT, value: '5000' }],
  ['from the chat', { ...AMOUNT, value: '5000', fromChat: true }],
  ['wrong', { ...AMOUNT, value: '100', problem: 'Amount is less than 300' }],
  ['only read', { ...AMOUNT, value: '50', label: 'Convenience Fee', readOnly: true, hint: null }],
  ['a choice', NETWORK],
  ['a choice that was made', { ...NETWORK, value: 'GLO' }],
  ['a choice that is missing', { ...NETWORK, problem: 'Please choose a network' }],
  ['secret', SECRET],
];
const nothing = () => {};

/** A question as the control of its kind, in each state. */
export function Fields() {
  return (
    <Sample
      name="AnyField"
      states={STATES.map(
        ([state, field]) =>
          [state, <AnyField key={state} field={field} form="plain" onFill={nothing} onDraft={nothing} />] as const,
      )}
    />
  );
}
