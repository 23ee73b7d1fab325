import { useEffect, useMemo, useRef } from 'react';
import { type ChartState, type ChartTransition, STEPS } from '#machines/kit/chart.ts';
import type { Flow } from '#machines/kit/flow.ts';
import { nextIn, statesOf } from './next-transitions.ts';

/** The states of a flow as cards. `at` is the one that the open run stands in; null: no run of this flow is open. */
export function Chart({ flow, at }: { flow: Flow; at: string | null }) {
  const states = useMemo(() => statesOf(flow), [flow]);
  const next = useMemo(() => (at === null ? [] : nextIn(flow, at)), [flow, at]);
  const targets = new Set(next.map(({ target }) => target));
  return (
    <>
      <h2>{flow.title}</h2>
      {at !== null && (
        <section className="flows__next" aria-label="what may happen next">
          <h3>What may happen next</h3>
          {next.length === 0 ? <p>Nothing: this is an end.</p> : <Transitions transitions={next} />}
        </section>
      )}
      <ol className="flows__states" aria-label={`states of ${flow.name}`}>
        {states.map((state) => (
          <State key={state.path} state={state} lit={state.path === at} follows={targets.has(state.path)} />
        ))}
      </ol>
    </>
  );
}

function State({ state, lit, follows }: { state: ChartState; lit: boolean; follows: boolean }) {
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lit) card.current?.scrollIntoView({ block: 'nearest' });
  }, [lit]);
  const look = `${lit ? ' state--lit' : ''}${follows && !lit ? ' state--next' : ''}`;
  return (
    <li ref={card} className={`state${look}`} aria-current={lit ? 'step' : undefined}>
      <h3>{state.key}</h3>
      <p className="state__step">
        {STEPS[state.step ?? ''] ?? 'a state'}
        {state.invokes.length > 0 && `, asks the outside: ${state.invokes.join(', ')}`}
      </p>
      <Transitions transitions={state.transitions} />
    </li>
  );
}

function Transitions({ transitions }: { transitions: readonly ChartTransition[] }) {
  // Two that say the same lead through conditions that are not told apart here.
  const lines = new Map(transitions.map((one) => [JSON.stringify(one), one]));
  return (
    <ul className="state__transitions">
      {[...lines].map(([key, { event, guard, target }]) => (
        <li key={key}>
          <strong>{event}</strong>
          {guard !== null && <span className="state__guard"> if {guard}</span>}
          {target === null ? ' stays' : ` to ${target}`}
        </li>
      ))}
    </ul>
  );
}
