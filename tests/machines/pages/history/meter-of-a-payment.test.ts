import { expect, test } from 'vitest';
import { ESTATE_COLUMNS } from '#machines/pages/history/estate/rows.ts';
import { OWN_COLUMNS } from '#machines/pages/history/history.ts';
import { estatePayment } from '../../../support/calls/estate-histories.ts';
import { payment } from '../../../support/calls/histories.ts';

const METER = '45012345670';

test('the meter of a payment stands in its row, whether a history calls it meterNumber or meter_number', {
  tags: ['E-040'],
}, () => {
  const own = payment('dev-levy', 1, '2026-11-18', { meterNumber: METER });
  const estates = estatePayment('dev-levy', 1, '2026-11-18', { meter_number: METER });
  expect([
    OWN_COLUMNS['dev-levy'].find(({ label }) => label === 'Meter number')?.cell(own),
    ESTATE_COLUMNS['dev-levy'].find(({ label }) => label === 'Meter number')?.cell(estates),
  ]).toEqual([METER, METER]);
});
