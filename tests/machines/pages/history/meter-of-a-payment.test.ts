import { expect, test } from 'vitest';
import { estateColumns, estateRow } from '#machines/pages/history/estate/rows.ts';
import { columnsOf, rowOf } from '#machines/pages/history/rows.ts';
import { estatePayment } from '../../../support/calls/estate-histories.ts';
import { payment } from '../../../support/calls/histories.ts';

const METER = '45012345670';

test('the meter of a payment stands in its row, whether a history calls it meterNumber or meter_number', {
  tags: ['E-040'],
}, () => {
  const own = rowOf('dev-levy', payment('dev-levy', 1, '2026-11-18', { meterNumber: METER }));
  const estates = estateRow('dev-levy', estatePayment('dev-levy', 1, '2026-11-18', { meter_number: METER }));
  const meterAt = (columns: readonly { readonly label: string }[]) =>
    columns.findIndex(({ label }) => label === 'Meter number');
  expect([own.cells[meterAt(columnsOf('dev-levy'))], estates.cells[meterAt(estateColumns('dev-levy'))]]).toEqual([
    METER,
    METER,
  ]);
});
