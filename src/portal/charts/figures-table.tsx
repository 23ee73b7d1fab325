import type { Chart } from '#machines/pages/view.ts';
import { figure } from './figures.ts';

/** The figures behind a chart: for who hears it always, for who looks at it when `shown`. */
export function FiguresTable({ chart, id, shown }: { chart: Chart; id: string; shown: boolean }) {
  const along = chart.along ?? 'Month';
  return (
    <section
      id={id}
      className={shown ? 'chart__figures' : 'chart__figures hidden'}
      aria-label={`Figures of ${chart.title}`}
      // A wide table scrolls in its box, by the keyboard too.
      tabIndex={shown ? 0 : undefined}
    >
      <table>
        <caption className="hidden">{chart.along === undefined ? `${chart.title} by month` : chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{along}</th>
            {chart.series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.labels.map((label, month) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {chart.series.map(({ name, points }) => (
                <td key={name}>{figure(points[month] ?? 0, chart.unit)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
