import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { FieldView } from '#machines/kit/view.ts';
import { AnyField } from '../../form/fields/any-field.tsx';
import { Below } from '../../form/fields/below.tsx';
import { Sample } from './sample.tsx';
import '../../form/fields/field.css';

const LONG = 'This meter number belongs to another estate. Please write to its administrator, or choose another one.';
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
  choices: ['MTN', 'Glo', 'Airtel', '9mobile'].map((label) => ({ value: label, label })),
};
const SECRET: FieldView = {
  ...AMOUNT,
  name: 'password',
  label: 'Password',
  kind: 'secret',
  hint: null,
  placeholder: '',
};
const EMAIL: FieldView = { ...AMOUNT, name: 'email', label: 'Email', kind: 'email', hint: null, placeholder: '' };
/** More answers than stand as chips. */
const PROVIDER: FieldView = {
  ...NETWORK,
  name: 'provider',
  label: 'Provider',
  placeholder: 'Search',
  choices: ['EKO', 'IKEJA', 'IBADAN', 'ABUJA', 'ENUGU', 'JOS', 'KANO', 'BENIN', 'KADUNA'].map((label) => ({
    value: label,
    label,
  })),
};
/** Answers of which each needs a line of its own. */
const ROLE: FieldView = {
  ...NETWORK,
  name: 'role',
  label: 'Who are you?',
  choices: [
    { value: 'service-user', label: 'Resident', detail: 'I live in the apartment and buy its power' },
    { value: 'service-owner', label: 'Home owner', detail: 'The apartment is mine, and I pay its levy' },
  ],
};
/** Answers of which several may be given. */
const SEVERAL: FieldView = { ...ROLE, name: 'may', label: 'What it may do', kind: 'area', several: true };
const MESSAGE: FieldView = { ...EMAIL, name: 'message', label: 'Message', kind: 'area' };
const METERS: FieldView = { ...EMAIL, name: 'file', label: 'File of meters', kind: 'file', accept: '.csv' };
const ROBOT: FieldView = { ...EMAIL, name: 'robot', label: 'I am not a robot', kind: 'toggle' };
const STATES: readonly (readonly [string, FieldView])[] = [
  ['empty, with a hint', AMOUNT],
  ['filled', { ...AMOUNT, value: '5000' }],
  ['from the chat', { ...AMOUNT, value: '5000', fromChat: true }],
  ['wrong', { ...AMOUNT, value: '100', problem: 'Amount is less than 300' }],
  ['only read', { ...AMOUNT, value: '50', label: 'Convenience Fee', readOnly: true, hint: null }],
  ['a choice', NETWORK],
  ['a choice that was made', { ...NETWORK, value: 'Glo' }],
  ['a choice that is missing', { ...NETWORK, problem: 'Please choose a network' }],
  ['a choice in words', ROLE],
  ['a choice in words that was made', { ...ROLE, value: 'service-user' }],
  ['a list that is searched', PROVIDER],
  ['a list that is searched, with an answer', { ...PROVIDER, value: 'JOS' }],
  ['a choice that another one comes before', { ...PROVIDER, choices: [], placeholder: 'Choose a biller first' }],
  ['secret', SECRET],
  ['a wrong secret', { ...SECRET, problem: SENTENCES.passwordShort }],
  ['an e-mail address', EMAIL],
  ['a longer text', MESSAGE],
  ['several choices', SEVERAL],
  ['several choices that were made', { ...SEVERAL, value: 'service-user, service-owner' }],
  ['several choices that are missing', { ...SEVERAL, problem: 'Please choose what the program may do.' }],
  ['a tick', ROBOT],
  ['ticked', { ...ROBOT, value: 'yes' }],
  ['a tick that is missing', { ...ROBOT, problem: SENTENCES.robotUnticked }],
  ['a file', METERS],
  ['a file that was chosen', { ...METERS, value: 'meters.csv' }],
  ['a file that is missing', { ...METERS, problem: 'Please choose a file' }],
];
/** Each kind that has no example of its own above, with and without what it may have besides. */
const KINDS: readonly (readonly [string, FieldView])[] = [
  ['a text', { ...EMAIL, name: 'full-name', label: 'Full Name', kind: 'text', optional: true }],
  ['digits', { ...EMAIL, name: 'meter', label: 'Meter Number', kind: 'digits', example: '45012345678' }],
  ['a phone', { ...EMAIL, name: 'phone', label: 'Mobile Number', kind: 'phone' }],
  ['a day that has been', { ...EMAIL, name: 'since', label: 'Since', kind: 'past-day' }],
  ['a day to come', { ...EMAIL, name: 'until', label: 'Until', kind: 'coming-day' }],
  ['a moment to come', { ...EMAIL, name: 'at', label: 'Sent at', kind: 'coming-moment' }],
];
const nothing = () => {};

/** A question as the control of its kind, in each state. */
export function Fields() {
  return (
    <>
      <Sample
        name="AnyField"
        states={[...STATES, ...KINDS].map(
          ([state, field]) =>
            [state, <AnyField key={state} field={field} form="plain" onFill={nothing} onDraft={nothing} />] as const,
        )}
      />
      <Sample
        name="Below"
        states={[
          ['a hint', <Below key="hint" id="hint" problem={null} hint="From ₦300" />],
          [
            'a problem, in the place of the hint',
            <Below key="bad" id="bad" problem={SENTENCES.passwordShort} hint="From ₦300" />,
          ],
          ['a problem of more than a line', <Below key="long" id="long" problem={LONG} hint={null} />],
        ]}
      />
    </>
  );
}
