import type { ReactNode } from 'react';

interface SampleProps {
  /** What it is called in the code. */
  readonly name: string;
  readonly states: readonly (readonly [string, ReactNode])[];
  /** Several of its states stand in a line. */
  readonly small?: boolean;
}

/** A component in each of its states. */
export function Sample({ name, states, small = false }: SampleProps) {
  return (
    <section className={small ? 'sample sample--small' : 'sample'} aria-label={name}>
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
