import { parseNaira } from '#machines/kit/reading/naira.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import type { Modifiers } from '#machines/talk/besides.ts';
import { type EntryPoint, fieldOf } from '../../entry-points.ts';
import { type Line, plain } from '../../lines.ts';
import type { MeterSaid } from '../../queries/own-meter.ts';
import type { FlowStart } from '../../run.ts';
import type { Scene } from '../../scene.ts';
import { TALK } from '../../sentences.ts';
import { listedIn } from './listed.ts';

/** Numbers, and the address, that 'the same as last time' may mean, by the name of their field. */
export const REMEMBERED = ['phone', 'meterNumber', 'smartcard', 'account', 'email'] as const;

/** What answers are called where they are taken from before. */
export const CALLED: Readonly<Record<string, string>> = {
  network: 'Network',
  provider: 'Provider',
  phone: 'Mobile Number',
  meterNumber: 'Meter Number',
  smartcard: 'Smartcard Number',
  account: 'Account',
  email: 'Email',
  service: 'Service',
  months: 'Number of months',
  plan: 'Plan',
  package: 'Package',
  amount: 'Amount',
  part: 'Amount',
};

/** Says what is taken from before, ahead of the read-back. */
export const takenFromBefore = (values: FlowStart['values']): Line[] =>
  Object.entries(values).map(([name, value]) => {
    const amount = name === 'amount' ? parseNaira(value) : null;
    return plain(TALK.asBefore(TALK.called(CALLED[name] ?? name, amount === null ? value : formatNaira(amount))));
  });

/** What a sentence asks for, as the flow that does it takes it. */
export function flowStartOf(one: EntryPoint, { sense, usual }: Pick<Scene, 'sense' | 'usual'>): FlowStart {
  const { slots, modifiers } = sense;
  const takes = (name: string): boolean => one.slots.includes(name);
  const said = Object.fromEntries(
    Object.entries(slots).flatMap(([name, value]) =>
      takes(name) && value !== '' ? [[fieldOf(one, name), String(value)]] : [],
    ),
  );
  const before = rememberedIn(one, { sense, usual });
  const phone = modifiers?.unheard?.find(({ kind }) => kind === 'phone');
  return {
    flow: one.flow,
    values: {
      ...one.preset,
      // A number that is none is for the flow to refuse, in its own words.
      ...Object.fromEntries(Object.entries(modifiers?.nearly ?? {}).map(([name, value]) => [name, String(value)])),
      ...(modifiers?.symptom && takes('symptom') && { symptom: modifiers.symptom }),
      ...(modifiers?.email && takes('email') && { email: modifiers.email }),
      ...(one.flow === 'buy-power' && meterSaid(modifiers)),
      ...(modifiers?.name && takes('name') && { name: modifiers.name }),
      ...(phone && takes('phone') && { phone: phone.value }),
      ...before,
      ...said,
      ...listedIn(one, sense),
      ...(modifiers?.balance !== undefined && { amount: modifiers.balance }),
    },
  };
}

/** What a sentence says of which of the own meters it is about, in the names that flows and queries take. */
export const meterSaid = ({ which, beside }: Modifiers = {}): MeterSaid => ({
  ...(which !== undefined && { meter: which }),
  ...(beside !== undefined && { beside }),
});

/** What 'the same number' is of those that were given before, where a sentence says none. */
export function rememberedIn(one: EntryPoint, { sense, usual }: Pick<Scene, 'sense' | 'usual'>): FlowStart['values'] {
  if (!sense.modifiers?.same) return {};
  const name = REMEMBERED.find((name) => one.slots.includes(name) && (sense.slots[name] ?? '') === '');
  const value = name && usual[name];
  return name !== undefined && value !== undefined ? { [name]: value } : {};
}
