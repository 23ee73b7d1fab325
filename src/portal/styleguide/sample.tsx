import type { ReactNode } from 'react';

/** A component in each of its states; `name` is what it is called in the code. */
export function Sample({ name, states }: { name: string; states: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section className="sample" aria-label={name}>
      <h3 className="sample__name">{name}</h3>
      {states.map(([state, node]) => (
        <div key={state} className="sample__state">
          <p className="sample__label">{state}</p>
          <div>{node}</div>
        </div>
      ))}
    </section>
  );
}
