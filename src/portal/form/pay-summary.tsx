import { TARIFF_KOBO_PER_KWH } from '#catalogues/limits.ts';
import type { View } from '#machines/kit/view.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { Money } from '../ui/money.tsx';
import { isUnits } from '../ui/rows.tsx';

/** What it comes to, before the button that pays it. The fee stands here where no field of the form shows it. */
export function PaySummary({ view }: { view: View }) {
  const total = view.summary.find((row) => row.total);
  const units = view.summary.find(isUnits);
  const fee = view.fields.some(({ name }) => name === 'fee')
    ? undefined
    : view.summary.find(({ name }) => name === 'fee');
  if (!total && !fee) return null;
  return (
    <dl className="pay">
      {fee && (
        <div className="pay__line pay__line--fee">
          <dt>{fee.label}</dt>
          <dd>{fee.value}</dd>
        </div>
      )}
      {total && (
        <div className="pay__line">
          <dt>You pay</dt>
          <dd>
            <Money text={total.value} />
          </dd>
        </div>
      )}
      {units && (
        <div className="pay__line pay__line--units">
          <dt>You get, at {formatNaira(TARIFF_KOBO_PER_KWH)} per kWh</dt>
          <dd>{units.short ?? units.value}</dd>
        </div>
      )}
    </dl>
  );
}
