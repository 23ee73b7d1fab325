import type { Scene, Wish } from '../turn.ts';
import { listedIn } from './listed.ts';
import { fieldOf, type Startable } from './startable.ts';

/** Numbers, and the address, that 'the same as last time' may mean, by the name of their field. */
export const REMEMBERED = ['phone', 'meterNumber', 'smartcard', 'account', 'email'] as const;

/** What a sentence asks for, as the flow that does it takes it. */
export function wishOf(one: Startable, { sense, usual }: Pick<Scene, 'sense' | 'usual'>): Wish {
  const { slots, besides } = sense;
  const takes = (name: string): boolean => one.slots.includes(name);
  const said = Object.fromEntries(
    Object.entries(slots).flatMap(([name, value]) =>
      takes(name) && value !== '' ? [[fieldOf(one, name), String(value)]] : [],
    ),
  );
  const before = besides?.same ? REMEMBERED.find((name) => takes(name) && said[name] === undefined) : undefined;
  return {
    flow: one.flow,
    values: {
      ...one.preset,
      // A number that is none is for the flow to refuse, in its own words.
      ...(besides?.digits && takes('phone') && { phone: besides.digits }),
      ...(besides?.symptom && takes('symptom') && { symptom: besides.symptom }),
      ...(besides?.email && takes('email') && { email: besides.email }),
      ...(before !== undefined && usual[before] !== undefined && { [before]: usual[before] }),
      ...said,
      ...listedIn(one, sense),
      ...(besides?.balance !== undefined && { amount: besides.balance }),
    },
  };
}
