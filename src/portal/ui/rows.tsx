import type { Row } from '#machines/kit/view.ts';
import { Money } from './money.tsx';

/** True for the line that says how much electricity is bought; cards set it apart. */
export const isUnits = ({ units }: Row): boolean => units === true;

/** What is read back, as label and value rows with the total under a rule. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="rows">
      {rows.map((row) => (
        <div key={row.label} className={row.total ? 'row row--total' : 'row'}>
          <dt>{row.label}</dt>
          <dd>{row.total ? <Money text={row.value} /> : row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
