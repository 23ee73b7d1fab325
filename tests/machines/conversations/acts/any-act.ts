import fc from 'fast-check';
import { ANYBODY } from '../world/people.ts';
import type { Act } from './act.ts';
import { BESIDES, ELSEWHERE, IN_AND_OUT, sentence } from './sentences.ts';
import { WORLD } from './world-changes.ts';

const pick = fc.nat({ max: 99 });
const weighs = <A extends Act>(weight: number, arbitrary: fc.Arbitrary<A>) => ({ weight, arbitrary });
const act = <N extends Act['do'], R extends object>(name: N, rest: { [K in keyof R]: fc.Arbitrary<R[K]> }) =>
  fc.record({ do: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<Extract<Act, { do: N }>>;

/** Whatever may happen next; what leads deep into a flow weighs most. */
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  weighs(24, act('answer', { pick })),
  weighs(20, act('say', { text: sentence })),
  weighs(8, act('press', { pick })),
  weighs(6, act('offer', { pick })),
  weighs(6, act('form', { pick })),
  weighs(6, act('ask', { text: fc.constantFrom(...BESIDES) })),
  weighs(6, act('card', { result: fc.constantFrom('captured', 'captured', 'failed', 'closed', 'unavailable') })),
  weighs(4, act('arrives', { pick })),
  weighs(4, act('portal changes', { what: fc.constantFrom(...(Object.keys(WORLD) as (keyof typeof WORLD)[])) })),
  weighs(3, act('reload', {})),
  weighs(4, act('line', { lost: fc.boolean() })),
  weighs(2, act('other device', { text: fc.constantFrom(...ELSEWHERE) })),
  weighs(3, act('say', { text: fc.constantFrom(...IN_AND_OUT) })),
  weighs(2, act('slow', { held: fc.boolean() })),
  weighs(2, act('time passes', {})),
  weighs(2, act('open page', { pick })),
  weighs(2, act('drop file', { pick })),
  weighs(1, act('close', {})),
  weighs(1, act('leave page', {})),
  weighs(1, act('home', {})),
  weighs(1, act('tab away and back', {})),
  weighs(1, act('other tab', { who: fc.constantFrom(...ANYBODY) })),
  weighs(1, act('expire', {})),
  weighs(1, act('sign out', {})),
);

/** What happens in a conversation of so many acts at most. */
export const anyActs = (most: number): fc.Arbitrary<Act[]> => fc.array(anyAct, { maxLength: most, size: 'max' });
