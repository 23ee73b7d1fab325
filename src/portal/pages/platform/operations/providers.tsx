import { useId, useState } from 'react';
import { OPERATIONS as SAID } from '#catalogues/sentences/platform/operations.ts';
import type { OperationsView, StripView } from '#machines/pages/platform/operations/view.ts';
import { Strip } from './strip.tsx';

interface Props {
  readonly minutes: OperationsView['minutes'];
  readonly strips: readonly StripView[];
}

/** So many times of day stand above the strips. */
const MARKS = [0, 10, 20, 29];

/** What each provider answered, minute by minute; each strip has its figures as a table. */
export function Providers({ minutes, strips }: Props) {
  const id = useId();
  return (
    <section className="card providers" aria-labelledby={id}>
      <header className="short__head providers__title">
        <h3 id={id}>{SAID.providers}</h3>
        <ul className="providers__legend">
          <li className="providers__good">{SAID.answered}</li>
          <li className="providers__bad">{SAID.unusable}</li>
        </ul>
      </header>
      <div className="providers__heads" aria-hidden="true">
        <span>{SAID.provider}</span>
        <span className="providers__times">
          {MARKS.map((at) => (
            <span key={at}>{minutes[at]}</span>
          ))}
        </span>
        <span>{SAID.answered}</span>
        <span>{SAID.median}</span>
        <span>{SAID.last}</span>
      </div>
      <ul className="providers__rows">
        {strips.map((strip) => (
          <Provider key={strip.id} strip={strip} minutes={minutes} />
        ))}
      </ul>
    </section>
  );
}

function Provider({ strip, minutes }: { strip: StripView; minutes: Props['minutes'] }) {
  const [open, setOpen] = useState(false);
  const table = useId();
  const { name, note, bad, answered, median, last } = strip;
  return (
    <li className="provider">
      <p className="provider__name">
        <strong>{name}</strong>
        <span className={bad ? 'provider__note provider__note--bad' : 'provider__note'}>{note}</span>
      </p>
      <button
        type="button"
        className="provider__strip"
        aria-expanded={open}
        aria-controls={table}
        aria-label={SAID.byMinute(name)}
        onClick={() => setOpen(!open)}
      >
        <Strip minutes={strip.minutes} />
      </button>
      <dl className="provider__figures">
        <div className={bad ? 'provider__bad' : undefined}>
          <dt>{SAID.answered}</dt>
          <dd>{answered}</dd>
        </div>
        <div>
          <dt>{SAID.median}</dt>
          <dd>{median}</dd>
        </div>
        <div>
          <dt>{SAID.last}</dt>
          <dd>{last}</dd>
        </div>
      </dl>
      <div id={table} className="provider__table" hidden={!open}>
        {open && <Minutes strip={strip} minutes={minutes} />}
      </div>
    </li>
  );
}

/** The minutes in which somebody was asked. */
function Minutes({ strip, minutes }: { strip: StripView; minutes: Props['minutes'] }) {
  const asked = strip.minutes.flatMap((one, at) => (one.answered + one.failed > 0 ? [{ ...one, at }] : []));
  if (asked.length === 0) return <p className="provider__none">{SAID.noAnswers}</p>;
  return (
    <table>
      <caption className="hidden">{SAID.byMinute(strip.name)}</caption>
      <thead>
        <tr>
          <th scope="col">{SAID.minute}</th>
          <th scope="col">{SAID.answered}</th>
          <th scope="col">{SAID.unusable}</th>
        </tr>
      </thead>
      <tbody>
        {asked.map(({ at, answered, failed }) => (
          <tr key={at}>
            <th scope="row">{minutes[at]}</th>
            <td>{answered}</td>
            <td className={failed > 0 ? 'provider__bad' : undefined}>{failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
