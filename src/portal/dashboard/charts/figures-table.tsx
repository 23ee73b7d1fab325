import type { Chart } from '#machines/pages/view.ts';
import { figure } from './figures.ts';

/** The figures of a chart for somebody who hears it. */
export function FiguresTable({ chart }: { chart: Chart }) {
  return (
    <div className="hidden">
      <table>
        <caption>{chart.title} by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
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
    </div>
  );
}
