import { useId } from 'react';
import { OPERATIONS as SAID } from '#catalogues/sentences/platform/operations.ts';
import type { Finding, OperationsView } from '#machines/pages/platform/operations/view.ts';
import { Status } from '../../../ui/status.tsx';

/** What waits to be done, by what it waits for. */
export function Queue({ queue: { aside, facts } }: Pick<OperationsView, 'queue'>) {
  const id = useId();
  return (
    <section className="card short" aria-labelledby={id}>
      <header className="short__head">
        <h3 id={id}>{SAID.queue}</h3>
        <span className="short__aside">{aside}</span>
      </header>
      <dl className="short__figures">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The servers with their versions. What is as it should be is a plain word, so that an exception stands out. */
export function Servers({ servers: { aside, rows } }: Pick<OperationsView, 'servers'>) {
  const id = useId();
  return (
    <section className="card short" aria-labelledby={id}>
      <header className="short__head">
        <h3 id={id}>{SAID.servers}</h3>
        <span className="short__aside">{aside}</span>
      </header>
      <ul className="short__rows">
        {rows.map(({ name, version, up, badge }, at) => (
          // Two servers of one machine have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart.
          <li key={`${name} ${at}`}>
            <span className="short__server">
              <strong>{name}</strong> {version} {up}
            </span>
            <Status badge={badge} quiet />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was found of money, with its sums: by the last night, or since a restore. */
export function Money({ title, finding: { badge, line, rows } }: { title: string; finding: Finding }) {
  const id = useId();
  return (
    <section className="card short" aria-labelledby={id}>
      <header className="short__head">
        <h3 id={id}>{title}</h3>
        <Status badge={badge} quiet />
      </header>
      <p className="short__line">{line}</p>
      {rows.length > 0 && (
        <dl className="short__sums">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
