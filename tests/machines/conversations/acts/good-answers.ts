import type { FieldKind, FieldView } from '#machines/kit/view.ts';
import { METER } from '../../../support/answers.ts';
import { emailOf, type Person } from '../world/people.ts';

/** The password of everybody in these conversations. */
export const PASSWORD = 'Demo-Power-2026';

const PHONE = '08031234567';

/** Good answers by the name of the question, where its kind does not say enough. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  meterNumber: [METER, '45012345678'],
  smartcard: ['7023456789', '7023456780'],
  account: ['1002003001', '1402001122'],
  reference: ['POWER-00000001', 'AIRTIME-00000002'],
  topupRef: ['POWER-00000001'],
  phone: [PHONE, '08021234567'],
  confirmPhone: [PHONE],
  months: ['3', '1', '12'],
  debited: ['5050', '600'],
  when: ['today', 'yesterday'],
  bank: ['GTBank', 'Zenith'],
};

const BY_KIND: Readonly<Record<FieldKind, readonly string[]>> = {
  text: ['Amaka Eze', 'Unity Homes', 'Block C, Flat 4'],
  area: ['Nothing came, and my card was charged.'],
  email: [],
  money: ['5000', '500', '7,500', '20000'],
  digits: [METER, '7023456789', '3'],
  phone: [PHONE],
  choice: ['1'],
  secret: [PASSWORD],
  file: [],
  'past-day': ['2026-11-20', 'yesterday'],
  'coming-moment': ['now', '2027-01-05 09:00', 'tomorrow 9am'],
  'coming-day': ['2027-01-05', 'tomorrow'],
  toggle: ['yes', 'no'],
};

/** An answer that fits; `''` where none can be typed. `label`: as a person says a choice, else as a form sends it. */
export function goodAnswer({ name, kind, choices }: FieldView, pick: number, as: 'value' | 'label'): string {
  const choice = choices[pick % Math.max(choices.length, 1)];
  if (choice && (kind === 'choice' || kind === 'toggle' || pick % 3 === 0)) return choice[as];
  const emails = (['resident', 'owner', 'administrator', 'platform'] satisfies Person[]).map(emailOf);
  const fitting = kind === 'email' ? emails : (NAMED[name] ?? BY_KIND[kind]);
  return fitting[pick % Math.max(fitting.length, 1)] ?? '';
}
